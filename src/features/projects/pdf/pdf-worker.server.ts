// Writes one PDF on a thread of its own: half a second of work that no visitor waits for.
import { parentPort, workerData } from "node:worker_threads";
import { type PdfSource, writeBrochure, writeLayoutSheet } from "site-model/pdf";
import { formatDecimal, formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import type { PdfName } from "./pdf-names.ts";

const WRITERS = { brochure: writeBrochure, layout: writeLayoutSheet } as const;
const FIGURES = {
  whole: formatWhole,
  decimal: formatDecimal,
  rupees: formatRupees,
} as const;

const { name, source } = workerData as { name: PdfName; source: PdfSource };
const bytes = await WRITERS[name]({ ...source, figures: FIGURES });
parentPort?.postMessage(bytes, [bytes.buffer]);
