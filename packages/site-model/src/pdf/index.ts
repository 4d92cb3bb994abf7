// The PDFs of a site. Server only: they read fonts and the files of pictures.
export type {
  CostSheet,
  Figures,
  PdfPicture,
  PdfSource,
  PlaceSheet,
  QrCode,
  SizeBand,
} from "./pdf-source.ts";
export type { BrochureWords, LayoutWords, NamedText, PdfWords, PlanWords } from "./pdf-words.ts";
export { writeBrochure } from "./write-brochure.ts";
export { writeLayoutSheet } from "./write-layout-sheet.ts";
