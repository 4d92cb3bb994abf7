// Writes one paper on a thread of its own: half a second of work that no visitor waits for.
import { parentPort, workerData } from "node:worker_threads";
import type { PaperName } from "./paper-names.ts";
import type { PaperSource } from "./paper-source.ts";
import { writeBrochure } from "./write-brochure.server.ts";
import { writeLayout } from "./write-layout.server.ts";

const WRITERS = { brochure: writeBrochure, layout: writeLayout } as const;

const { name, source } = workerData as { name: PaperName; source: PaperSource };
const bytes = await WRITERS[name](source);
parentPort?.postMessage(bytes, [bytes.buffer]);
