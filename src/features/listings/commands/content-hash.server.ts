import { createHash } from "node:crypto";
import { toCanonicalJson } from "#features/listings/model/canonical-json.ts";
import type { Listing } from "#features/listings/model/listing.ts";

/** SHA-256 (hex) of a listing's content: equal content, equal hash, whatever the order of keys. */
export function hashListing(listing: Listing): string {
  return createHash("sha256").update(toCanonicalJson(listing)).digest("hex");
}

/** Version of a catalogue: SHA-256 (hex) of its listings' ids and hashes in order. */
export function hashCatalogue(
  rows: Iterable<{ readonly mlsNumber: string; readonly hash: string }>,
): string {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(`${row.mlsNumber} ${row.hash}\n`);
  return hash.digest("hex");
}
