// npm run restore -- FILE [--replace]: brings a backup into an empty database, or over another one.
import { parseArgs } from "node:util";
import { toCountsLine, toFailureLine } from "#platform/backup/backup-texts.ts";
import { restoreBackup } from "#platform/backup/restore-backup.server.ts";
import { openPictureStore } from "#server/wiring/picture-store.ts";
import { readConfig, runCommand, UsageError, withDatabase } from "./command-line.ts";

const USAGE = "npm run restore -- FILE [--replace]";

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const config = readConfig();
  const pictures = openPictureStore(config);
  const { replace } = values;
  const result = await withDatabase(config, ({ db }) =>
    restoreBackup({ db, pictures, file, replace }),
  );
  if (result.ok) console.log(`Restored: ${toCountsLine(result.counts)}`);
  else console.error(toFailureLine(result.code));
  return result.ok;
});
