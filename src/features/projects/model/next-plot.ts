import type { PlotView } from "./project-view.ts";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A plot aside counts as that much further than one straight ahead. */
const ASIDE = 2.5;

/** The nearest plot in the direction of an arrow key; null for other keys and at the edge. */
export function nextPlot(plots: readonly PlotView[], from: PlotView, key: string): PlotView | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: PlotView | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const plot of plots) {
    const dx = plot.middle[0] - from.middle[0];
    const dy = plot.middle[1] - from.middle[1];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const cost = ahead + aside * ASIDE;
    if (ahead <= 1 || aside > ahead * 2 || cost >= least) continue;
    best = plot;
    least = cost;
  }
  return best;
}
