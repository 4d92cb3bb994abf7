// npm run backup -- FILE: one file with everything the site keeps, also while the site runs. Without FILE it is
// named by the day and stands in BACKUP_DIR, where those that are past their term go.
import { join } from "node:path";
import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { RETENTION } from "#features/legal/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { backupNameOf, makeBackupFile } from "#platform/backup/backup-file.server.ts";
import { takeBackup } from "#platform/backup/backup-socket.server.ts";
import { toCountsLine, toFailureLine } from "#platform/backup/backup-texts.ts";
import { pruneBackups } from "#platform/backup/prune-backups.server.ts";
import { writeBackup } from "#platform/backup/write-backup.server.ts";
import { FolderInUseError } from "#platform/db/folder-lock.server.ts";
import type { Config } from "#server/config/config.ts";
import { openPictureStore } from "#server/wiring/picture-store.ts";
import { readConfig, runCommand, UsageError, withSite } from "./command-line.ts";

const USAGE = "npm run backup -- FILE, or with BACKUP_DIR set npm run backup";

async function write(config: Config, open: () => Writable): Promise<void> {
  const pictures = openPictureStore(config);
  const clock = () => new Date();
  try {
    await withSite(config, ({ db }) => writeBackup({ db, pictures, clock }, open()));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    // The site runs on its embedded database: it makes the backup, and we write it down.
    await takeBackup(config.DATA_DIR, open()).catch((failed: NodeJS.ErrnoException) => {
      // What has the folder hands nothing out, such as another command.
      throw failed.syscall === "connect" ? error : failed;
    });
  }
}

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new UsageError(USAGE);
  const config = readConfig();
  const now = new Date();
  const file = positionals[0] ?? (config.BACKUP_DIR && join(config.BACKUP_DIR, backupNameOf(now)));
  if (file === undefined) throw new UsageError(USAGE);
  const made = await makeBackupFile(file, (open) => write(config, open));
  if (made.ok) console.log(`${file}: ${toCountsLine(made.counts)}`);
  else console.error(toFailureLine(made.code));
  if (made.ok && config.BACKUP_DIR) {
    const before = new Date(now.getTime() - RETENTION.backup.days * DAY_MS);
    for (const old of await pruneBackups(config.BACKUP_DIR, before))
      console.log(`${old}: deleted, its term is over`);
  }
  return made.ok;
});
