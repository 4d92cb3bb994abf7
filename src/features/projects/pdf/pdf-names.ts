import { LANGUAGE_TABLE, LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** The PDFs made from the featured project's plan. */
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

/** The same of the layout sheet of a drawn project: "kanuru-acres-layout.te.pdf". */
function sheetFile(slug: string, language: Language): string {
  return `${slug}-${pdfFile({ name: "layout", language })}`;
}

/** Where a PDF of the featured project is to be had. */
export function pdfPath(key: PdfKey): string {
  return `/project/${pdfFile(key)}`;
}

/** Where the layout sheet of a drawn project is to be had. */
export function sheetPath(slug: string, language: Language): string {
  return `/project/${sheetFile(slug, language)}`;
}

/** A PDF that an address may mean: of the featured project, or of the one that it names. */
export interface NamedPdf extends PdfKey {
  /** Null of the featured project. */
  readonly slug: string | null;
}

/** The PDF whose address ends so; null: there is none. */
export function findPdf(file: string): NamedPdf | null {
  for (const language of LANGUAGES) {
    const name = PDF_NAMES.find((one) => pdfFile({ name: one, language }) === file);
    if (name) return { slug: null, name, language };
    const ending = sheetFile("", language);
    const slug = file.slice(0, -ending.length);
    if (file.endsWith(ending) && slug !== "") return { slug, name: "layout", language };
  }
  return null;
}
