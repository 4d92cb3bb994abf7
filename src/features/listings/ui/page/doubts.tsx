import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { lateInWords } from "#platform/ui/late/late-in-words.tsx";
import { LatePlace } from "#platform/ui/late/when-near.tsx";

const PLACE = "doubts";

type DoubtsProps = Pick<ListingDetails, "twins" | "contradictions">;

const Notes = lateInWords<DoubtsProps>(
  PLACE,
  ["fields", "listing"],
  async () => (await import("./doubts-content.tsx")).DoubtsContent,
);

/** What speaks against a listing's claims, where anything does; few have the script for it. */
export function Doubts({ twins, contradictions }: DoubtsProps) {
  if (twins.length === 0 && contradictions.length === 0) return null;
  return (
    <LatePlace id={PLACE} short>
      <Notes twins={twins} contradictions={contradictions} />
    </LatePlace>
  );
}
