import { ConeGeometry } from "three";
import type { Plan } from "../plan.ts";
import type { Point, Polygon } from "../plan-geometry.ts";
import { inset, type Solids } from "./solids.ts";
import { TINTS } from "./tints.ts";

const STOREY = 3.4;
const SLAB = 0.42;
const FLOOR = 0.5;
const MULLION_EVERY = 1.6;
const card = { tint: TINTS.card } as const;
const wood = { tint: TINTS.wood } as const;

interface Rectangle {
  readonly at: Point;
  readonly along: number;
  readonly across: number;
}

/** Middle and sides of a rectangle that lies along the plan's axes. */
export function toRectangle(polygon: Polygon): Rectangle {
  const of = (axis: 0 | 1) => polygon.map((point) => point[axis]);
  const [west, east] = [Math.min(...of(0)), Math.max(...of(0))];
  const [south, north] = [Math.min(...of(1)), Math.max(...of(1))];
  return {
    at: [(west + east) / 2, (south + north) / 2],
    along: east - west,
    across: north - south,
  };
}

/** Clubhouse, pool and the deck between them; the front looks south. */
export function buildClubhouse(solids: Solids, plan: Plan): void {
  const house = toRectangle(plan.clubhouse.polygon);
  const { at, along, across } = house;
  const [east, north] = at;
  solids.box([east, north - 0.6], 0, [along + 3, FLOOR, across + 4.2], { tint: TINTS.kerb });
  solids.box([east, north - across / 2 - 3], 0, [along * 0.5, FLOOR / 2, 1.2], {
    tint: TINTS.kerb,
  });
  const low: Rectangle = { at: [east - along * 0.1, north], along: along * 0.8, across };
  glassStorey(solids, low, FLOOR);
  const firstFloor = FLOOR + STOREY;
  solids.box([east, north - 0.9], firstFloor, [along + 2.6, SLAB, across + 3.8], card);
  if (plan.clubhouse.floors > 1) upperFloor(solids, house, firstFloor + SLAB);
  stairTower(solids, { at: [east + along * 0.4, north], along: along * 0.2, across }, firstFloor);
  for (let column = 0; column < 7; column += 1)
    solids.box(
      [east - along / 2 - 0.6 + (column * (along + 1.2)) / 6, north - across / 2 - 2],
      FLOOR,
      [0.34, STOREY, 0.34],
      card,
    );
  buildPool(solids, plan);
}

function upperFloor(
  solids: Solids,
  { at: [east, north], along, across }: Rectangle,
  base: number,
): void {
  const storey: Rectangle = {
    at: [east - along * 0.14, north + 0.5],
    along: along * 0.6,
    across: across * 0.8,
  };
  glassStorey(solids, storey, base);
  const [x, y] = storey.at;
  solids.box([x, y - 0.7], base + STOREY, [storey.along + 2.4, SLAB, storey.across + 3.2], card);
  for (let column = 0; column < 4; column += 1)
    solids.box(
      [
        x - storey.along / 2 - 0.6 + (column * (storey.along + 1.2)) / 3,
        y - storey.across / 2 - 1.4,
      ],
      base,
      [0.26, STOREY, 0.26],
      card,
    );
  for (const [length, turn, far] of [[storey.along + 1.6, 0, -storey.across / 2 - 1.9]] as const)
    solids.box([x, y + far], base + 0.95, [length, 0.06, 0.06], { tint: TINTS.metal }, turn);
}

/** Glass set back behind mullions; the mullions stand further out than the rails, so no faces meet. */
function glassStorey(
  solids: Solids,
  { at: [east, north], along, across }: Rectangle,
  base: number,
): void {
  solids.box([east, north], base, [along - 0.6, STOREY, across - 0.6], {
    tint: TINTS.glass,
    surface: "glass",
  });
  const columns = Math.round(along / MULLION_EVERY);
  for (let i = 0; i <= columns; i += 1)
    for (const side of [-1, 1])
      solids.box(
        [
          east - along / 2 + 0.3 + (i * (along - 0.6)) / columns,
          north + side * (across / 2 - 0.28),
        ],
        base,
        [0.09, STOREY, 0.12],
        card,
      );
  const rows = Math.round(across / MULLION_EVERY);
  for (let i = 1; i < rows; i += 1)
    for (const side of [-1, 1])
      solids.box(
        [east + side * (along / 2 - 0.28), north - across / 2 + 0.3 + (i * (across - 0.6)) / rows],
        base,
        [0.12, STOREY, 0.09],
        card,
      );
  for (const rail of [0, 0.95, 2.45, STOREY - 0.08]) {
    for (const side of [-1, 1]) {
      solids.box(
        [east, north + side * (across / 2 - 0.29)],
        base + rail,
        [along - 0.5, 0.07, 0.07],
        card,
      );
      solids.box(
        [east + side * (along / 2 - 0.29), north],
        base + rail,
        [0.07, 0.07, across - 0.5],
        card,
      );
    }
  }
}

function stairTower(
  solids: Solids,
  { at: [east, north], along, across }: Rectangle,
  firstFloor: number,
): void {
  const top = firstFloor + 1.9;
  solids.box([east, north], FLOOR, [along, top - FLOOR, across], { tint: TINTS.wall });
  solids.box([east, north], top, [along + 0.5, 0.24, across + 0.5], { tint: TINTS.clay });
  const slats = Math.round(along / 0.3);
  for (let i = 0; i <= slats; i += 1)
    solids.box(
      [east - along / 2 + (i * along) / slats, north - across / 2 - 0.08],
      FLOOR + 0.1,
      [0.1, top - FLOOR - 0.4, 0.14],
      wood,
    );
}

function buildPool(solids: Solids, { pool, deck }: Plan): void {
  solids.slab([deck], 0.1, 0.3, { tint: TINTS.deck });
  const planks = toRectangle(deck);
  for (let row = 1; row < planks.across / 1.4; row += 1)
    solids.box(
      [planks.at[0], planks.at[1] - planks.across / 2 + row * 1.4],
      0.298,
      [planks.along - 0.3, 0.006, 0.03],
      { tint: TINTS.cap },
    );
  solids.slab([inset(pool, -0.45), pool], 0.3, 0.4, card);
  solids.slab([pool], 0.29, 0.34, { tint: TINTS.water, surface: "water" });
  const water = toRectangle(pool);
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i += 1) {
      const at: Point = [
        water.at[0] - water.along / 2 + 1.6 + i * 2.7,
        water.at[1] + side * (water.across / 2 + 1.75),
      ];
      lounger(solids, at, side);
      if (i % 2 === 1) parasol(solids, [at[0] + 1.35, at[1]], i === 1 ? TINTS.clay : TINTS.card);
    }
}

function lounger(solids: Solids, [east, north]: Point, side: number): void {
  solids.box([east, north], 0.52, [0.66, 0.08, 1.9], card);
  for (const leg of [-0.7, 0.7]) solids.box([east, north + leg], 0.3, [0.56, 0.22, 0.07], wood);
  solids.box([east, north + side * 0.72], 0.6, [0.66, 0.34, 0.1], card);
}

function parasol(solids: Solids, [east, north]: Point, tint: string): void {
  solids.cylinder(
    [east, north],
    0.3,
    { bottom: 0.04, top: 0.04, up: 2.5 },
    { tint: TINTS.metal },
    10,
  );
  const shade = new ConeGeometry(1.5, 0.5, 12).translate(east, 2.9, -north);
  solids.add(shade, { tint });
}
