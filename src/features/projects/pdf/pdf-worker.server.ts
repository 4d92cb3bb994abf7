// Writes one PDF on a thread of its own: half a second of work that no visitor waits for.
import { parentPort, workerData } from "node:worker_threads";
import { writeBrochure, writeDrawnSheet, writeLayoutSheet } from "site-model/pdf";
import { formatDecimal, formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import type { PdfJob } from "./write-pdf.server.ts";

const FIGURES = {
  whole: formatWhole,
  decimal: formatDecimal,
  rupees: formatRupees,
} as const;

function write(job: PdfJob): Promise<Uint8Array<ArrayBuffer>> {
  if (job.name === "drawn") return writeDrawnSheet({ ...job.source, figures: FIGURES });
  const input = { ...job.source, figures: FIGURES };
  return job.name === "brochure" ? writeBrochure(input) : writeLayoutSheet(input);
}

const bytes = await write(workerData as PdfJob);
parentPort?.postMessage(bytes, [bytes.buffer]);
