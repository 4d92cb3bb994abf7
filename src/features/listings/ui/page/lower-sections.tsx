import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { lateInWords } from "#platform/ui/late/late-in-words.tsx";
import { LatePlace } from "#platform/ui/late/when-near.tsx";

const PLACE = "lower-sections";

interface LowerSectionsProps {
  readonly details: ListingDetails;
}

const Sections = lateInWords<LowerSectionsProps>(
  PLACE,
  ["tools", "fields", "listing"],
  async () => (await import("./lower/lower-sections-content.tsx")).LowerSectionsContent,
);

/** Budget, facts, market, neighbourhood, all-in cost, units and monthly cost; alive once the visitor comes near. */
export function LowerSections(props: LowerSectionsProps) {
  return (
    <LatePlace id={PLACE} className="grid grid-cols-1 gap-14 lg:gap-18">
      <Sections {...props} />
    </LatePlace>
  );
}
