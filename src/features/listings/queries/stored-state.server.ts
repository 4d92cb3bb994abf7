import { eq } from "drizzle-orm";
import type { ListingState } from "#features/listings/model/changes/listing-change.ts";
import { getListing } from "#features/listings/model/stored-listing.server.ts";
import type { Db } from "#platform/db/database.ts";
import { CATALOGUE_ID, catalogue, listings } from "#platform/db/schema.ts";

/** A listing as it is stored, with what tells its state from every other. */
export interface StoredState extends ListingState {
  /** Changes with any field, and with publishing. */
  readonly version: string;
}

/** Waits for whoever changes the catalogue, and has it until the transaction ends. */
export async function holdCatalogue(tx: Db): Promise<void> {
  await tx.select().from(catalogue).where(eq(catalogue.id, CATALOGUE_ID)).for("update");
}

/** The listing with this number, published or not; null when there is none. */
export async function findState(db: Db, mlsNumber: string): Promise<StoredState | null> {
  const [row] = await db
    .select({ listing: listings.listing, published: listings.published, hash: listings.hash })
    .from(listings)
    .where(eq(listings.mlsNumber, mlsNumber));
  if (!row) return null;
  const { published, hash } = row;
  const listing = getListing({ mlsNumber, listing: row.listing });
  return { listing, published, version: toVersion(hash, published) };
}

/** What tells a state of a listing from every other. */
export function toVersion(hash: string, published: boolean): string {
  return `${hash}${published ? "+" : "-"}`;
}
