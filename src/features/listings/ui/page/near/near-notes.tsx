import { Trans, useLingui } from "@lingui/react/macro";
import { SITE_NAMES } from "#features/listings/ui/site-names.ts";
import { usePlaceName } from "#features/listings/ui/words.tsx";
import type { AskedKind, WhatIsNear } from "#features/places/index.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

function useKinds(): (kinds: readonly AskedKind[]) => string {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction", style: "narrow" });
  return (kinds) => list.format(kinds.map((kind) => i18n._(SITE_NAMES[kind])));
}

/** What the list of what is near does not tell, and where it comes from. */
export function NearNotes({ near: { sites, town, none } }: { near: WhatIsNear }) {
  const kindsOf = useKinds();
  const missing = kindsOf(none);
  return (
    <div className="mt-3 grid gap-2 text-small text-muted">
      {town && <UncoveredTown town={town} />}
      {none.length > 0 && (
        <p>
          <Trans>None within 10 km in the survey: {missing}.</Trans>
        </p>
      )}
      <p>
        <Trans>Straight-line distances; by road it is farther.</Trans>{" "}
        <Trans>
          Sources: rural survey (GeoSadak), Ministry of Rural Development, 2022; stations, Indian
          Railways by datameet, 2016.
        </Trans>{" "}
        {sites.some(({ asked }) => asked === "ring-road") && (
          <>
            <Trans>Ring roads are drawn by us.</Trans>{" "}
          </>
        )}
        <LocalLink to={`${href("/about")}#sources`} className="text-link">
          <Trans>How we know this</Trans>
        </LocalLink>
      </p>
    </div>
  );
}

function UncoveredTown({ town }: { town: NonNullable<WhatIsNear["town"]> }) {
  const kindsOf = useKinds();
  const [place, figure, kinds] = [
    usePlaceName()(town.name),
    formatKm(town.km),
    kindsOf(town.kinds),
  ];
  return (
    <p className="rounded border-l-3 border-turmeric bg-turmeric-tint px-3 py-2 text-ink">
      {town.km === 0 ? (
        <Trans>
          This is in {place}, a town that the survey leaves out. It does not tell the nearest:{" "}
          {kinds}.
        </Trans>
      ) : (
        <Trans>
          {place}, a town that the survey leaves out, begins {figure} km away. These may be nearest
          there: {kinds}.
        </Trans>
      )}
    </p>
  );
}
