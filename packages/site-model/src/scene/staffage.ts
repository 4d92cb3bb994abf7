import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  SphereGeometry,
} from "three";
import type { Plan, PlanPlot } from "../plan.ts";
import { centroidOf, METRES_PER_FOOT, type Point, sidesOf } from "../plan-geometry.ts";
import { alongSide, offsetFrom, type Solids } from "./solids.ts";
import { TINTS } from "./tints.ts";

const card = { tint: TINTS.card } as const;
const glass = { tint: TINTS.glass, surface: "glass" } as const;

/** Water tank and substation. */
export function buildUtilities(solids: Solids, { waterTank, substation }: Plan): void {
  for (let leg = 0; leg < 8; leg += 1) {
    const turn = (leg * Math.PI) / 4;
    solids.box(offsetFrom(waterTank, turn, 2.6, 0), 0.2, [0.4, 11, 0.4], card, turn);
  }
  for (const ring of [4, 7.6])
    solids.cylinder(waterTank, ring, { bottom: 2.75, top: 2.75, up: 0.25 }, card, 32);
  solids.cylinder(waterTank, 11, { bottom: 2.4, top: 3.7, up: 0.9 }, card, 48);
  solids.cylinder(waterTank, 11.9, { bottom: 3.7, top: 3.7, up: 3 }, card, 48);
  solids.cylinder(waterTank, 14.9, { bottom: 3.9, top: 0.6, up: 0.9 }, { tint: TINTS.clay }, 48);
  solids.box(substation, 0.2, [5, 3, 3.6], { tint: TINTS.wall });
  solids.box(substation, 3.2, [5.4, 0.2, 4], { tint: TINTS.cap });
  solids.box([substation[0] - 1, substation[1] - 1.82], 0.2, [1.6, 2.2, 0.08], {
    tint: TINTS.metal,
  });
}

/** Somebody standing, as architects cut them out of card: only to tell the size of things. */
export function buildPerson(
  solids: Solids,
  [east, north]: Point,
  base: number,
  size: number,
  nth: number,
): void {
  const tintAt = (i: number) => ({
    tint: TINTS.clothes[i % TINTS.clothes.length] ?? TINTS.card,
  });
  const facing = nth * 1.7;
  const put = (part: BufferGeometry, tint: { readonly tint: string }) =>
    solids.add(part.scale(size, size, size).rotateY(facing).translate(east, base, -north), tint);
  put(new CapsuleGeometry(0.15, 0.3, 4, 14).scale(1.28, 1, 0.74).translate(0, 1.2, 0), tintAt(nth));
  put(new CylinderGeometry(0.05, 0.06, 0.1, 10).translate(0, 1.49, 0), { tint: TINTS.skin });
  put(new SphereGeometry(0.11, 18, 14).scale(0.9, 1.12, 1).translate(0, 1.63, 0), {
    tint: TINTS.skin,
  });
  put(new SphereGeometry(0.118, 18, 14).scale(0.94, 1.02, 1).translate(0, 1.665, 0.022), {
    tint: TINTS.hair,
  });
  for (const side of [-1, 1]) {
    // Weight on one leg, an arm a little bent: nobody stands like a post.
    const step = side === (nth % 2 === 0 ? 1 : -1) ? 0.09 : -0.03;
    const leg = new CylinderGeometry(0.088, 0.058, 0.9, 12).rotateX(step * 1.1);
    put(leg.translate(side * 0.088, 0.46, step * 0.5), tintAt(nth * 2 + 4));
    put(new BoxGeometry(0.09, 0.06, 0.23).translate(side * 0.088, 0.03, step - 0.05), {
      tint: TINTS.metal,
    });
    const upper = new CapsuleGeometry(0.05, 0.24, 4, 10).rotateZ(side * 0.16);
    put(upper.translate(side * 0.225, 1.25, 0), tintAt(nth));
    const lower = new CapsuleGeometry(0.04, 0.2, 4, 10).rotateX(0.42).rotateZ(side * 0.05);
    put(lower.translate(side * 0.255, 1, -0.06), { tint: TINTS.skin });
  }
}

