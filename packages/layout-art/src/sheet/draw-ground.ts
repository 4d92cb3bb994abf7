import type { Point } from "../layout/geometry.ts";
import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import { type BlockPart, toPlotLines } from "../layout/plot-lines.ts";
import type { Line } from "../layout/street-lines.ts";
import type { RoadSurface } from "../layout-facts.ts";
import { ROAD_COLOURS, SHADES, TOKENS } from "../palette.ts";
import { polyline, rounded, segments } from "../svg-path.ts";

const BLOCK_RADIUS = 4.5;
const FOOT_PATH_METRES = 1.5;
/** How far the road outside fades out: pixels of a plan, metres of a close-up. */
const APPROACH = { pixels: 56, closeMetres: 26 } as const;
/** Blades of grass for ground seen closely. */
const GRASS = `<pattern id="w" width="46" height="38" patternUnits="userSpaceOnUse"><path d="M6 9l2-6 2 6M29 27l2-6 2 6M40 8l1-4M16 32l-1-4" fill="none" stroke="${SHADES.grass}" stroke-width="1.3"/></pattern>`;

/** Marks on a road by its surface: a dashed middle on black-top, joints in concrete. */
const ROAD_MARKS: Readonly<Record<RoadSurface, ((roads: string, scale: number) => string) | null>> =
  {
    bt: (roads, scale) =>
      `<path d="${roads}" fill="none" stroke="${TOKENS.card}" stroke-width="${width(0.4, scale)}" stroke-dasharray="${width(3, scale)} ${width(4, scale)}"/>`,
    cc: (roads, scale) =>
      `<path d="${roads}" fill="none" stroke="${TOKENS.card}" stroke-width="${width(0.3, scale)}"/>`,
    metal: null,
    gravel: null,
  };

/** Metres as pixels, never too thin to be seen. */
function width(metres: number, scale: number): number {
  return Math.round(Math.max(1.5, metres * scale) * 10) / 10;
}

function roadColour({ facts }: PlacedLayout): string {
  return ROAD_COLOURS[facts.roadSurfaces[0] ?? "unstated"];
}

/** The site's ground, which the roads are left of, with its shadow, and the road that leads to it. */
export function drawSite(plan: PlacedLayout): string {
  const site = polyline(plan.layout.boundary.map(plan.placing.toSheet), true);
  const shadow = `<path d="${site}" fill="${TOKENS.ink}" fill-opacity=".1" transform="translate(7 9)"/>`;
  return drawApproach(plan) + shadow + drawGround(plan);
}

/** The site's ground alone. */
export function drawGround(plan: PlacedLayout): string {
  const site = polyline(plan.layout.boundary.map(plan.placing.toSheet), true);
  return `<path d="${site}" fill="${roadColour(plan)}"/>`;
}

/** The road that leads to the site, fading out. */
export function drawApproach(plan: PlacedLayout): string {
  const { layout, placing, close } = plan;
  const colour = roadColour(plan);
  const [right, left] = [layout.boundary[0], layout.boundary.at(-1)];
  if (!right || !left) return "";
  const reach = close ? APPROACH.closeMetres : APPROACH.pixels / placing.scale;
  const outside = [left, right, { ...right, y: -reach }, { ...left, y: -reach }];
  const [from, to] = [
    { x: (left.x + right.x) / 2, y: 0 },
    { x: (left.x + right.x) / 2, y: -reach },
  ].map(placing.toSheet);
  if (!from || !to) return "";
  return (
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="${Math.round(from.x)}" y1="${Math.round(from.y)}" x2="${Math.round(to.x)}" y2="${Math.round(to.y)}">` +
    `<stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
    `<path d="${polyline(outside.map(placing.toSheet), true)}" fill="url(#f)"/>`
  );
}

type Corners = readonly (Point & { readonly radius: number })[];

/** Path data of those shapes, in metres, that may be in the picture. */
function outlines(shapes: readonly Corners[], { placing, sees }: PlacedLayout): string {
  return shapes
    .map((corners) =>
      corners.map((c) => ({ ...placing.toSheet(c), radius: c.radius * placing.scale })),
    )
    .filter(sees)
    .map(rounded)
    .join("");
}

function cornersOf({ left, right, bottom, top, roundLeft, roundRight }: BlockPart): Corners {
  const [onLeft, onRight] = [roundLeft ? BLOCK_RADIUS : 0, roundRight ? BLOCK_RADIUS : 0];
  return [
    { x: left, y: bottom, radius: onLeft },
    { x: right, y: bottom, radius: onRight },
    { x: right, y: top, radius: onRight },
    { x: left, y: top, radius: onLeft },
  ];
}

function footPaths(shapes: string, { facts, placing, close }: PlacedLayout): string {
  if (!facts.features.includes("foot-paths")) return "";
  const band = width(2 * FOOT_PATH_METRES, placing.scale);
  const stroke = (colour: string, wide: number) =>
    `<path d="${shapes}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round"/>`;
  const kerb = close ? stroke(SHADES.blockEdge, band + 3) : "";
  return showing("foot-paths", kerb + stroke(SHADES.path, band));
}

function openGround({ facts, close }: PlacedLayout, shapes: string): string {
  if (shapes === "") return "";
  const isPark = facts.features.includes("park");
  const ground = (colour: string) =>
    `<path d="${shapes}" fill="${colour}" stroke="${SHADES.blockEdge}"/>`;
  if (!isPark) return ground(SHADES.ground);
  return showing("park", ground(SHADES.park) + (close ? GRASS + ground("url(#w)") : ""));
}

function drawLines(lines: readonly Line[], { placing, sees }: PlacedLayout): string {
  return segments(
    lines.map(({ from, to }) => [placing.toSheet(from), placing.toSheet(to)] as const).filter(sees),
  );
}

/** The outlines of all ground between the roads, as path data. */
export function outlineGround(plan: PlacedLayout): string {
  return outlines(plan.layout.belts, plan) + outlines(plan.parts.map(cornersOf), plan);
}

/** Plots, open ground and road marks. */
export function drawBlocks(plan: PlacedLayout): string {
  const { layout, parts, placing, facts, close } = plan;
  const closed = parts.filter(({ open }) => open === null).map(cornersOf);
  const belts = outlines(layout.belts, plan);
  const plots = outlines(closed, plan);
  const open = outlines(parts.filter((part) => part.open !== null).map(cornersOf), plan);
  const roads = drawLines(layout.roads, plan);
  const surface = facts.roadSurfaces[0];
  const [edge, line] = close ? [2.4, 1.8] : [1.4, 1.3];
  return (
    ((surface && ROAD_MARKS[surface]?.(roads, placing.scale)) ?? "") +
    footPaths(belts + plots + open, plan) +
    `<path d="${belts}${plots}" fill="${TOKENS["turmeric-tint"]}" stroke="${SHADES.blockEdge}" stroke-width="${edge}"/>` +
    `<path d="${drawLines(toPlotLines(layout, parts), plan)}" fill="none" stroke="${SHADES.plotLine}" stroke-width="${line}"/>` +
    openGround(plan, open)
  );
}
