/** Longest number of a plot, with its block or phase: "12 A", "Ph 2/17". */
const LONGEST_NUMBER = 8;

/**
 * Whether what a lead has as its plot is a number alone. A project's plots are named with it
 * ("Vennela Gardens, plot 54"): there nothing may be said before it.
 */
export function isPlotNumber(plot: string): boolean {
  return plot.length <= LONGEST_NUMBER && /\d/.test(plot);
}
