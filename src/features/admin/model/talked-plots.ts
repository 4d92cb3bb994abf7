import type { InboxLead } from "#features/leads/index.ts";
import type { PlotOfBuyer } from "#features/projects/index.ts";
import type { KnownPerson } from "./replies.ts";

/** A plot that is talked about with a person: their requests name it, or it is held for them or theirs. */
export interface TalkedPlot extends PlotOfBuyer {
  /** Held or booked for the person, or sold to them. */
  readonly isTheirs: boolean;
  /** The requests that name it, the newest first. */
  readonly leads: readonly InboxLead[];
}

/** Each plot that is talked about with a person once: those of the newest request first, and last what is theirs without one. */
export function talkedPlots({
  asked,
  plots,
  leads,
}: Pick<KnownPerson, "asked" | "plots" | "leads">): TalkedPlot[] {
  const theirs = new Map(plots.map((plot) => [keyOf(plot.project, plot.number), plot]));
  const named = asked.flatMap((plot): TalkedPlot[] => {
    const { projectSlug: project, plotNumber: number } = plot;
    if (project === null || number === null) return [];
    const { projectName, sqYards, status, priceRupees } = plot;
    const own = theirs.get(keyOf(project, number));
    return [
      {
        project,
        projectName,
        number,
        sqYards,
        status,
        priceRupees,
        heldUntil: null,
        ...own,
        isTheirs: own !== undefined,
        leads: leads.filter(
          ({ projectSlug, plotNumber }) => projectSlug === project && plotNumber === number,
        ),
      },
    ];
  });
  const shown = new Set(named.map(({ project, number }) => keyOf(project, number)));
  const others = plots.filter(({ project, number }) => !shown.has(keyOf(project, number)));
  return [...named, ...others.map((plot) => ({ ...plot, isTheirs: true, leads: [] }))];
}

function keyOf(project: string, number: string): string {
  return JSON.stringify([project, number]);
}
