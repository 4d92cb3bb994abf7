import { LANGUAGE_TABLE, LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** The PDFs made from the plan. */
export const PDF_NAMES = ["brochure", "layout"] as const;
export type PdfName = (typeof PDF_NAMES)[number];

/** One PDF in one language. */
export interface PdfKey {
  readonly name: PdfName;
  readonly language: Language;
}

/** The last part of a PDF's address: "brochure.pdf" in English, else "brochure.te.pdf". */
export function pdfFile({ name, language }: PdfKey): string {
  return [name, LANGUAGE_TABLE[language].prefix, "pdf"].filter(Boolean).join(".");
}

/** Where a PDF is to be had. */
export function pdfPath(key: PdfKey): string {
  return `/project/${pdfFile(key)}`;
}

/** The PDF whose address ends so; null: there is none. */
export function findPdf(file: string): PdfKey | null {
  const keys = LANGUAGES.flatMap((language) => PDF_NAMES.map((name) => ({ name, language })));
  return keys.find((key) => pdfFile(key) === file) ?? null;
}
