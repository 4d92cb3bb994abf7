import type { Logger } from "pino";
import { openBackupSocket } from "#platform/backup/backup-socket.server.ts";
import type { Database } from "#platform/db/database.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import type { Config } from "#server/config/config.ts";

/**
 * Lets `npm run backup` have a backup while this process has the embedded database; of PostgreSQL
 * it makes one by itself. A site that cannot hand them out is still a site: the log says why not.
 */
export async function handOutBackups(
  { DATA_DIR }: Pick<Config, "DATA_DIR">,
  { db, kind }: Database,
  pictures: PictureStore,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const none = { close: async () => undefined };
  if (kind !== "pglite") return none;
  const context = { db, pictures, clock: () => new Date() };
  try {
    return await openBackupSocket(DATA_DIR, context, (error) =>
      log.error({ err: error }, "a backup broke off"),
    );
  } catch (error) {
    log.warn({ err: error }, "backups can be made only while the site is stopped");
    return none;
  }
}
