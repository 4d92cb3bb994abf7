// Reads and checks a file on a thread of its own, so that nobody else waits for it.
import { type AskReader, serveThread } from "#platform/threads/serve-thread.server.ts";
import { type CheckedRows, checkFile, type FileChecking } from "./check-file.server.ts";
import type { FindStored } from "./check-rows.ts";
import type { FileToRead } from "./file-threads.server.ts";
import { refusedRows } from "./refused-rows.server.ts";

/** Checks a file, or gives what of it is not accepted. */
function answer({ path, reading, wants }: FileToRead, ask: AskReader): AsyncIterable<unknown> {
  const findStored = ask as FindStored;
  const checking = { ...reading, findStored };
  return wants === "refused" ? refusedRows(path, checking) : worthTelling(path, checking);
}

/** Rows without good ones are told at most this often. */
const TELL_EVERY_MS = 100;

/** The same pieces but for those that say nothing new of good rows, so that few are handed over. */
async function* worthTelling(path: string, checking: FileChecking): AsyncGenerator<CheckedRows> {
  let told = performance.now();
  let silent: CheckedRows | null = null;
  for await (const rows of checkFile(path, checking)) {
    silent = rows;
    if (rows.good.length === 0 && performance.now() - told < TELL_EVERY_MS) continue;
    yield rows;
    told = performance.now();
    silent = null;
  }
  if (silent) yield silent;
}

serveThread(answer);
