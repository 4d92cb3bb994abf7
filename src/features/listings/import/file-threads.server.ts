import { Admission, REFUSED } from "#platform/http/admission.ts";
import { readThread, ThreadLimitError } from "#platform/threads/read-thread.server.ts";
import type { CheckedRows, CheckFile } from "./check-file.server.ts";

/** The thread's module, in the source and in the build. */
const THREAD = new URL("./check-file-thread.server.ts", import.meta.url);

/** A file of 20 MB takes some seconds; one that is made to take long is given up. */
const LIMITS = { busyMs: 60_000, megabytes: 256 };
/** Files at once in a process, and how many wait for how long. */
const PLACES = { running: 1, waiting: 3, waitMs: 30_000 };

/** Why a file was not read: others are being read, or it takes too much. */
export type NotRead = "busy" | "import-too-slow";

/**
 * Does something with a file's rows, which are read and checked in a thread. Asked again within
 * `use`, the same file is read anew.
 */
export type WithFileThread = <Value>(
  use: (checkFile: CheckFile) => Promise<Value>,
) => Promise<
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: NotRead }
>;

/** The threads that read files in a process: one at a time, and a few that wait. */
export function openFileThreads(limits = LIMITS, places = PLACES): WithFileThread {
  const admission = new Admission(new Map([["file", places]]));
  const inThread: CheckFile = (path) => readThread<CheckedRows>(THREAD, path, limits);
  return async (use) => {
    try {
      const value = await admission.run("file", () => use(inThread));
      return value === REFUSED ? { ok: false, code: "busy" } : { ok: true, value };
    } catch (error) {
      if (error instanceof ThreadLimitError) return { ok: false, code: "import-too-slow" };
      throw error;
    }
  };
}
