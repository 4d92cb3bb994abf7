import type { Box, Point } from "../layout/geometry.ts";
import type { Notice } from "../layout-facts.ts";
import { TOKENS } from "../palette.ts";
import { escapeXml, figure } from "../svg-path.ts";
import { drawFigures } from "./draw-figures.ts";

/** Pixels of the drawing. */
export const SHEET = { width: 1600, height: 1000 } as const;

/** Where the plan goes: inside what a crop to 5:4 or 16:9 leaves, clear of arrow and caption. */
export const PLAN_ROOM: Box = { left: 286, right: 1314, top: 104, bottom: 828 };

export const NORTH_ARROW = { x: 230, y: 142, radius: 38 } as const;

/** Inside it a framed sheet has its drawing; below it the title. */
export const NEATLINE = { left: 32, top: 32, width: 1536, height: 864 } as const;
const SCALE_END = { x: 1408, y: 918 } as const;
const GRID_STEP = 40;
/** Lengths that a scale bar may show, metres. */
const BAR_LENGTHS = [5, 10, 20, 50, 100, 200, 500] as const;
const LONGEST_BAR = 220;

/** Paper with the faint grid of a survey sheet, as wide and high as its picture. */
export function drawBackground(): string {
  return (
    `<pattern id="g" width="${GRID_STEP}" height="${GRID_STEP}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 .5H${GRID_STEP}M.5 0V${GRID_STEP}" stroke="${TOKENS.line}" stroke-opacity=".75"/></pattern>` +
    `<rect width="100%" height="100%" fill="${TOKENS.mist}"/>` +
    `<rect width="100%" height="100%" fill="url(#g)"/>`
  );
}

/** The line round a drawing. */
export function drawNeatline(): string {
  const { left, top, width, height } = NEATLINE;
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="${TOKENS.ink}" stroke-width="2"/>`;
}

/** North is up on every plan. `scale` is 1 for a radius of 38. */
export function drawNorthArrow(
  { x, y }: Point = NORTH_ARROW,
  { scale, disc }: { scale: number; disc: boolean } = { scale: 1, disc: false },
): string {
  const sized = scale === 1 ? "" : `scale(${hundredths(scale)})`;
  return drawArrow(`translate(${figure(x)} ${figure(y)})${sized}`, disc);
}

/** A north arrow of radius 38 that is moved, turned or laid down by an SVG transform. */
export function drawArrow(transform: string, disc: boolean): string {
  const ground = disc ? `fill="${TOKENS.card}"` : "";
  return (
    `<g transform="${transform}" fill="none" stroke="${TOKENS.muted}" stroke-width="2">` +
    `<circle r="${NORTH_ARROW.radius - 1}" ${ground}/><path d="M0 22V-8"/>` +
    `<path fill="${TOKENS.muted}" stroke="none" d="M0-27 9-4 0-9-9-4z"/></g>`
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A bar of a round length, in two halves, with its length in metres; it ends at `end`. */
export function drawScaleBar(
  pixelsPerMetre: number,
  end: Point = SCALE_END,
  longest = LONGEST_BAR,
): string {
  const metres = BAR_LENGTHS.findLast((length) => length * pixelsPerMetre <= longest) ?? 5;
  const length = metres * pixelsPerMetre;
  return (
    `<g transform="translate(${figure(end.x - length)} ${end.y})"><path fill="${TOKENS.ink}" d="M0-8h${figure(length / 2)}v8H0z"/>` +
    `<path fill="none" stroke="${TOKENS.ink}" stroke-width="2" d="M0-8h${figure(length)}v8H0z"/>` +
    `${drawFigures(`${metres} m`, { x: length, y: -20, size: 24, colour: TOKENS.muted, anchor: 1 })}</g>`
  );
}

/**
 * What the picture says of itself to whoever has it alone: what it is, the facts it is drawn from, and
 * which parts are stated. Pages say it below the picture, in the reader's language and letters.
 */
export function describeSheet(
  { notice, origin }: Notice,
  facts: readonly (string | null)[],
): string {
  const said = [facts.filter(Boolean).join(" · "), origin].filter(Boolean);
  return `<title>${escapeXml(notice)}</title><desc>${escapeXml(said.join(". "))}</desc>`;
}
