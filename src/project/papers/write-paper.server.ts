import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PaperName } from "./paper-names.ts";
import type { PaperSource } from "./paper-source.ts";

const THREAD = "src/project/papers/papers-worker.server.ts";

/** The thread's module, found upwards from this one: from the source and from the bundle. */
function findThread(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, THREAD))) return join(at, THREAD);
  throw new Error(`No ${THREAD} above ${import.meta.dirname}: the installation is broken.`);
}

/** A paper written on a thread of its own; rejects when that fails. */
export function writePaper(name: PaperName, source: PaperSource): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(findThread(), { workerData: { name, source }, execArgv: [] });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The paper's thread ended with ${code}.`)));
  });
}
