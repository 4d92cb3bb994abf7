/** What others may use of landing. */
export { formatFilters, parseFilters } from "./model/carousel-filters.ts";
export { carouselLayouts } from "./model/carousel-layouts.ts";
export { catalogueFacts } from "./model/catalogue-facts.ts";
export { examplePlot } from "./model/example-plot.ts";
export type { LandingData } from "./model/landing-data.ts";
export { ratesByLocality } from "./model/rates-by-locality.ts";
export { SHEET, sheetOf } from "./model/sheet-place.ts";
