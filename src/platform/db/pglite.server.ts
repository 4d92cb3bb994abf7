import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import {
  CATALOGUE_CHANNEL,
  PROJECTS_CHANNEL,
  readCatalogueVersion,
  SETTINGS_CHANNEL,
  watchCatalogue,
  watchChanges,
} from "./catalogue-watch.server.ts";
import type { Database } from "./database.ts";
import { answerInTime } from "./database-gone.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { findMigrationsFolder } from "./migrations-folder.server.ts";
import * as schema from "./schema.ts";

/**
 * What the engine keeps of the files. It writes zeros over all of it at each start: with the 128 MB that PostgreSQL
 * takes unless told, a start takes 1.7 times as long and a process holds 100 MB more. The machine keeps the files in
 * memory anyhow; a search through a table that is larger than this is slower.
 */
const BUFFERS = "shared_buffers=32MB";

/** Opens the embedded database in `dataDir/db`, which this process then has for itself. */
export async function openPglite(dataDir: string): Promise<Database> {
  const lock = lockFolder(dataDir);
  try {
    const { PGlite } = await import("@electric-sql/pglite");
    const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
    const engine = await PGlite.create(join(dataDir, "db"), {
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, "-c", BUFFERS],
    });
    const db = drizzle(engine, { schema });
    await migrate(db, { migrationsFolder: findMigrationsFolder() });
    const watch = watchCatalogue(await readCatalogueVersion(db));
    await engine.listen(CATALOGUE_CHANNEL, (version) => watch.saw(version));
    const projects = watchChanges();
    const settings = watchChanges();
    await engine.listen(SETTINGS_CHANNEL, settings.tell);
    await engine.listen(PROJECTS_CHANNEL, projects.tell);
    return {
      db,
      kind: "pglite",
      ping: async () => {
        await answerInTime(engine.query("select 1"));
      },
      connections: () => null,
      onCatalogueChange: (listener) => watch.add(listener),
      onProjectChange: projects.add,
      onSettingsChange: settings.add,
      close: async () => {
        if (!engine.closed) await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
