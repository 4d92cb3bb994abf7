// npm run backup -- FILE: one file with everything the site keeps, also while the site runs.
import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { makeBackupFile } from "#platform/backup/backup-file.server.ts";
import { takeBackup } from "#platform/backup/backup-socket.server.ts";
import { toCountsLine, toFailureLine } from "#platform/backup/backup-texts.ts";
import { writeBackup } from "#platform/backup/write-backup.server.ts";
import { FolderInUseError } from "#platform/db/folder-lock.server.ts";
import type { Config } from "#server/config.ts";
import { openPictureStore } from "#server/picture-store.ts";
import { readConfig, runCommand, UsageError, withDatabase } from "./command-line.ts";

const USAGE = "npm run backup -- FILE";

async function write(config: Config, open: () => Writable): Promise<void> {
  const pictures = openPictureStore(config);
  const clock = () => new Date();
  try {
    await withDatabase(config, ({ db }) => writeBackup({ db, pictures, clock }, open()));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    // The site runs on its embedded database: it makes the backup, and we write it down.
    await takeBackup(config.DATA_DIR, open());
  }
}

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const config = readConfig();
  const made = await makeBackupFile(file, (open) => write(config, open));
  if (made.ok) console.log(`${file}: ${toCountsLine(made.counts)}`);
  else console.error(toFailureLine(made.code));
  return made.ok;
});
