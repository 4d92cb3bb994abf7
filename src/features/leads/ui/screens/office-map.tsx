import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { LatLng } from "#lib/geo/geo.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LazyMapBox } from "#platform/map/lazy-map-box.tsx";
import type { MapTarget } from "#platform/map/map-view.ts";
import { useSite } from "#platform/ui/shell/site.ts";

/** Where the agent is to be found. */
export interface Office {
  readonly at: LatLng;
  /** The town or village that stands for an address that is not found itself. */
  readonly town: string | null;
}

/** A village and its neighbours. */
const ZOOM = 12;
const NO_LANDMARKS: readonly [] = [];

/** The office's address, on the map where it is known where that lies, and links that say the same. */
export function OfficePlace({ office }: { office: Office | null }) {
  const { postalAddress } = useSite();
  const searched = encodeURIComponent(postalAddress);
  return (
    <section aria-labelledby="office" className="mt-12 md:mt-16">
      <h2 id="office" className="text-h2">
        <Trans>Where we are</Trans>
      </h2>
      {office && <OfficePane place={office.at} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-small text-muted">
        <span>
          {postalAddress}. {office && <OfficeNote town={office.town} />}
        </span>
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${searched}`}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-11 items-center"
        >
          <Trans>Open in Google Maps</Trans>
        </a>
        {office && <OpenStreetMapLink {...office.at} />}
      </p>
    </section>
  );
}

/** How far the map can be relied on. */
function OfficeNote({ town }: Pick<Office, "town">) {
  return town === null ? (
    <Trans>The map shows the village, not the exact address.</Trans>
  ) : (
    <Trans>We couldn’t find this address, so the map shows {town}.</Trans>
  );
}

function OpenStreetMapLink({ lat, lng }: LatLng) {
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=13/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
      className="text-link inline-flex min-h-11 items-center"
    >
      <Trans>Open in OpenStreetMap</Trans>
    </a>
  );
}

function OfficePane({ place }: { place: LatLng }) {
  const { t, i18n } = useLingui();
  const { map: sources } = useSite();
  const name = t`Office`;
  const target = useMemo<MapTarget>(
    () => ({ key: "office", kind: "centre", centre: place, zoom: ZOOM }),
    [place],
  );
  const centre = useMemo(() => ({ at: place, name }), [place, name]);
  return (
    <LazyMapBox fetchMap={() => import("#platform/map/detail-map.client.tsx")}>
      {(DetailMap, fail) => (
        <DetailMap
          language={toLanguage(i18n.locale)}
          sources={sources}
          label={t`Map of the office and its surroundings`}
          target={target}
          centre={centre}
          landmarks={NO_LANDMARKS}
          onError={fail}
        />
      )}
    </LazyMapBox>
  );
}
