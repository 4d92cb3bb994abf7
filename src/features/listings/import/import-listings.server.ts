import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import { eq } from "drizzle-orm";
import type { Editor } from "#features/listings/model/changes/listing-change.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { Db } from "#platform/db/database.ts";
import { listingImports } from "#platform/db/schema.ts";
import { type CheckedRows, type CheckFile, checkFile } from "./check-file.server.ts";
import type { Reading } from "./find-columns.ts";
import { findStoredIn } from "./find-stored.server.ts";
import type { ImportProgress, ImportResult } from "./import-preview.ts";
import { findPlaces, type Geocode, type Unplaced } from "./place-listings.server.ts";
import { NO_PROBLEMS } from "./problem-report.ts";
import type { TableAs } from "./table-report.ts";
import {
  countListings,
  isLockRefused,
  lockCatalogue,
  renewVersion,
  writeListings,
} from "./write-listings.server.ts";

export interface ImportOptions {
  readonly db: Db;
  readonly clock: () => Date;
  /** Path of a JSON list, a CSV table or an XLSX workbook. */
  readonly file: string;
  readonly geocode: Geocode;
  /** How the file is read; here unless told. */
  readonly check?: CheckFile;
  readonly reading?: Reading;
  /** Writes the good rows when some are bad; a file that breaks off is refused all the same. */
  readonly skipBad?: boolean;
  /** What the file is called, for the list of imports. */
  readonly fileName?: string;
  /** Puts what is new on the site at once; true unless told. */
  readonly published?: boolean;
  /** Whom the history names; nobody for the command line. */
  readonly by?: Editor | null;
  /** Writes what goes with the import, in its transaction. */
  readonly alsoWrite?: (tx: Db) => Promise<void>;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/**
 * Brings the listings of a file into the catalogue in one transaction, all or (without `skipBad`)
 * nothing. An entry of a JSON list is a whole listing, and replaces the stored one; a row of a table
 * changes of it what the row states. The file is read twice, to be checked and to be written, so that its size does not
 * matter. A second import of the same file changes nothing.
 */
export async function importListings(options: ImportOptions): Promise<ImportResult> {
  const { db, skipBad = false, onProgress = () => undefined } = options;
  let report = NO_PROBLEMS;
  const refuse = (code: Exclude<ImportResult, { ok: true }>["code"]): ImportResult => ({
    ok: false,
    code,
    report,
  });
  try {
    // Refuses at once what the transaction below would refuse after all the reading.
    await db.transaction(lockCatalogue);
    const checked = await lookThrough(options);
    report = checked.report;
    if (checked.isBroken) return refuse("broken-file");
    if (report.badRows > 0 && !skipBad) return refuse("bad-rows");
    const places = await findPlaces(db, checked.unplaced, options.geocode, (done) =>
      onProgress({ phase: "geocode", done, total: checked.unplaced.length }),
    );
    const written = await db.transaction((tx) => write(tx, options, checked.good, places));
    const unplaced = checked.unplaced.length - places.size;
    return { ok: true, ...written, unplaced, report, table: checked.table };
  } catch (error) {
    if (error instanceof FileChangedError) return refuse("file-changed");
    if (isLockRefused(error)) return refuse("importer-running");
    throw error;
  }
}

/** What all of the file is, before anything of it is written. */
async function lookThrough(options: ImportOptions) {
  const { onProgress } = options;
  const unplaced: Unplaced[] = [];
  let good = 0;
  let report = NO_PROBLEMS;
  let isBroken = false;
  let table: TableAs | null = null;
  for await (const rows of read(options, options.db)) {
    ({ report, isBroken, table } = rows);
    good += rows.good.length;
    for (const { mlsNumber, location, lat } of rows.good)
      if (lat === null) unplaced.push({ mlsNumber, location });
    onProgress?.({ phase: "check", done: good + report.badRows, total: null });
  }
  return { good, unplaced, report, isBroken, table };
}

/** The rows of the file, merged with what a database or a transaction holds. */
function read({ file, reading, check = checkFile }: ImportOptions, db: Db) {
  return check(file, { ...reading, findStored: findStoredIn(db) });
}

/** The file is not what was checked any more. */
class FileChangedError extends Error {}

type Places = ReadonlyMap<string, { lat: number; lng: number }>;

async function write(tx: Db, options: ImportOptions, good: number, places: Places) {
  const now = options.clock();
  const { by = null, published = true, fileName = basename(options.file) } = options;
  await lockCatalogue(tx);
  const id = randomUUID();
  const author = { accountId: by?.accountId ?? null, actor: by?.email ?? null };
  const none = { added: 0, updated: 0 };
  await tx.insert(listingImports).values({ id, at: now, ...author, fileName, published, ...none });
  const rows = placed(read(options, tx), places);
  const counts = await writeListings(tx, rows, {
    now,
    by,
    published,
    importId: id,
    onProgress: (done) => options.onProgress?.({ phase: "write", done, total: good }),
  });
  const written = counts.added + counts.updated + counts.unchanged;
  if (written !== good) throw new FileChangedError("The file changed while it was imported.");
  const { added, updated } = counts;
  const isOurs = eq(listingImports.id, id);
  const importId = added + updated > 0 ? id : null;
  if (importId) await tx.update(listingImports).set({ added, updated }).where(isOurs);
  else await tx.delete(listingImports).where(isOurs);
  const version = await renewVersion(tx, now);
  await options.alsoWrite?.(tx);
  return { ...counts, importId, version, left: (await countListings(tx)) - written };
}

async function* placed(
  checked: AsyncIterable<CheckedRows>,
  places: Places,
): AsyncGenerator<readonly Listing[]> {
  for await (const { good } of checked)
    yield good.map((listing) =>
      // One that was placed meanwhile stays where it was put.
      listing.lat === null ? { ...listing, ...places.get(listing.mlsNumber) } : listing,
    );
}
