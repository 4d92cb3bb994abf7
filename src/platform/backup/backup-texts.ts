import type { BackupFileResult } from "./backup-file.server.ts";
import type { RestoreResult } from "./restore-backup.server.ts";
import type { BackupCounts } from "./write-backup.server.ts";

type FailureCode = Extract<BackupFileResult | RestoreResult, { ok: false }>["code"];

/** What the command lines say to each failure. */
const FAILURES: Record<FailureCode, string> = {
  "file-exists": "There is such a file already: choose another name.",
  "backup-damaged": "The backup is damaged or cut short. Nothing was changed.",
  "not-a-backup": "The file is no backup of this site. Nothing was changed.",
  "backup-version": "The backup was made by a newer release. Restore it with that release.",
  "older-schema":
    "The backup was made by an older release. Restore it with that release, then upgrade.",
  "newer-schema": "The backup was made by another, newer release. Upgrade this one first.",
  "not-empty":
    "The database is not empty. --replace puts the backup in the place of everything there.",
};

/** What a command line says of a backup that was not written or restored. */
export function toFailureLine(code: FailureCode): string {
  return FAILURES[code];
}

/** "1,204 rows in 11 tables, 360 picture files". */
export function toCountsLine({ rows, pictures }: BackupCounts): string {
  const counts = Object.values(rows);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const number = new Intl.NumberFormat("en-IN");
  return `${number.format(all)} rows in ${counts.length} tables, ${number.format(pictures)} picture files`;
}
