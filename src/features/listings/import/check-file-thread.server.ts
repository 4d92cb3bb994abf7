// Reads and checks a file on a thread of its own, so that nobody else waits for it.
import { serveThread } from "#platform/threads/serve-thread.server.ts";
import { type CheckedRows, checkFile } from "./check-file.server.ts";

/** Rows without good ones are told at most this often. */
const TELL_EVERY_MS = 100;

/** The same pieces but for those that say nothing new of good rows, so that few are handed over. */
async function* worthTelling(path: string): AsyncGenerator<CheckedRows> {
  let told = performance.now();
  let silent: CheckedRows | null = null;
  for await (const rows of checkFile(path)) {
    silent = rows;
    if (rows.good.length === 0 && performance.now() - told < TELL_EVERY_MS) continue;
    yield rows;
    told = performance.now();
    silent = null;
  }
  if (silent) yield silent;
}

serveThread(worthTelling);
