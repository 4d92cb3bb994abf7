import {
  announceCatalogueChange,
  announceProjectChange,
  announceSettingsChange,
  readCatalogueVersion,
} from "#platform/db/catalogue-watch.server.ts";
import type { Db } from "#platform/db/database.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { type BackupHead, toBackupEntry } from "./backup-format.ts";
import { type CheckedBackup, checkBackup, readEntries } from "./read-backup.server.ts";
import {
  countRows,
  emptyTables,
  insertRows,
  readMigrations,
  readTables,
  renewSequences,
  type Table,
  withoutReferences,
  writeExactly,
} from "./tables.server.ts";
import type { BackupCounts } from "./write-backup.server.ts";

/** Has a row from its migration on, in an empty database too. */
const FILLED_BY_MIGRATION = "catalogue";

export interface RestoreContext {
  readonly db: Db;
  readonly pictures: PictureStore;
  readonly file: string;
  /** True to put the backup in the place of what is there. */
  readonly replace: boolean;
}

export type RestoreCode =
  | Extract<CheckedBackup, { ok: false }>["code"]
  | "older-schema"
  | "newer-schema"
  | "not-empty";

export type RestoreResult =
  | { readonly ok: true; readonly counts: BackupCounts }
  | { readonly ok: false; readonly code: RestoreCode };

/**
 * Brings a backup into the database, which has the schema of the backup and is empty unless
 * `replace` is said. The file is checked whole before anything is written. Pictures come first,
 * where nobody sees them yet; then all tables in one transaction. Running processes are told.
 */
export async function restoreBackup(context: RestoreContext): Promise<RestoreResult> {
  const { db, pictures, file, replace } = context;
  const checked = await checkBackup(file);
  if (!checked.ok) return checked;
  const { head, end } = checked;
  const schema = compareSchema(head, await readMigrations(db));
  if (schema) return { ok: false, code: schema };
  if (!replace && !(await isEmpty(db))) return { ok: false, code: "not-empty" };
  const had = await fileNames(pictures);
  const brought = new Set<string>();
  try {
    await bringPictures(file, pictures, brought);
    const isBrought = await db.transaction((tx) => bringTables(tx, context, checked));
    if (!isBrought) {
      await removeAll(pictures, brought.difference(had));
      return { ok: false, code: "not-empty" };
    }
  } catch (error) {
    // A store that is away keeps them; the sweep removes what no row names. The first error tells.
    await removeAll(pictures, brought.difference(had)).catch(() => undefined);
    throw error;
  }
  if (replace) await removeAll(pictures, had.difference(brought));
  return { ok: true, counts: { rows: end.rows, pictures: end.pictures } };
}

/** Null when the backup has the tables of this database. */
function compareSchema(head: BackupHead, migrations: readonly string[]): RestoreCode | null {
  const [theirs, ours] = [head.migrations.join(), migrations.join()];
  if (theirs === ours) return null;
  return ours.startsWith(theirs) ? "older-schema" : "newer-schema";
}

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of await readTables(db))
    if (table.name !== FILLED_BY_MIGRATION && (await countRows(db, table)) > 0) return false;
  return true;
}

/** False, with nothing written, when somebody filled the database since it was looked at. */
async function bringTables(
  tx: Db,
  { file, replace }: RestoreContext,
  { head, end }: Extract<CheckedBackup, { ok: true }>,
): Promise<boolean> {
  if (!replace && !(await isEmpty(tx))) return false;
  const tables = await readTables(tx);
  await writeExactly(tx);
  await withoutReferences(tx, async () => {
    await emptyTables(tx, tables);
    await insertTables(tx, file, tablesOf(head, tables));
  });
  for (const table of tables)
    if ((await countRows(tx, table)) !== (end.rows[table.name] ?? 0))
      throw new Error(`Table ${table.name} did not come back whole: nothing is restored.`);
  await renewSequences(tx);
  await announceCatalogueChange(tx, await readCatalogueVersion(tx));
  await announceProjectChange(tx);
  await announceSettingsChange(tx);
  return true;
}

/** The tables of the backup, their columns in its order and with the types of the database. */
function tablesOf(head: BackupHead, tables: readonly Table[]): Table[] {
  return head.tables.map(({ name, columns }) => {
    const table = tables.find((known) => known.name === name);
    return {
      name,
      columns: columns.map((column) => {
        const known = table?.columns.find((one) => one.name === column);
        if (!known) throw new Error(`The database has no ${name}.${column}: nothing is restored.`);
        return known;
      }),
    };
  });
}

async function insertTables(tx: Db, file: string, tables: readonly Table[]): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  for await (const { name, bytes } of readEntries(file)) {
    const entry = toBackupEntry(name);
    if (entry.kind !== "rows") continue;
    const table = byName.get(entry.table);
    if (!table) throw new Error(`The backup does not say what table ${entry.table} is.`);
    await insertRows(tx, table, bytes.toString().trimEnd().split("\n"));
  }
}

/** Adds to `brought` what it puts into the store, also when it breaks off. */
async function bringPictures(
  file: string,
  pictures: PictureStore,
  brought: Set<string>,
): Promise<void> {
  for await (const { name, bytes } of readEntries(file)) {
    const entry = toBackupEntry(name);
    if (entry.kind !== "picture") continue;
    brought.add(entry.file);
    await pictures.put(entry.file, bytes);
  }
}

async function fileNames(pictures: PictureStore): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of pictures.list()) names.add(name);
  return names;
}

async function removeAll(pictures: PictureStore, names: Iterable<string>): Promise<void> {
  for (const name of names) await pictures.remove(name);
}
