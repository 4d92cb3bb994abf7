import { Worker } from "node:worker_threads";
import type { PdfSource } from "site-model/pdf";
import type { PdfName } from "./pdf-names.ts";

/** The thread's module, in the source and in the build. */
const THREAD = new URL("./pdf-worker.server.ts", import.meta.url);

/** A PDF written on a thread of its own; rejects when that fails. */
export function writePdf(name: PdfName, source: PdfSource): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: { name, source }, execArgv: [] });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The thread of a PDF ended with ${code}.`)));
  });
}
