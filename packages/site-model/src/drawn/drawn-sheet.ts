import { PALETTE } from "../palette.ts";
import { boxOf } from "../plan-geometry.ts";
import { plotOnSheet, type SheetFrame, toPath } from "../plan-paths.ts";
import type { DrawnPlan } from "./drawn-plan.ts";

/** Ground shown round the site, metres. */
const MARGIN = 8;

/** The part of the ground that a drawn plan's sheet shows; north is up, so y is minus north. */
export function drawnFrame(plan: DrawnPlan): SheetFrame {
  const { plots, boundary, roads, openSpaces, utilities } = plan;
  const around = [...roads.map(({ line }) => line), ...openSpaces, ...utilities];
  const { least, most } = boxOf([
    ...plots.flatMap(({ polygon }) => polygon),
    ...(boundary ?? around.flat()),
  ]);
  const [left, top] = [Math.floor(least[0] - MARGIN), Math.floor(-most[1] - MARGIN)];
  const [right, foot] = [Math.ceil(most[0] + MARGIN), Math.ceil(-least[1] + MARGIN)];
  return { left, top, width: right - left, height: foot - top };
}

/** The sheet below the plots of a drawn plan as SVG: what the drawing has, and nothing made up. */
export function drawDrawnSheet(plan: DrawnPlan): string {
  const { left, top, width, height } = drawnFrame(plan);
  const { boundary, roads, openSpaces, utilities, plots } = plan;
  const edge = `stroke="${PALETTE.plotEdge}" stroke-width=".25" stroke-linejoin="round"`;
  const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
  const marks = [
    boundary ? path(toPath(boundary), PALETTE.footpath) : "",
    ...roads.map(({ line, closed }) =>
      closed
        ? path(toPath(line), PALETTE.asphalt)
        : path(toPath(line, false), "none", ` stroke="${PALETTE.wall}" stroke-width=".4"`),
    ),
    ...openSpaces.map((ring) => path(toPath(ring), PALETTE.green, ` ${edge}`)),
    ...utilities.map((ring) => path(toPath(ring), PALETTE.utility, ` ${edge}`)),
    ...plots.map(({ polygon }) => path(toPath(polygon), PALETTE.plot, ` ${edge}`)),
    boundary
      ? path(
          toPath(boundary),
          "none",
          ` stroke="${PALETTE.wall}" stroke-width=".8" stroke-linejoin="round"`,
        )
      : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width * 6}" height="${height * 6}"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${PALETTE.paper}"/>${marks.join("")}</svg>`;
}

/** Each plot of a drawn plan as a shape of its sheet. */
export function drawnPlots({ plots }: DrawnPlan) {
  return plots.map((plot) => ({ number: plot.number, ...plotOnSheet(plot) }));
}
