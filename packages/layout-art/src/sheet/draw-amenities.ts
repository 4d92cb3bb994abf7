import type { CloseSymbol } from "../close-up/close-marks.ts";
import { CLOSE_SYMBOLS, CLOSE_TANK } from "../close-up/close-symbols.ts";
import type { Point } from "../layout/geometry.ts";
import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import { SHADES, TOKENS } from "../palette.ts";
import { at, figure, polyline } from "../svg-path.ts";
import { AMENITY_SYMBOLS, TANK_SYMBOL } from "./amenity-symbols.ts";

const TRACK_INSET = 2.2;
/** Half of the ground that the largest symbol takes, metres. */
const SYMBOL_REACH = 15;

/** A close symbol, turned so that its darker sides lie away from the light at the top left. */
function placeClose(
  middle: Point,
  { placing }: PlacedLayout,
  { ground, casts, body }: CloseSymbol,
): string {
  const { x, y } = placing.toSheet(middle);
  const scale = Math.round(placing.scale * 100) / 100;
  const turn = figure(((((placing.turn + 135) % 180) + 180) % 180) - 135);
  const layer = (drawing: string, by = 0) =>
    drawing === ""
      ? ""
      : `<g transform="translate(${at({ x: x + by * scale, y: y + by * scale })})rotate(${turn})scale(${scale})">${drawing}</g>`;
  const shadows = casts.map(({ path, by }) =>
    layer(`<path fill="${TOKENS.ink}" fill-opacity=".15" d="${path}"/>`, by),
  );
  return layer(ground) + shadows.join("") + layer(body);
}

function place(middle: Point, { placing }: PlacedLayout, symbol: string): string {
  return `<g transform="translate(${at(placing.toSheet(middle))})rotate(${figure(placing.turn)})scale(${Math.round(placing.scale * 100) / 100})">${symbol}</g>`;
}

/** Whether a symbol round a point may be in the picture. */
function seesSymbol({ x, y }: Point, { placing, sees }: PlacedLayout): boolean {
  const reach = [-SYMBOL_REACH, SYMBOL_REACH];
  return sees(reach.flatMap((dx) => reach.map((dy) => placing.toSheet({ x: x + dx, y: y + dy }))));
}

/** Walking or jogging track round the longest open space, where stated. */
export function drawTrack(plan: PlacedLayout): string {
  const stated = (["jogging-track", "walking-track"] as const).filter((code) =>
    plan.facts.features.includes(code),
  );
  const [space] = [...plan.layout.openSpaces].sort((a, b) => b.right - b.left - (a.right - a.left));
  if (!space || stated.length === 0) return "";
  const [left, right] = [space.left + TRACK_INSET, space.right - TRACK_INSET];
  const [bottom, top] = [space.bottom + TRACK_INSET, space.top - TRACK_INSET];
  const ring = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ].map(plan.placing.toSheet);
  if (!plan.sees(ring)) return "";
  const wide = figure(Math.max(2.5, 1.8 * plan.placing.scale));
  const path = `<path d="${polyline(ring, true)}" fill="none" stroke="${SHADES.path}" stroke-width="${wide}" stroke-linejoin="round"/>`;
  return stated.reduce((drawing, code) => showing(code, drawing), path);
}

/** Club house, pool, courts and the like, each where its open space has it. */
export function drawAmenities(plan: PlacedLayout): string {
  const placed = plan.layout.openSpaces.flatMap(({ amenities }) => amenities);
  const symbols = placed
    .filter(({ at: middle }) => seesSymbol(middle, plan))
    .map(({ amenity: { code }, at: middle }) =>
      showing(
        code,
        plan.close
          ? placeClose(middle, plan, CLOSE_SYMBOLS[code])
          : place(middle, plan, AMENITY_SYMBOLS[code]),
      ),
    );
  return drawTrack(plan) + symbols.join("");
}

/** The overhead tank on its own ground in the far left corner. */
export function drawTank(plan: PlacedLayout): string {
  const { facts, layout, placing } = plan;
  if (!facts.features.includes("overhead-tank")) return "";
  const { depth, grid } = layout;
  const near = depth - grid.depth;
  const corner = [
    { x: 0, y: near },
    { x: grid.depth, y: near },
    { x: grid.depth, y: depth },
    { x: 0, y: depth },
  ].map(placing.toSheet);
  if (!plan.sees(corner)) return "";
  const middle = { x: grid.depth / 2, y: depth - grid.depth / 2 };
  return showing(
    "overhead-tank",
    `<path d="${polyline(corner, true)}" fill="${SHADES.ground}" stroke="${SHADES.blockEdge}" stroke-width="1.3"/>` +
      (plan.close ? placeClose(middle, plan, CLOSE_TANK) : place(middle, plan, TANK_SYMBOL)),
  );
}
