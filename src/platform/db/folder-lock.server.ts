import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

export interface FolderLock {
  release(): void;
}

/** A second process wants a data folder that another one has open. */
export class FolderInUseError extends Error {
  readonly code = "FOLDER_IN_USE";
  readonly folder: string;
  /** Process that holds the folder, null when it could not be read. */
  readonly pid: number | null;

  constructor(folder: string, pid: number | null) {
    const holder = pid === null ? "another process" : `process ${pid}`;
    super(
      `The data folder ${folder} is in use by ${holder}. Two processes on one folder would destroy ` +
        "it: stop that process, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.",
    );
    this.name = "FolderInUseError";
    this.folder = folder;
    this.pid = pid;
  }
}

/**
 * Takes the folder for this process alone, creating it when missing. The lock is the operating
 * system's own, held through SQLite on `db.lock`, so it ends with the process, kill -9 included.
 * Throws FolderInUseError when another process has it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, "db.pid");
  const lock = new DatabaseSync(join(folder, "db.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUseError(folder, readPid(pidFile));
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function readPid(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || null;
  } catch {
    // The holder is between taking the lock and writing its number: the message does without.
    return null;
  }
}
