import { toProjectName } from "#lib/text/project-name.ts";

interface Named {
  readonly name: string;
  readonly isSample: boolean;
}

/** A project that a lead names, and which of its plots. */
interface PlotSubject<Project> {
  readonly project: Project;
  /** Null for the whole project. */
  readonly plot: string | null;
}

/**
 * "Vennela Gardens (sample project), plot 54": what a lead is about, the whole project where there is
 * no plot. Agents read it, so it is the same in every language.
 */
export function toPlotSubject(named: Named, plot: string | number | null): string {
  const project = toProjectName(named);
  return plot === null ? project : `${project}, plot ${plot}`;
}

/** After a project's name: agents write it too, and what was a sample once need not be one now. */
const AFTER_NAME = /^(?: \(sample project\))?(?:,\s*plot\s+(.+))?$/i;

/** Which of these projects a lead names so; null where it names none of them, or more than its name. */
export function findPlotSubject<Project extends { readonly facts: Pick<Named, "name"> }>(
  subject: string,
  projects: readonly Project[],
): PlotSubject<Project> | null {
  const said = subject.trim();
  // A name may begin with that of another project: the longer one is meant.
  const byLength = projects.toSorted((a, b) => b.facts.name.length - a.facts.name.length);
  for (const project of byLength) {
    const { name } = project.facts;
    const after = said.startsWith(name) ? AFTER_NAME.exec(said.slice(name.length)) : null;
    if (after) return { project, plot: after[1] ?? null };
  }
  return null;
}

/** Address of the drawing of a plot of the featured project. */
export function plotDrawingPath(plot: number): string {
  return `/project/plot-${plot}.svg`;
}

/** The drawing of a plot of the featured project; null of what is no number of one. */
export function drawingOfPlot(number: string): string | null {
  return /^[1-9]\d{0,3}$/.test(number) ? plotDrawingPath(Number(number)) : null;
}

/**
 * Whether a visit to a project may be asked for: where its plots may be sold. To one that is made up only
 * on a sample site, to try it: there every form says that it reaches no seller.
 */
export function takesVisits(
  project: { readonly isForSale: boolean; readonly isSample: boolean },
  site: { readonly sample: boolean },
): boolean {
  return project.isForSale || (project.isSample && site.sample);
}
