import { createHash } from "node:crypto";
import type { PdfSource } from "site-model/pdf";
import type { PdfName } from "#features/projects/pdf/pdf-names.ts";
import { writePdf } from "#features/projects/pdf/write-pdf.server.ts";

/** A PDF as it is sent. */
export interface CachedPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of what it holds: a PDF that says the same is not sent again. */
  readonly etag: string;
}

export type ProjectPdfs = (name: PdfName) => Promise<CachedPdf>;

/**
 * PDFs of one state of the plan, each written when it is first asked for and cached from then on.
 * The site opens its plan anew when that changes, and with it its PDFs.
 */
export function cachePdfs(source: PdfSource, write = writePdf): ProjectPdfs {
  const cache = new Map<PdfName, Promise<CachedPdf>>();
  return (name) => {
    const found = cache.get(name);
    if (found) return found;
    const coming = write(name, source).then((bytes) => ({ bytes, etag: etagOf(bytes) }));
    cache.set(name, coming);
    // What failed once is tried again by the next who asks.
    coming.catch(() => cache.delete(name));
    return coming;
  };
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("hex").slice(0, 24)}"`;
}
