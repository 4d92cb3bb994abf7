/** What a lead is about: a layout or project by its name, and a plot there. */
export interface LeadPlace {
  /** Null of the site itself, and where nobody said which. */
  readonly layout: string | null;
  readonly plot: string | null;
}

/** Longest number of a plot, with its block or phase: "12 A", "Ph 2/17". */
const LONGEST_NUMBER = 8;

/** Whether what a lead has as its plot is a number; else it says in words what is asked about. */
export function isPlotNumber(plot: string): boolean {
  return plot.length <= LONGEST_NUMBER && /\d/.test(plot);
}

/**
 * What a lead is about, of the name of its listing or project and of what it has as its plot. Words in
 * the plot's place ("Vennela Gardens, plot 54" of a project that the site does not know) stand by themselves.
 */
export function toLeadPlace(name: string | null, plotNumber: string | null): LeadPlace {
  if (plotNumber !== null && isPlotNumber(plotNumber)) return { layout: name, plot: plotNumber };
  const said = [name, plotNumber].filter(Boolean);
  return { layout: [...new Set(said)].join(", ") || null, plot: null };
}

/**
 * The same of a lead that a page named in its own language. Of a project the page's words have the plot as
 * well; what the lead has as its plot says both once more, as agents read it.
 */
export function toNamedPlace(
  name: string | null,
  {
    mlsNumber,
    plotNumber,
  }: { readonly mlsNumber: string | null; readonly plotNumber: string | null },
): LeadPlace {
  const isSaid = name !== null && mlsNumber === null && plotNumber !== null;
  return toLeadPlace(name, isSaid && !isPlotNumber(plotNumber) ? null : plotNumber);
}
