import { createHash } from "node:crypto";
import type { PdfSource } from "site-model/pdf";
import { type PdfKey, pdfFile } from "#features/projects/pdf/pdf-names.ts";
import { writePdf } from "#features/projects/pdf/write-pdf.server.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** A PDF as it is sent. */
export interface CachedPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of what it holds: a PDF that says the same is not sent again. */
  readonly etag: string;
}

export type ProjectPdfs = (key: PdfKey) => Promise<CachedPdf>;

/**
 * PDFs of one state of the plan, each written when it is first asked for and cached from then on.
 * The site opens its plan anew when that changes, and with it its PDFs.
 */
export function cachePdfs(
  sourceIn: (language: Language) => Promise<PdfSource>,
  write = writePdf,
): ProjectPdfs {
  const cache = new Map<string, Promise<CachedPdf>>();
  const writeOne = async ({ name, language }: PdfKey) => {
    const bytes = await write(name, await sourceIn(language));
    return { bytes, etag: etagOf(bytes) };
  };
  return (key) => {
    const file = pdfFile(key);
    const found = cache.get(file);
    if (found) return found;
    const coming = writeOne(key);
    cache.set(file, coming);
    // What failed once is tried again by the next who asks.
    coming.catch(() => cache.delete(file));
    return coming;
  };
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("hex").slice(0, 24)}"`;
}
