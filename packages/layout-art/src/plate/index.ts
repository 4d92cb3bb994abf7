// The facts of a layout as a sheet. Server only: its letters are shaped from fonts.
export { drawPlate } from "./draw-plate.ts";
export { drawPlateCard } from "./draw-plate-card.ts";
export type { PlateFact, PlateTexts } from "./plate-texts.ts";
