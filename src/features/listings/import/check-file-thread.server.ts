// Reads and checks a file on a thread of its own, so that nobody else waits for it.
import { serveThread } from "#platform/threads/serve-thread.server.ts";
import { type CheckedRows, checkFile } from "./check-file.server.ts";
import type { FileToRead } from "./file-threads.server.ts";
import type { Reading } from "./find-columns.ts";
import { refusedRows } from "./refused-rows.server.ts";

/** Checks a file, or gives what of it is not accepted. */
function answer({ path, reading, wants }: FileToRead): AsyncIterable<unknown> {
  return wants === "refused" ? refusedRows(path, reading) : worthTelling(path, reading);
}

/** Rows without good ones are told at most this often. */
const TELL_EVERY_MS = 100;

/** The same pieces but for those that say nothing new of good rows, so that few are handed over. */
async function* worthTelling(path: string, reading: Reading): AsyncGenerator<CheckedRows> {
  let told = performance.now();
  let silent: CheckedRows | null = null;
  for await (const rows of checkFile(path, reading)) {
    silent = rows;
    if (rows.good.length === 0 && performance.now() - told < TELL_EVERY_MS) continue;
    yield rows;
    told = performance.now();
    silent = null;
  }
  if (silent) yield silent;
}

serveThread(answer);
