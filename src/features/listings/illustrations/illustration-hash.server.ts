import { createHash } from "node:crypto";
import { DRAWING_VERSION } from "layout-art";
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import type { Listing } from "#features/listings/model/listing.ts";

/**
 * Enough that a changed listing keeps its name once in 10^14; each letter more would cost the
 * catalogue file of 50,000 listings 37 kB.
 */
const LETTERS = 8;

/** Names the illustration of a listing: changes with its facts and with the way it is drawn. */
export function hashIllustration(listing: Listing): string {
  return createHash("sha256")
    .update(`${DRAWING_VERSION} ${hashListing(listing)}`)
    .digest("base64url")
    .replaceAll(/[-_]/g, "")
    .slice(0, LETTERS);
}
