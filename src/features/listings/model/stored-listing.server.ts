import { isRecord } from "./catalogue/catalogue-file.ts";
import { hashListing } from "./content-hash.server.ts";
import { type Listing, parseListing } from "./listing.ts";

/** A row of `listings`, as far as its facts go. */
interface ListingRow {
  readonly mlsNumber: string;
  readonly listing: unknown;
}

/**
 * The one reader of stored listings. A row keeps the shape of the schema that wrote it: what the
 * schema has gained since is filled with its default here, so that no row needs to be rewritten.
 * One that does not parse even so is a bug of a migration: it throws, naming listing and field.
 */
export function getListing({ mlsNumber, listing }: ListingRow): Listing {
  const parsed = parseListing(listing);
  if (parsed.ok) return parsed.listing;
  const [problem] = parsed.problems;
  throw new Error(`Stored listing ${mlsNumber}: ${problem?.code} at ${problem?.path}`);
}

/**
 * True when a row says what a listing with this hash says. The row's own hash is of the shape that
 * it was written in: when that differs, what it says in today's shape decides.
 */
export function saysTheSame(row: ListingRow & { readonly hash: string }, hash: string): boolean {
  return row.hash === hash || hashListing(getListing(row)) === hash;
}

/** A listing as a row of the history remembers it. */
export interface PastState {
  /** In today's shape; as it was written when a rule of today refuses it, to be shown only. */
  readonly listing: object;
  readonly published: boolean;
}

/** The state in a row of `listing_changes`; null for a listing that was new. */
export function findPastState(stored: unknown): PastState | null {
  if (stored === null) return null;
  if (!isRecord(stored) || !isRecord(stored.listing))
    throw new Error("A row of listing_changes holds no listing.");
  const parsed = parseListing(stored.listing);
  // History outlives rules: what one of them forbids now was lawful, and an agent may look at it.
  const listing = parsed.ok ? parsed.listing : stored.listing;
  return { listing, published: stored.published === true };
}
