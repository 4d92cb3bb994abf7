import { CircleGeometry } from "three";
import type { Plan } from "../plan.ts";
import { type Point, type Polygon, sidesOf } from "../plan-geometry.ts";
import { tickOf } from "../plan-paths.ts";
import { alongSide, inset, offsetFrom, type Solids } from "./solids.ts";
import { TINTS } from "./tints.ts";

/** Heights of what one walks on, metres above the field. */
export const HEIGHTS = { footpath: 0.12, asphalt: 0.02, plot: 0.26, green: 0.2 } as const;
const DASH = { length: 1.8, gap: 3.2, width: 0.14 } as const;
const FIELD_RADIUS = 1800;
const GATE_STEP = 0.005;
const PLOT_GROOVE = 0.13;

/** Field, roads, footpaths, plots and gardens. */
export function buildGround(solids: Solids, plan: Plan, hasStatuses: boolean): void {
  const field = new CircleGeometry(FIELD_RADIUS, 96).rotateX(-Math.PI / 2);
  solids.add(field.translate(100, -0.35, -85), { tint: TINTS.field });
  solids.slab([plan.boundary], -0.34, -0.02, { tint: TINTS.base });
  solids.slab([plan.approach], -0.34, HEIGHTS.asphalt, { tint: TINTS.asphalt });
  solids.slab(plan.carriageway, -0.02, HEIGHTS.asphalt, { tint: TINTS.asphalt });
  for (const band of footpathBands(plan))
    solids.slab(band, 0, HEIGHTS.footpath, { tint: TINTS.footpath });
  for (const road of plan.roads) if (road.id !== "main-avenue") dashes(solids, road);
  solids.slab([plan.median], 0, 0.28, { tint: TINTS.kerb });
  solids.slab([inset(plan.median, 0.16)], 0.28, 0.34, { tint: TINTS.green });
  for (const { polygon, status } of plan.plots) {
    const tint = hasStatuses ? TINTS.plots[status] : TINTS.plot;
    solids.slab([inset(polygon, PLOT_GROOVE)], -0.02, HEIGHTS.plot, { tint });
    if (hasStatuses && status === "booked")
      solids.slab([tickOf(polygon)], HEIGHTS.plot, HEIGHTS.plot + 0.02, { tint: TINTS.tick });
  }
  for (const { polygon } of plan.openSpaces)
    solids.slab([inset(polygon, 0.05)], -0.02, HEIGHTS.green, { tint: TINTS.green });
  for (const { polygon } of plan.utilities)
    solids.slab([inset(polygon, 0.05)], -0.02, HEIGHTS.green, { tint: TINTS.deck });
  solids.slab(plan.paths.ring, 0.1, 0.235, { tint: TINTS.path });
  for (const link of plan.paths.links) solids.slab([link], 0.1, 0.23, { tint: TINTS.path });
}

/**
 * What the carriageway leaves of the road area, a band round each block and one along the outside.
 * At the gate the carriageway runs on to the public road, and is cut off for the outer band.
 */
function footpathBands({ roadArea, carriageway }: Plan): Polygon[][] {
  return roadArea.flatMap((ring, i) => {
    const asphalt = carriageway[i];
    if (!asphalt) return [];
    const within = asphalt.map(([east, north]): Point => [east, Math.max(north, GATE_STEP)]);
    return [i === 0 ? [ring, within] : [asphalt, ring]];
  });
}

function dashes(solids: Solids, { centre, closed }: Plan["roads"][number]): void {
  let ahead = DASH.gap / 2;
  for (const [from, to] of sidesOf(centre, closed)) {
    const { length, turn } = alongSide(from, to);
    for (; ahead < length; ahead += DASH.length + DASH.gap) {
      const at: Point = offsetFrom(from, turn, ahead, 0);
      solids.box(
        at,
        HEIGHTS.asphalt,
        [DASH.length, 0.012, DASH.width],
        { tint: TINTS.roadMark },
        turn,
      );
    }
    ahead -= length;
  }
}
