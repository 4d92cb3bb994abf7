import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import type { Db } from "#platform/db/database.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import {
  BACKUP_VERSION,
  type BackupEnd,
  END_NAME,
  HEAD_NAME,
  toPartName,
  toPictureEntry,
  writeHead,
} from "./backup-format.ts";
import { readMigrations, readTables, streamRows, writeExactly } from "./tables.server.ts";

/** Rows are gathered to parts of about this many characters. */
const PART_LENGTH = 1_000_000;

export interface BackupContext {
  readonly db: Db;
  readonly pictures: PictureStore;
  readonly clock: () => Date;
}

/** What a backup holds. */
export type BackupCounts = Pick<BackupEnd, "rows" | "pictures">;

/**
 * Writes a backup of all tables, as they stood at one moment, and of the pictures to `out` and ends
 * it. It never holds more than a part of a table or one picture. Throws when the database, the
 * pictures or `out` fail: what was written then has no end, and is refused as damaged.
 */
export async function writeBackup(context: BackupContext, out: Writable): Promise<BackupCounts> {
  const tar = pack();
  const written = pipeline(tar, createGzip(), out);
  try {
    const [counts] = await Promise.all([writeEntries(context, tar), written]);
    return counts;
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    await written.catch(() => undefined); // the first error is the one that tells
    throw error;
  }
}

async function writeEntries(context: BackupContext, tar: Pack): Promise<BackupCounts> {
  const entries = hashedEntries(tar);
  const rows = await writeTables(context, entries.add);
  let pictures = 0;
  // Files of pictures outlive their rows by a day, so those of the moment are all still there.
  for await (const { name } of context.pictures.list()) {
    const bytes = await context.pictures.find(name);
    if (!bytes) continue; // swept since it was listed: no row names it
    await entries.add(toPictureEntry(name), bytes);
    pictures++;
  }
  const end: BackupEnd = { sha256: entries.sha256(), rows, pictures };
  await entries.add(END_NAME, JSON.stringify(end));
  tar.finalize();
  return { rows, pictures };
}

type AddEntry = (name: string, content: Uint8Array | string) => Promise<void>;

/** Adds files to the tar one after the other, no faster than they are taken, and hashes them. */
function hashedEntries(tar: Pack): { add: AddEntry; sha256(): string } {
  const hash = createHash("sha256");
  return {
    async add(name, content) {
      const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
      hash.update(`${name} ${bytes.byteLength}\n`).update(bytes);
      await new Promise<void>((resolve, reject) => {
        tar.once("error", reject);
        const entry = tar.entry({ name, size: bytes.byteLength }, (error) => {
          tar.off("error", reject);
          if (error) reject(error);
          else resolve();
        });
        // It fails with the tar; an error that nobody hears would end the process, which may be the site.
        entry.on("error", reject);
        entry.end(bytes);
      });
    },
    sha256: () => hash.copy().digest("hex"),
  };
}

/** All tables in one snapshot; gives the number of rows of each. */
function writeTables({ db, clock }: BackupContext, add: AddEntry): Promise<Record<string, number>> {
  return db.transaction(
    async (tx) => {
      await writeExactly(tx);
      const tables = await readTables(tx);
      const head = writeHead({
        version: BACKUP_VERSION,
        createdAt: clock().toISOString(),
        migrations: await readMigrations(tx),
        tables: tables.map(({ name, columns }) => ({
          name,
          columns: columns.map((column) => column.name),
        })),
      });
      await add(HEAD_NAME, head);
      const rows: Record<string, number> = {};
      for (const table of tables) {
        const parts = gatherParts(streamRows(tx, table));
        rows[table.name] = await writeParts(table.name, parts, add);
      }
      return rows;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function writeParts(
  table: string,
  parts: AsyncIterable<readonly string[]>,
  add: AddEntry,
): Promise<number> {
  let rows = 0;
  let number = 0;
  for await (const lines of parts) {
    await add(toPartName(table, ++number), `${lines.join("\n")}\n`);
    rows += lines.length;
  }
  return rows;
}

async function* gatherParts(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let length = 0;
  for await (const batch of batches) {
    for (const line of batch) {
      lines.push(line);
      length += line.length;
      if (length < PART_LENGTH) continue;
      yield lines;
      lines = [];
      length = 0;
    }
  }
  if (lines.length > 0) yield lines;
}
