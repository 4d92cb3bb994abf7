import { CLOSE_SYMBOLS } from "../close-up/close-symbols.ts";
import type { Point } from "../layout/geometry.ts";
import { type PlacedLayout, showing } from "../layout/placed-layout.ts";
import { SHADES, TOKENS } from "../palette.ts";
import { drawTrack } from "../sheet/draw-amenities.ts";
import { drawApproach, drawBlocks, drawGround, outlineGround } from "../sheet/draw-ground.ts";
import { figure, polyline } from "../svg-path.ts";
import type { Camera } from "./camera.ts";
import { BUILDINGS } from "./draw-buildings.ts";

/** Plots and parks lie this much above the roads, metres; and never less than so many pixels. */
const KERB = 0.5;
const LEAST_KERB_PIXELS = 2.6;
/** A metre of the ground is seen shorter than it is, on the whole. */
const SHORTER = 0.84;
const SIDE = "#aab4b3";

/** How high the plots lie, metres. */
export function kerbOf({ layout: { width, depth } }: PlacedLayout, camera: Camera): number {
  return Math.max(KERB, LEAST_KERB_PIXELS / camera.scaleAt({ x: width / 2, y: depth / 2 }));
}

/** The same plan as the camera sees it, on a level so many metres above the roads. */
function onLevel(plan: PlacedLayout, camera: Camera, height: number): PlacedLayout {
  const { layout } = plan;
  const middle = { x: layout.width / 2, y: layout.depth / 2 };
  const scale = camera.scaleAt(middle) * SHORTER;
  const toSheet = (point: Point) => camera.see(point, height);
  return { ...plan, placing: { ...plan.placing, scale, toSheet } };
}

/** Courts, pools and play areas, which lie on the ground. */
function drawFlat(plan: PlacedLayout, camera: Camera, height: number): string {
  return plan.layout.openSpaces
    .flatMap(({ amenities }) => amenities)
    .filter(({ amenity }) => !BUILDINGS[amenity.code])
    .map(({ amenity: { code }, at }) => {
      const { ground, casts, body } = CLOSE_SYMBOLS[code];
      const shadows = casts
        .map(
          ({ path, by }) =>
            `<path fill="${TOKENS.ink}" fill-opacity=".15" transform="translate(${figure(by)} ${figure(-by / 2)})" d="${path}"/>`,
        )
        .join("");
      return showing(
        code,
        `<g transform="${camera.matrixAt(at, height)}">${ground}${shadows}${body}</g>`,
      );
    })
    .join("");
}

/** The tank's own ground. */
function drawTankGround(
  { facts, layout: { depth, grid } }: PlacedLayout,
  camera: Camera,
  height: number,
): string {
  if (!facts.features.includes("overhead-tank")) return "";
  const near = depth - grid.depth;
  const corners = [
    { x: 0, y: near },
    { x: grid.depth, y: near },
    { x: grid.depth, y: depth },
    { x: 0, y: depth },
  ].map((point) => camera.see(point, height));
  return showing(
    "overhead-tank",
    `<path d="${polyline(corners, true)}" fill="${SHADES.ground}" stroke="${SHADES.blockEdge}" stroke-width="1.3"/>`,
  );
}

/** All that lies on the ground: roads, plots with their edges, parks, courts. */
export function drawRelief(plan: PlacedLayout, camera: Camera): string {
  const kerb = kerbOf(plan, camera);
  const [roads, plots] = [onLevel(plan, camera, 0), onLevel(plan, camera, kerb)];
  return (
    drawApproach(roads) +
    drawGround(roads) +
    `<path d="${outlineGround(roads)}" fill="${SIDE}" stroke="${SIDE}" stroke-width="1.4"/>` +
    drawBlocks(plots) +
    drawTankGround(plan, camera, kerb) +
    drawTrack(plots) +
    drawFlat(plan, camera, kerb)
  );
}
