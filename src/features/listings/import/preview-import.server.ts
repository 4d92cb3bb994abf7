import { inArray } from "drizzle-orm";
import { toDifferences } from "#features/listings/model/changes/differences.ts";
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import { FIELDS, statedAt } from "#features/listings/model/fields/fields.ts";
import type { FieldPath } from "#features/listings/model/fields/listing-fields.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { getListing, saysTheSame } from "#features/listings/model/stored-listing.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";
import { type CheckFile, checkFile } from "./check-file.server.ts";
import type { Reading } from "./find-columns.ts";
import { findStoredIn } from "./find-stored.server.ts";
import type { ImportPreview, PreviewRow } from "./import-preview.ts";
import { NO_PROBLEMS } from "./problem-report.ts";
import type { TableAs } from "./table-report.ts";

/** Rows of which is told what would become of them; the others are counted. */
const MOST_ROWS = 200;

/** What an import of a file would do, without doing it; memory stays bounded whatever the file. */
export async function previewImport(
  db: Db,
  file: string,
  { check = checkFile, reading }: { check?: CheckFile; reading?: Reading } = {},
): Promise<ImportPreview> {
  const counts = { added: 0, updated: 0, unchanged: 0 };
  let cleared = 0;
  const rows: PreviewRow[] = [];
  let report = NO_PROBLEMS;
  let table: TableAs | null = null;
  for await (const checked of check(file, { ...reading, findStored: findStoredIn(db) })) {
    ({ report, table } = checked);
    if (checked.isBroken) return { ok: false, code: "broken-file", report, table };
    for (const { facts, ...row } of await compare(db, checked.good)) {
      cleared += facts;
      counts[row.kind]++;
      if (row.kind !== "unchanged" && rows.length < MOST_ROWS) rows.push(row);
    }
  }
  return { ok: true, ...counts, cleared, rows, report, table };
}

/** A row, with how many facts of the stored listing it would no longer state. */
interface ComparedRow extends PreviewRow {
  readonly facts: number;
}

async function compare(db: Db, some: readonly Listing[]): Promise<ComparedRow[]> {
  if (some.length === 0) return [];
  const ids = some.map(({ mlsNumber }) => mlsNumber);
  const stored = await db
    .select({ mlsNumber: listings.mlsNumber, listing: listings.listing, hash: listings.hash })
    .from(listings)
    .where(inArray(listings.mlsNumber, ids));
  const known = new Map(stored.map((row) => [row.mlsNumber, row]));
  return some.map((given) => {
    const { mlsNumber, name } = given;
    const before = known.get(mlsNumber);
    if (!before) return { kind: "added", mlsNumber, name, differences: [], facts: 0 };
    const was = getListing(before);
    const listing = withPlaceOf(was, given);
    if (saysTheSame(before, hashListing(listing)))
      return { kind: "unchanged", mlsNumber, name, differences: [], facts: 0 };
    const facts = factsOf(was).difference(factsOf(listing)).size;
    return { kind: "updated", mlsNumber, name, differences: toDifferences(was, listing), facts };
  });
}

/** The fields that a listing states. */
function factsOf(listing: Listing): Set<FieldPath> {
  const stated = FIELDS.filter(({ path }) => statedAt(listing, path, "yes") !== null);
  return new Set(stated.map(({ path }) => path));
}

/** As the import does it: without coordinates, a listing at the same address keeps its own. */
function withPlaceOf({ location, lat, lng }: Listing, given: Listing): Listing {
  return given.lat === null && given.location === location ? { ...given, lat, lng } : given;
}
