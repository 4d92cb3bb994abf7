import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import { TOKENS } from "../palette.ts";
import { figure, polyline } from "../svg-path.ts";

const FENCE_PIXELS = 9;
const WALL_PIXELS = 3;
/** Seen closely, metres. */
const CLOSE = { wall: 0.6, fence: 1.1, post: 2.4 } as const;

function drawWall(line: string, { close, placing }: PlacedLayout): string {
  const stroke = (colour: string, wide: number) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${figure(wide)}" stroke-linejoin="miter"/>`;
  const wide = close ? Math.max(WALL_PIXELS, CLOSE.wall * placing.scale) : WALL_PIXELS;
  return stroke(TOKENS.ink, wide) + (close ? stroke(TOKENS.card, wide - 4) : "");
}

function drawFence({ close, layout, placing }: PlacedLayout): string {
  const away = close ? CLOSE.fence : FENCE_PIXELS / placing.scale;
  const gap = close ? CLOSE.post * placing.scale - 2 : 18;
  const fence = polyline(layout.boundaryAt(-away).map(placing.toSheet));
  return (
    `<path d="${fence}" fill="none" stroke="${TOKENS.turmeric}" stroke-width="1.6"/>` +
    `<path d="${fence}" fill="none" stroke="${TOKENS.turmeric}" stroke-width="8" stroke-dasharray="2 ${figure(gap)}"/>`
  );
}

/** The boundary: a wall where one is stated, else a dashed line; outside it the solar fence. */
export function drawBoundary(plan: PlacedLayout): string {
  const { facts, layout, placing } = plan;
  const points = layout.boundary.map(placing.toSheet);
  const sides = points.slice(1).map((end, index) => [points[index] ?? end, end]);
  if (!sides.some(plan.sees)) return "";
  const line = polyline(points);
  const wall = facts.features.includes("compound-wall")
    ? showing("compound-wall", drawWall(line, plan))
    : `<path d="${line}" fill="none" stroke="${TOKENS.muted}" stroke-width="2" stroke-dasharray="12 8"/>`;
  return facts.features.includes("solar-fencing")
    ? wall + showing("solar-fencing", drawFence(plan))
    : wall;
}