/** A parked car of card, its windows of glass. */
export function buildCar(solids: Solids, at: Point, turn: number, nth: number): void {
  const tint = TINTS.cars[nth % TINTS.cars.length] ?? TINTS.card;
  const profile = (points: readonly Point[], width: number, bevel: number) => {
    const shape = new Shape();
    for (const [i, [x, y]] of points.entries()) i === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y);
    const body = new ExtrudeGeometry(shape, {
      depth: width - 2 * bevel,
      bevelSize: bevel,
      bevelThickness: bevel,
      bevelSegments: 3,
    });
    return body
      .translate(0, 0, -(width - 2 * bevel) / 2)
      .rotateY(turn)
      .translate(at[0], 0.02, -at[1]);
  };
  const hull: Point[] = [
    [-2.05, 0.42],
    [-2.1, 0.82],
    [-1.5, 0.94],
    [1.1, 0.94],
    [2, 0.78],
    [2.06, 0.42],
  ];
  const cabin: Point[] = [
    [-1.62, 0.98],
    [-1.05, 1.38],
    [0.45, 1.4],
    [1.16, 0.98],
  ];
  const roof: Point[] = [
    [-1.06, 1.42],
    [-0.9, 1.47],
    [0.3, 1.48],
    [0.46, 1.43],
  ];
  solids.add(profile(hull, 1.72, 0.09), { tint });
  solids.add(profile(cabin, 1.5, 0.05), glass);
  solids.add(profile(roof, 1.42, 0.05), { tint });
  for (const ahead of [-1.32, 1.34])
    for (const aside of [-0.78, 0.78]) {
      const [x, y] = offsetFrom(at, turn, ahead, aside);
      const wheel = new CylinderGeometry(0.31, 0.31, 0.2, 24).rotateX(Math.PI / 2).rotateY(turn);
      solids.add(wheel.translate(x, 0.33, -y), { tint: TINTS.metal });
    }
}

/** A house of white card on a plot, shown for scale: it is not part of the offer. */
export function buildHouse(solids: Solids, plot: PlanPlot): void {
  const [front] = sidesOf(plot.polygon)
    .map(([from, to]) => alongSide(from, to))
    .sort((a, b) => b.length - a.length);
  if (!front) return;
  const middle = centroidOf(plot.polygon);
  const floors = plot.number % 3 === 0 ? 1 : 2;
  const across = Math.min(8, plot.frontageFeet * METRES_PER_FOOT * 0.62);
  const along = Math.min(11, plot.depthFeet * METRES_PER_FOOT * 0.6);
  const block = (
    shift: number,
    base: number,
    size: readonly [number, number, number],
    finish: { tint: string; surface?: "glass" },
  ) => solids.box(offsetFrom(middle, front.turn, shift, 0), base, size, finish, front.turn);
  const top = 0.26 + floors * 3.2;
  block(0, 0.26, [along, top - 0.26, across], card);
  block(0, top, [along + 0.5, 0.2, across + 0.5], { tint: TINTS.cap });
  block(-along * 0.18, top + 0.2, [along * 0.4, 2.3, across * 0.55], card);
  block(-along * 0.18, top + 2.5, [along * 0.44, 0.16, across * 0.62], { tint: TINTS.clay });
  for (let floor = 0; floor < floors; floor += 1)
    for (const part of [-0.3, 0, 0.3])
      block(along * part, 1.2 + floor * 3.2, [along * 0.16, 1.4, across + 0.04], glass);
  for (const end of [0.3])
    for (let floor = 0; floor < floors; floor += 1)
      solids.box(
        offsetFrom(middle, front.turn, 0, across * (end - 0.3)),
        1.2 + floor * 3.2,
        [along + 0.04, 1.5, across * 0.34],
        glass,
        front.turn,
      );
}
