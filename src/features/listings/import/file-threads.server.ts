import { Admission, REFUSED } from "#platform/http/admission.ts";
import { readThread, ThreadLimitError } from "#platform/threads/read-thread.server.ts";
import type { CheckFile, FileChecking } from "./check-file.server.ts";
import type { FindStored } from "./check-rows.ts";
import type { Reading } from "./find-columns.ts";
import type { refusedRows } from "./refused-rows.server.ts";

/** The thread's module, in the source and in the build. */
const THREAD = new URL("./check-file-thread.server.ts", import.meta.url);

/** A file of 20 MB takes some seconds; one that is made to take long is given up. */
const LIMITS = { busyMs: 60_000, megabytes: 256 };
/** Files at once in a process, and how many wait for how long. */
const PLACES = { running: 1, waiting: 3, waitMs: 30_000 };

/** What a thread is asked to read. */
export interface FileToRead {
  readonly path: string;
  readonly reading: Reading;
  /** The rows that are accepted, with what is wrong with the others; or the others as they stand. */
  readonly wants: "accepted" | "refused";
}

/** Why a file was not read: others are being read, or it takes too much. */
export type NotRead = "busy" | "import-too-slow";

/** What a thread gives of a file. */
export interface FileReading {
  readonly check: CheckFile;
  readonly refused: typeof refusedRows;
}

/**
 * Does something with a file's rows, which are read and checked in a thread. Asked again within
 * `use`, the same file is read anew.
 */
export type WithFileThread = <Value>(
  use: (files: FileReading) => Promise<Value>,
) => Promise<
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: NotRead }
>;

/** The threads that read files in a process: one at a time, and a few that wait. */
export function openFileThreads(limits = LIMITS, places = PLACES): WithFileThread {
  const admission = new Admission(new Map([["file", places]]));
  const ask = <Piece>(
    path: string,
    { findStored, ...reading }: FileChecking,
    wants: FileToRead["wants"],
  ) =>
    readThread<Piece>(THREAD, { path, reading, wants } satisfies FileToRead, limits, (numbers) =>
      findStored(numbers as Parameters<FindStored>[0]),
    );
  const inThread: FileReading = {
    check: (path, checking) => ask(path, checking, "accepted"),
    refused: (path, checking) => ask(path, checking, "refused"),
  };
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
