import { createWriteStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { indiaDay } from "#lib/time/time.ts";
import type { BackupEnd } from "./backup-format.ts";
import { checkBackup } from "./read-backup.server.ts";

/** A backup holds addresses and password hashes: it is for who made it. */
const OWNER_ONLY = 0o600;

/** The name of a day's backup, the day by the clock of India: a night's is of the morning that it is ready for. */
export function backupNameOf(now: Date): string {
  return `${indiaDay(now.getTime())}.backup`;
}

export type BackupFileResult =
  | { readonly ok: true; readonly counts: BackupEnd }
  | { readonly ok: false; readonly code: "file-exists" | "backup-damaged" };

/**
 * Makes the backup `file` of what `write` writes to the stream that it opens. The file has its name only once it is on the disk
 * and was read back whole; a file that is there already stays as it is.
 */
export async function makeBackupFile(
  file: string,
  write: (open: () => Writable) => Promise<unknown>,
): Promise<BackupFileResult> {
  if (await exists(file)) return { ok: false, code: "file-exists" };
  const partial = `${file}.${process.pid}.partial`;
  try {
    // A folder that is not there, or not ours, is said before anything is read.
    await (await open(partial, "wx", OWNER_ONLY)).close();
    await write(() => createWriteStream(partial));
    await flush(partial);
    const checked = await checkBackup(partial);
    if (!checked.ok) return { ok: false, code: "backup-damaged" };
    await rename(partial, file);
    return { ok: true, counts: checked.end };
  } finally {
    await rm(partial, { force: true });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function flush(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
