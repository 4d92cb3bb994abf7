/** What others may use of analytics. */
export { type Analytics, MEASURES, type Measure } from "./model/analytics-reply.ts";
export {
  FIGURE_NAMES,
  FIGURES,
  type FigureColumn,
  type FigureFilter,
  type FigureGroup,
  type FigureName,
  type Figures,
  type FiguresQuery,
  type FiguresRow,
  parseFiguresQuery,
  toFiguresSearch,
} from "./model/figures.ts";
export { type ByWeekTotals, type ListingSums, sortBySum, toTotals } from "./model/totals.ts";
export { listingOf, projectOf, viewedListing, viewedProject } from "./model/viewed-listing.ts";
