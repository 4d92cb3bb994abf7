import { drawFigures } from "layout-art";
import { TOKENS } from "layout-art/palette";
import { drawPlanSheet, type Plan, type Point } from "site-model";
import { type PlotDrawing, toPlotDrawing } from "#features/projects/model/plot-drawing.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";

/** Pixels that the picture is wide, twice as many as it is shown with. */
const WIDTH = 652;
const LETTER = 22;
const PEG = 12;
/** Pixels a metre of what `drawPlanSheet` draws. */
const SHEET_SCALE = 6;
/** From the middle of figures down to the line that they stand on, as a share of their size. */
const BASE = 0.33;

/** One plot as a picture by itself: its sides in feet and its pegs, on the ground that it lies on. */
export function drawPlotPicture(
  plan: Plan,
  { plots, widths }: Pick<ProjectView, "plots" | "widths">,
  number: number,
): string | null {
  const plot = plots.find((one) => one.number === number);
  if (!plot) return null;
  const drawing = toPlotDrawing(plot, plots);
  const [left, top, width, height] = drawing.box;
  const scale = WIDTH / width;
  const at = ([x, y]: Point): Point => [(x - left) * scale, (y - top) * scale];
  const sheet = drawPlanSheet({ ...plan, trees: [] }, { left, top, width, height });
  const wordsOf = (is: PlotDrawing["beyond"][number]["is"]) =>
    typeof is === "string" ? `${widths[is]} ft` : String(is.number);
  const words = [
    ...drawing.sides.map((side) => figures(at(side.at), side.turn, `${side.feet} ft`, TOKENS.ink)),
    ...drawing.beyond.map((one) => figures(at(one.at), one.turn, wordsOf(one.is), TOKENS.muted)),
  ];
  const pegs = drawing.pegs
    .map(at)
    .map(([x, y]) => `M${x - PEG / 2} ${y - PEG / 2}h${PEG}v${PEG}h-${PEG}z`);
  const high = Math.round(height * scale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${high}" width="${WIDTH}" height="${high}">`,
    `<g transform="scale(${scale / SHEET_SCALE})">${sheet}</g>`,
    `<path transform="scale(${scale}) translate(${-left} ${-top})" d="${plot.outline}" fill="${TOKENS.river}" fill-opacity=".12" stroke="${TOKENS.river}" stroke-width="${4 / scale}" stroke-linejoin="round"/>`,
    `<path d="${pegs.join("")}" fill="${TOKENS.card}" stroke="${TOKENS.river}" stroke-width="2.4"/>`,
    ...words,
    `<path transform="translate(${WIDTH - 44} 48) scale(2)" d="M0-9 4.5 7 0 4-4.5 7z" fill="${TOKENS.ink}"/></svg>`,
  ].join("");
}

function figures([x, y]: Point, turn: number, text: string, colour: string): string {
  const size = LETTER;
  const line = drawFigures(text, { x: 0, y: size * BASE, size, colour, anchor: 0.5 });
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${line}</g>`;
}
