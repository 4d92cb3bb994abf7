import {
  type PlotDrawing,
  type PlotView,
  type ProjectView,
  toPlotDrawing,
} from "#features/projects/index.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";

type Shown = Pick<PlotView, "number" | "outline" | "tick" | "middle" | "status">;

/** One plot of the featured project with what the headline promises: the plot, its price, its papers. */
export interface ExamplePlot extends Pick<PlotView, "number" | "facing" | "price"> {
  readonly sqYards: SqYards;
  readonly total: Rupees;
  /** The part of the sheet that it is shown on, with the plots there. */
  readonly sheet: ProjectView["media"]["avenue"];
  readonly plots: readonly Shown[];
  readonly drawing: PlotDrawing;
  /** What its roads are wide, feet. */
  readonly roadFeet: readonly (number | null)[];
}

/** A plot of the first streets that can be had: one at a corner before others, the nearest to the gate. */
export function examplePlot({ plots, media, widths }: ProjectView): ExamplePlot {
  const { frame } = media.avenue;
  const [middle, end] = [frame.left + frame.width / 2, frame.top + frame.height];
  const shown = plots.filter(({ middle: [x, y] }) => isIn(x, y, frame, 0));
  // Its words must not be cut by the sheet's edge.
  const inner = shown.filter(({ middle: [x, y] }) => isIn(x, y, frame, 12));
  const rank = (plot: PlotView) =>
    (plot.status === "available" ? 0 : 1000) +
    (plot.corner ? 0 : 500) +
    (plot.middle[0] > middle ? 0 : 100) +
    Math.hypot(plot.middle[0] - middle, plot.middle[1] - end);
  const candidates = inner.length > 0 ? inner : plots;
  const chosen = candidates.reduce((best, plot) => (rank(plot) < rank(best) ? plot : best));
  const drawing = toPlotDrawing(chosen, plots);
  return {
    number: chosen.number,
    facing: chosen.facing,
    sqYards: chosen.sqYards,
    price: chosen.price,
    total: chosen.cost.total,
    sheet: media.avenue,
    plots: shown.map(({ number, outline, tick, middle: at, status }) => ({
      number,
      outline,
      tick,
      middle: at,
      status,
    })),
    drawing,
    roadFeet: drawing.beyond.map(({ is }) => (typeof is === "string" ? widths[is] : null)),
  };
}

function isIn(
  x: number,
  y: number,
  { left, top, width, height }: ProjectView["frame"],
  margin: number,
): boolean {
  const [right, bottom] = [left + width - margin, top + height - margin];
  return x > left + margin && x < right && y > top + margin && y < bottom;
}
