/** The PDFs made from the plan, and where they are to be had. */
export const PDF_PATHS = {
  brochure: "/project/brochure.pdf",
  layout: "/project/layout.pdf",
} as const;

export type PdfName = keyof typeof PDF_PATHS;
