import type { Plan } from "../plan.ts";
import { METRES_PER_FOOT, type Point, type Polygon, sidesOf } from "../plan-geometry.ts";
import { alongSide, offsetFrom, type Solids } from "./solids.ts";
import { TINTS } from "./tints.ts";

const PILLAR_EVERY = 3.4;
const ARCH = { top: 8.6, beam: 1.3, pylon: 2.3 } as const;

/** The wall with its solar fence, and the arch over the entrance. */
export function buildEnclosure(solids: Solids, plan: Plan): void {
  const heights = {
    wall: plan.wall.heightFeet * METRES_PER_FOOT,
    fence: plan.wall.fenceFeet * METRES_PER_FOOT,
  };
  for (const [from, to] of wallPieces(plan)) buildWall(solids, from, to, heights);
  buildArch(solids, plan.gate.at, plan.gate.widthMetres);
  buildGuardHouse(solids, plan.gate.at);
}

/** The sides of the site, broken where the gate is. */
function wallPieces({ boundary, gate }: Plan): (readonly [Point, Point])[] {
  const [east, north] = gate.at;
  const half = gate.widthMetres / 2 + ARCH.pylon + 4.6;
  return sidesOf(boundary).flatMap(([from, to], side) =>
    side === 0
      ? [
          [from, [east - half, north]],
          [[east + half, north], to],
        ]
      : [[from, to]],
  );
}

function buildWall(
  solids: Solids,
  from: Point,
  to: Point,
  { wall, fence }: { readonly wall: number; readonly fence: number },
): void {
  const line: Polygon = [from, to];
  solids.strip(line, false, -0.3, [0.24, wall + 0.3], { tint: TINTS.wall });
  solids.strip(line, false, wall, [0.36, 0.1], { tint: TINTS.cap });
  for (const at of [0.25, 0.5, 0.75, 1])
    solids.strip(line, false, wall + 0.1 + at * (fence - 0.1), [0.018, 0.018], {
      tint: TINTS.metal,
    });
  const { length, turn } = alongSide(from, to);
  const pillars = Math.max(1, Math.round(length / PILLAR_EVERY));
  for (let i = 0; i <= pillars; i += 1) {
    const at = offsetFrom(from, turn, (length * i) / pillars, 0);
    solids.box(at, -0.3, [0.4, wall + 0.32, 0.4], { tint: TINTS.wall }, turn);
    solids.box(at, wall, [0.05, fence, 0.05], { tint: TINTS.metal }, turn);
  }
}

function buildArch(solids: Solids, [east, north]: Point, width: number): void {
  const card = { tint: TINTS.card };
  const clay = { tint: TINTS.clay };
  const off = width / 2 + ARCH.pylon / 2;
  for (const side of [-1, 1]) {
    const at: Point = [east + side * off, north];
    solids.box(at, 0, [ARCH.pylon, ARCH.top - ARCH.beam, 2.4], card);
    solids.box(at, 0, [ARCH.pylon + 0.3, 0.9, 2.7], { tint: TINTS.cap });
    for (let rib = 0; rib < 9; rib += 1)
      solids.box(at, 1.5 + rib * 0.6, [ARCH.pylon + 0.1, 0.07, 2.5], { tint: TINTS.cap });
    const wing: Point = [east + side * (off + ARCH.pylon / 2 + 2.3), north];
    solids.box(wing, 0, [4.6, 4.1, 1.4], { tint: TINTS.wall });
    solids.box(wing, 4.1, [4.8, 0.22, 1.7], { tint: TINTS.cap });
    for (let slat = -4; slat <= 4; slat += 1)
      solids.box([wing[0] + slat * 0.42, north - 0.76], 0.7, [0.09, 2.7, 0.14], {
        tint: TINTS.wood,
      });
  }
  solids.box([east, north], ARCH.top - ARCH.beam, [width + 2 * ARCH.pylon, ARCH.beam, 2.4], card);
  solids.box([east, north], ARCH.top, [width + 2 * ARCH.pylon + 1.2, 0.3, 3.4], clay);
  const slats = Math.floor(width / 0.62);
  for (let slat = 0; slat < slats; slat += 1)
    solids.box(
      [east + (slat - (slats - 1) / 2) * 0.62, north],
      ARCH.top - ARCH.beam - 0.85,
      [0.1, 0.85, 0.5],
      {
        tint: TINTS.wood,
      },
    );
}

function buildGuardHouse(solids: Solids, [east, north]: Point): void {
  const at: Point = [east, north + 5];
  solids.box(at, 0, [3, 0.2, 7], { tint: TINTS.kerb });
  solids.box(at, 0.2, [2, 2.7, 4.4], { tint: TINTS.card });
  solids.box(at, 1.15, [2.04, 1.15, 3.6], { tint: TINTS.glass, surface: "glass" });
  solids.box(at, 2.9, [3.4, 0.2, 6.4], { tint: TINTS.clay });
  for (const side of [-1, 1]) {
    const post: Point = [east + side * 1.9, north + 2.4];
    solids.box(post, 0, [0.34, 1.1, 0.34], { tint: TINTS.metal });
    solids.box([post[0] + side * 3.1, post[1]], 0.95, [6, 0.1, 0.1], { tint: TINTS.card });
    for (const stripe of [1.2, 2.6, 4, 5.4])
      solids.box([post[0] + side * stripe, post[1]], 0.94, [0.7, 0.12, 0.12], { tint: TINTS.clay });
  }
}
