import type { ProjectPlot } from "#features/admin/model/asked-plots.ts";
import type { ListedProject } from "#features/projects/index.ts";

/** What a lead names, as far as a plot goes. */
interface AskedPlot {
  readonly projectSlug: string | null;
  readonly plotNumber: string | null;
}

/** The plot that a lead names as it is quoted now; null where it names none that the projects have. */
export function quotePlot(
  projects: readonly ListedProject[],
  { projectSlug, plotNumber }: AskedPlot,
): ProjectPlot | null {
  const project = projects.find(({ slug }) => slug === projectSlug);
  const plot = project?.plots.find(({ number }) => number === plotNumber);
  if (!project || !plot) return null;
  const { sqYards, facing, status, priceRupees } = plot;
  return {
    sqYards,
    facing,
    status,
    projectName: project.facts.name,
    priceRupees: status === "sold" ? null : priceRupees,
  };
}
