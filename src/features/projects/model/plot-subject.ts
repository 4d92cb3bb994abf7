import { projectFacts } from "./project-facts.ts";

/** The featured project as leads name it: agents read it, so it is the same in every language. */
const PROJECT = projectFacts.name + (projectFacts.isSample ? " (sample project)" : "");
const OF_PLOT = `${PROJECT}, plot `;

/** "Vennela Gardens (sample project), plot 54": what a lead is about; null for the whole project. */
export function toPlotSubject(plot: number | null): string {
  return plot === null ? PROJECT : OF_PLOT + plot;
}

/** Address of the drawing of a plot of the featured project. */
export function plotDrawingPath(plot: number): string {
  return `/project/plot-${plot}.svg`;
}

/** The drawing of the plot that a lead names so; null where it names none. */
export function drawingOfSubject(subject: string): string | null {
  const number = subject.startsWith(OF_PLOT) ? subject.slice(OF_PLOT.length) : "";
  return /^[1-9]\d{0,3}$/.test(number) ? plotDrawingPath(Number(number)) : null;
}
