import { useLingui } from "@lingui/react/macro";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { CONTRADICTION_WORDS, useClaims } from "#features/listings/ui/contradiction-words.ts";
import { Caution } from "./passport-foot.tsx";
import { TwinNote } from "./twin-note.tsx";

/** Other listings of the layout, then claims that contradict each other, as they are stated. */
export function DoubtsContent(doubts: Pick<ListingDetails, "twins" | "contradictions">) {
  const { i18n } = useLingui();
  const claims = useClaims();
  return (
    <>
      {doubts.twins.map((twin) => (
        <TwinNote key={twin.mlsNumber} twin={twin} />
      ))}
      {doubts.contradictions.map((contradiction) => (
        <Caution key={contradiction.code}>
          <b className="block font-[550]">{claims(contradiction).join(" · ")}</b>
          {i18n._(CONTRADICTION_WORDS[contradiction.code])}
        </Caution>
      ))}
    </>
  );
}
