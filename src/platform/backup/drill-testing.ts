import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, DatabaseKind } from "#platform/db/database.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { readTables } from "./tables.server.ts";

/** What a backup is made of. */
export interface Site {
  readonly database: Database;
  readonly pictures: PictureStore;
  readonly dataDir: string;
}

const opened: { database: Database; at: TestDatabase }[] = [];

/** An empty database of its own; its pictures in its folder, or in the store given. */
export async function openSite(kind: DatabaseKind, pictures?: PictureStore): Promise<Site> {
  const at = await makeTestDatabase(kind);
  const database = await openDatabase(at);
  opened.push({ database, at });
  const { dataDir } = at;
  return { database, pictures: pictures ?? folderStore(join(dataDir, "pictures")), dataDir };
}

/** Closes and removes all that were opened. */
export async function closeSites(): Promise<void> {
  for (const { database, at } of opened.splice(0)) {
    await database.close();
    await at.remove();
  }
}

/** Every row of every table as the database itself tells it, in one order whatever its collation. */
export async function contentOf({ database, pictures }: Site): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name } of await readTables(database.db)) {
    const query = sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`;
    const { rows } = (await database.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('timezone', 'UTC', true)`);
      return tx.execute(query);
    })) as unknown as { rows: { row: string }[] };
    content[name] = rows.map(({ row }) => row).sort();
  }
  const files: string[] = [];
  for await (const { name } of pictures.list())
    files.push(`${name} ${Buffer.from((await pictures.find(name)) ?? []).toString("hex")}`);
  return { ...content, pictures: files.sort() };
}

/** Five pictures of random bytes, one of them empty, by names that each drill has for itself. */
export async function putPictures({ pictures }: Site, drill: number): Promise<void> {
  for (let index = 0; index < 5; index++) {
    const hash = `${drill}${index}`.padStart(20, "a");
    await pictures.put(`${hash}-480.avif`, crypto.getRandomValues(new Uint8Array(2000 * index)));
  }
}
