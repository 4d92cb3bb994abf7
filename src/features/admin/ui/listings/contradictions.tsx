import { Trans, useLingui } from "@lingui/react/macro";
import { contradictionsOf, type Listing } from "#features/listings/index.ts";
import { CONTRADICTION_WORDS, useClaims } from "#features/listings/ui.ts";

/** Claims of a listing that contradict each other, as buyers see them on its page. */
export function Contradictions({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const claims = useClaims();
  const found = contradictionsOf(listing);
  if (found.length === 0) return null;
  return (
    <section
      aria-labelledby="contradictions"
      className="mb-5 rounded bg-turmeric-tint p-4 text-small text-ink"
    >
      <h2 id="contradictions" className="text-control font-[550]">
        <Trans>Claims in doubt, shown to buyers as such</Trans>
      </h2>
      <ul className="mt-1 grid gap-1">
        {found.map((contradiction) => (
          <li key={contradiction.code}>
            <b className="font-[550]">{claims(contradiction).join(" · ")}</b>{" "}
            {i18n._(CONTRADICTION_WORDS[contradiction.code])}
          </li>
        ))}
      </ul>
    </section>
  );
}
