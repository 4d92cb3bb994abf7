// The PDFs of a site. Server only: they read fonts and the files of pictures.
export type { CostSheet, Figures, PdfPicture, PdfSource } from "./pdf-source.ts";
export { writeBrochure } from "./write-brochure.ts";
export { writeLayoutSheet } from "./write-layout-sheet.ts";
