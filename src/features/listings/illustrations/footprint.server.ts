import { type FootprintSize, footprintSize } from "layout-art";
import { toLayoutFacts } from "#features/listings/model/illustration-facts.ts";
import type { Listing } from "#features/listings/model/listing.ts";

/** How far a listing's layout reaches on the ground, metres; null where its area is not stated. */
export function footprintOf(listing: Listing): FootprintSize | null {
  return footprintSize(toLayoutFacts(listing));
}
