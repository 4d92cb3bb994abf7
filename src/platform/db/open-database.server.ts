import type { Database, DatabaseOptions } from "./database.ts";

/**
 * Opens PostgreSQL (`databaseUrl`) or the embedded PGlite (`dataDir/db`) and brings its schema up
 * to date, safely when several processes start at once. Throws FolderInUseError when another
 * process has the folder, `DatabaseOpeningError` when PostgreSQL lets nobody in, which `isDatabaseGone` recognises
 * when it does not answer.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) {
    const { openPostgres } = await import("./postgres.server.ts");
    return openPostgres(options.databaseUrl, options);
  }
  const { openPglite } = await import("./pglite.server.ts");
  return openPglite(options.dataDir);
}
