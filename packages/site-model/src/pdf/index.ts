// The PDFs of a site. Server only: they read fonts and the files of pictures.
export type {
  CostSheet,
  DrawnSource,
  Figures,
  PdfPicture,
  PdfSource,
  PlaceSheet,
  QrCode,
  SheetPlot,
  SizeBand,
} from "./pdf-source.ts";
export type {
  BrochureWords,
  KeyWords,
  LayoutWords,
  NamedText,
  PdfWords,
  PlanWords,
  PlotTerms,
  SheetWords,
} from "./pdf-words.ts";
export { writeBrochure } from "./write-brochure.ts";
export { writeDrawnSheet, writeLayoutSheet } from "./write-layout-sheet.ts";
