import type { Box, Point } from "../layout/geometry.ts";
import type { Notice } from "../layout-facts.ts";
import { TOKENS } from "../palette.ts";
import { escapeXml, figure } from "../svg-path.ts";

/** Pixels of the drawing. */
export const SHEET = { width: 1600, height: 1000 } as const;

/** Where the plan goes: inside what a crop to 5:4 or 16:9 leaves, clear of arrow and caption. */
export const PLAN_ROOM: Box = { left: 286, right: 1314, top: 104, bottom: 828 };

export const NORTH_ARROW = { x: 230, y: 142, radius: 38 } as const;

/** Inside it a framed sheet has its drawing; below it the title. */
export const NEATLINE = { left: 32, top: 32, width: 1536, height: 864 } as const;
/** Where the title below a neatline begins. */
export const TITLE_START = { x: 40, y: 946 } as const;

const CAPTION_Y = 918;
const CAPTION_START = { x: 192, y: CAPTION_Y } as const;
const SCALE_END = { x: 1408, y: CAPTION_Y } as const;
const GRID_STEP = 40;
/** Lengths that a scale bar may show, metres. */
const BAR_LENGTHS = [5, 10, 20, 50, 100, 200, 500] as const;
const LONGEST_BAR = 220;

const FONT = `font-family="'Anek Latin',system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"`;

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
    `<text x="${figure(length)}" y="-20" text-anchor="end" ${FONT} font-size="24" fill="${TOKENS.muted}">${metres} m</text></g>`
  );
}

/** At the foot of the sheet: the facts it is drawn from, what it is, and below which parts are stated. */
export function drawCaption(
  { notice, origin }: Notice,
  facts: readonly (string | null)[],
  start: Point = CAPTION_START,
): string {
  const figures = facts.filter((text) => text !== null).join(" · ");
  return (
    `<text x="${start.x}" y="${start.y}" ${FONT} font-size="27" fill="${TOKENS.muted}">` +
    `<tspan font-weight="600" fill="${TOKENS.ink}">${escapeXml(figures)}</tspan>` +
    `<tspan${figures === "" ? "" : ' dx="18"'}>${escapeXml(notice)}</tspan>` +
    `${origin === null ? "" : `<tspan x="${start.x}" dy="31" font-size="22">${escapeXml(origin)}</tspan>`}</text>`
  );
}

/** A line of text round a point. */
export function drawLabel(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" ${FONT} font-size="${size}" font-weight="600" fill="${colour}">${escapeXml(text)}</text>`;
}
