import type { InboxLead, QuotedPlot } from "#features/leads/index.ts";
import type { ListedPlot } from "#features/projects/index.ts";

type Named = Pick<InboxLead, "projectSlug" | "plotNumber">;

/** A plot as it is quoted now, with how it stands and the project that it is in. */
export interface ProjectPlot extends QuotedPlot {
  readonly status: ListedPlot["status"];
  readonly projectName: string;
}

/** A plot that somebody's requests name, as it is quoted now. */
export interface AskedPlot extends Named, ProjectPlot {}

/** The plots that requests name, each once, in the order in which they are named; without those that no project has. */
export function askedPlots(
  leads: readonly Named[],
  quote: (named: Named) => ProjectPlot | null,
): AskedPlot[] {
  const each = new Map(
    leads.map((lead) => [JSON.stringify([lead.projectSlug, lead.plotNumber]), lead]),
  );
  return [...each.values()].flatMap(({ projectSlug, plotNumber }) => {
    const plot = quote({ projectSlug, plotNumber });
    return plot === null ? [] : [{ projectSlug, plotNumber, ...plot }];
  });
}

/** The plot that a request names among these; null where it names none of them. */
export function plotOf(
  plots: readonly AskedPlot[],
  { projectSlug, plotNumber }: Named,
): AskedPlot | null {
  const isIt = (plot: AskedPlot) =>
    plot.projectSlug === projectSlug && plot.plotNumber === plotNumber;
  return plots.find(isIt) ?? null;
}

/** What plots have in common that somebody asked about: sizes from the least to the most, the dearest, and where they face. */
export function rangeOf(plots: readonly QuotedPlot[]): {
  readonly sizes: { readonly least: number; readonly most: number } | null;
  /** Null where no price is known. */
  readonly dearest: QuotedPlot | null;
  /** Each once, that of the most plots first. */
  readonly facings: readonly NonNullable<QuotedPlot["facing"]>[];
} {
  const sizes = plots.map(({ sqYards }) => sqYards);
  const priced = plots.filter(({ priceRupees }) => priceRupees !== null);
  const [dearest] = priced.toSorted((a, b) => (b.priceRupees ?? 0) - (a.priceRupees ?? 0));
  const byFacing = [
    ...Map.groupBy(
      plots.flatMap(({ facing }) => facing ?? []),
      (one) => one,
    ),
  ];
  return {
    sizes: sizes.length > 0 ? { least: Math.min(...sizes), most: Math.max(...sizes) } : null,
    dearest: dearest ?? null,
    facings: byFacing.toSorted(([, a], [, b]) => b.length - a.length).map(([facing]) => facing),
  };
}
