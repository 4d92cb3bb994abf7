import { Worker } from "node:worker_threads";
import type { DrawnSource, PdfSource } from "site-model/pdf";
import type { PdfName } from "./pdf-names.ts";

/** The thread's module, in the source and in the build. */
const THREAD = new URL("./pdf-worker.server.ts", import.meta.url);

/** A PDF to be written: one of the featured project, or the layout sheet of a drawn plan. */
export type PdfJob =
  | { readonly name: PdfName; readonly source: PdfSource }
  | { readonly name: "drawn"; readonly source: DrawnSource };

/** A PDF written on a thread of its own; rejects when that fails. */
export function writePdf(job: PdfJob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: job, execArgv: [] });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The thread of a PDF ended with ${code}.`)));
  });
}
