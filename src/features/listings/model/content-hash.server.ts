import { createHash } from "node:crypto";

/** JSON with the keys of every object in order: equal listings give equal text, however stored. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * SHA-256 (hex) of a listing's content: equal content, equal hash, whatever the order of keys. One
 * that the history remembers may be of a shape that no rule of today knows.
 */
export function hashListing(listing: object): string {
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
