import { createHash } from "node:crypto";
import { type PdfKey, pdfFile } from "#features/projects/pdf/pdf-names.ts";

/** A PDF as it is sent. */
export interface CachedPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of what it holds: a PDF that says the same is not sent again. */
  readonly etag: string;
}

export type ProjectPdfs = (key: PdfKey) => Promise<CachedPdf>;
type Write = () => Promise<Uint8Array<ArrayBuffer>>;

/** PDFs by their keys, the latest so many: each is written when it is first asked for, one at a time. */
export class PdfCache {
  readonly #most: number;
  readonly #cache = new Map<string, Promise<CachedPdf>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(most = Infinity) {
    this.#most = most;
  }

  /** What `write` makes, written once however many ask; what failed once is tried again by the next who asks. */
  get(key: string, write: Write): Promise<CachedPdf> {
    const coming = this.#cache.get(key) ?? this.#writeNext(write);
    this.#cache.delete(key);
    this.#cache.set(key, coming);
    for (const oldest of [...this.#cache.keys()].slice(0, -this.#most)) this.#cache.delete(oldest);
    coming.catch(() => this.#forget(key, coming)); // the caller gets the error; the next one tries again
    return coming;
  }

  #writeNext(write: Write): Promise<CachedPdf> {
    const coming = this.#last.then(() => writeOne(write));
    // A PDF that fails is told to those who asked for it, not to those behind them.
    this.#last = coming.catch(() => null);
    return coming;
  }

  #forget(key: string, failed: Promise<CachedPdf>): void {
    if (this.#cache.get(key) === failed) this.#cache.delete(key);
  }
}

/**
 * PDFs of one state of the plan, each written when it is first asked for and cached from then on.
 * The site opens its plan anew when that changes, and with it its PDFs.
 */
export function cachePdfs(write: (key: PdfKey) => ReturnType<Write>): ProjectPdfs {
  const cache = new PdfCache();
  return (key) => cache.get(pdfFile(key), () => write(key));
}

async function writeOne(write: Write): Promise<CachedPdf> {
  const bytes = await write();
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 24);
  return { bytes, etag: `"${hash}"` };
}
