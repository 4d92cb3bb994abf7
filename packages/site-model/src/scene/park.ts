import { BoxGeometry, ConeGeometry, CylinderGeometry, TorusGeometry } from "three";
import type { Plan } from "../plan.ts";
import type { Point } from "../plan-geometry.ts";
import { toRectangle } from "./clubhouse.ts";
import { offsetFrom, type Solids } from "./solids.ts";
import { TINTS } from "./tints.ts";

const LAWN = 0.2;
const card = { tint: TINTS.card } as const;
const clay = { tint: TINTS.clay } as const;
const metal = { tint: TINTS.metal } as const;

/** Play area, court, lamps and benches. */
export function buildPark(solids: Solids, plan: Plan): void {
  buildPlayArea(solids, plan.playArea);
  buildCourt(solids, plan);
  for (const [east, north, direction] of plan.lamps) lamp(solids, [east, north], direction);
  for (const [east, north, direction] of plan.benches) bench(solids, [east, north], direction);
}

function buildPlayArea(solids: Solids, { at, radius }: Plan["playArea"]): void {
  solids.cylinder(at, LAWN, { bottom: radius, top: radius, up: 0.08 }, { tint: TINTS.rubber }, 64);
  const [east, north] = at;
  solids.cylinder(
    [east - 2.4, north + 1.8],
    LAWN,
    { bottom: 3.1, top: 3.1, up: 0.095 },
    { tint: TINTS.sand },
    48,
  );
  solids.cylinder(
    [east + 3.4, north - 2.2],
    LAWN,
    { bottom: 2.6, top: 2.6, up: 0.095 },
    { tint: TINTS.lawn },
    48,
  );
  slideTower(solids, [east - 2.4, north + 1.8]);
  swings(solids, [east + 3, north + 3.2]);
  climbingDome(solids, [east + 3.4, north - 2.2]);
  seesaw(solids, [east - 3.2, north - 3.6]);
  for (let i = 0; i < 5; i += 1)
    solids.cylinder(
      [east + 0.1 + i * 0.7, north - 5.6 + i * 0.12],
      LAWN + 0.08,
      { bottom: 0.26, top: 0.26, up: 0.22 + (i % 3) * 0.15 },
      i % 2 ? clay : { tint: TINTS.wood },
      16,
    );
}

function slideTower(solids: Solids, [east, north]: Point): void {
  for (const x of [-1, 1])
    for (const y of [-1, 1]) solids.box([east + x, north + y], LAWN, [0.14, 3.4, 0.14], card);
  solids.box([east, north], 1.6, [2.2, 0.14, 2.2], { tint: TINTS.wood });
  for (const x of [-1, 1]) solids.box([east + x, north], 2.2, [0.06, 0.08, 2], metal);
  const roof = new ConeGeometry(1.9, 1.2, 4).rotateY(Math.PI / 4).translate(east, 4.2, -north);
  solids.add(roof, clay);
  const bed = (width: number, up: number, aside: number) =>
    new BoxGeometry(width, up, 3.8)
      .rotateX(0.42)
      .translate(east + aside, 0.98 + up / 2, -(north - 2.75));
  solids.add(bed(0.72, 0.08, 0), { tint: TINTS.rubber });
  for (const side of [-1, 1]) solids.add(bed(0.06, 0.34, side * 0.38), card);
  for (let step = 1; step <= 5; step += 1)
    solids.box([east - 1.25, north], LAWN + step * 0.26, [0.4, 0.06, 0.8], { tint: TINTS.wood });
}

function swings(solids: Solids, [east, north]: Point): void {
  const leg = (x: number, lean: number) =>
    new CylinderGeometry(0.06, 0.06, 2.9, 10)
      .rotateX(lean * 0.33)
      .translate(east + x, 1.6, -(north - lean * 0.46));
  for (const x of [-1.8, 1.8]) for (const lean of [-1, 1]) solids.add(leg(x, lean), clay);
  solids.box([east, north], 2.92, [3.8, 0.11, 0.11], clay);
  for (const seat of [-0.85, 0.85]) {
    solids.box([east + seat, north], 0.75, [0.52, 0.06, 0.24], metal);
    for (const rope of [-0.24, 0.24])
      solids.box([east + seat + rope, north], 0.8, [0.025, 2.14, 0.025], metal);
  }
}

function climbingDome(solids: Solids, [east, north]: Point): void {
  const radius = 1.7;
  for (let rib = 0; rib < 6; rib += 1)
    solids.add(
      new TorusGeometry(radius, 0.045, 8, 32, Math.PI)
        .rotateY((rib * Math.PI) / 6)
        .translate(east, LAWN + 0.08, -north),
      { tint: TINTS.glass },
    );
  for (const height of [0.6, 1.1, 1.5])
    solids.add(
      new TorusGeometry(Math.sqrt(radius ** 2 - height ** 2), 0.04, 8, 32)
        .rotateX(Math.PI / 2)
        .translate(east, LAWN + 0.08 + height, -north),
      { tint: TINTS.glass },
    );
}

function seesaw(solids: Solids, [east, north]: Point): void {
  solids.box([east, north], LAWN + 0.08, [0.3, 0.5, 0.3], metal);
  solids.add(new BoxGeometry(3, 0.09, 0.32).rotateZ(0.15).translate(east, 0.82, -north), {
    tint: TINTS.wood,
  });
}

function buildCourt(solids: Solids, { court }: Plan): void {
  const { at, along, across } = toRectangle(court);
  const [east, north] = at;
  solids.box(at, LAWN - 0.05, [along, 0.1, across], { tint: TINTS.court });
  solids.box(at, LAWN, [13.4, 0.06, 6.1], { tint: TINTS.courtInner });
  const line = (x: number, y: number, length: number, width: number) =>
    solids.box([east + x, north + y], LAWN + 0.06, [length, 0.01, width], card);
  for (const side of [-1, 1]) {
    for (const y of [3.05, 2.6]) line(0, side * y, 13.4, 0.06);
    for (const x of [6.7, 5.94, 1.98]) line(side * x, 0, 0.06, 6.1);
    line(side * 4.35, 0, 4.7, 0.06);
    solids.box([east, north + side * 3.1], LAWN, [0.08, 1.55, 0.08], metal);
  }
  solids.box(at, 0.96, [0.03, 0.76, 6.1], card);
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      const post: Point = [east + x * (along / 2 - 0.3), north + y * (across / 2 - 0.3)];
      solids.box(post, LAWN, [0.12, 6.4, 0.12], metal);
      solids.box([post[0] - x * 0.25, post[1]], 6.5, [0.7, 0.14, 0.4], { tint: TINTS.lamp });
    }
}

function lamp(solids: Solids, at: Point, direction: number): void {
  solids.cylinder(at, 0.1, { bottom: 0.08, top: 0.05, up: 5.2 }, metal, 10);
  solids.box(offsetFrom(at, direction, 0.7, 0), 5.26, [1.5, 0.06, 0.08], metal, direction);
  solids.box(
    offsetFrom(at, direction, 1.25, 0),
    5.18,
    [0.6, 0.08, 0.2],
    { tint: TINTS.lamp },
    direction,
  );
}

function bench(solids: Solids, at: Point, direction: number): void {
  for (const slat of [-0.16, 0, 0.16])
    solids.box(
      offsetFrom(at, direction, 0, slat),
      0.6,
      [1.7, 0.05, 0.12],
      { tint: TINTS.wood },
      direction,
    );
  for (const end of [-0.65, 0.65])
    solids.box(offsetFrom(at, direction, end, 0), LAWN, [0.09, 0.4, 0.44], metal, direction);
}
