import type { Purchase } from "#features/calculators/index.ts";
import { href } from "#platform/ui/href.ts";
import { toDisplayName } from "./display-name.ts";
import type { Listing } from "./listing.ts";

/** A layout as a buyer looks through its documents. */
export function purchaseOfListing({ mlsNumber, name, constructionDetails }: Listing): Purchase {
  return {
    id: mlsNumber,
    name: toDisplayName(name),
    path: href("/property/:mlsNumber", { mlsNumber }),
    plot: null,
    registration: constructionDetails.approvals,
    permit: constructionDetails.permitNumber,
  };
}
