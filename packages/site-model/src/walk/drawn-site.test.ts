import { expect, test } from "vitest";
import { drawnFrame } from "../drawn/drawn-sheet.ts";
import { isInsidePolygon, type Point } from "../plan-geometry.ts";
import { TINTS } from "../scene/tints.ts";
import { type DrawnModel, drawnSite } from "./drawn-site.ts";

const rectangle = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Three plots along a road to their south, a park to their east. */
const MODEL: DrawnModel = {
  kind: "drawn",
  place: { lat: 16.5, lng: 80.6 },
  boundary: rectangle(0, -9, 60, 27),
  plots: ["1", "2", "12A"].map((number, at) => ({
    number,
    polygon: rectangle(at * 10, 0, 10, 18),
  })),
  roads: [{ line: rectangle(0, -9, 30, 9), closed: true }],
  openSpaces: [rectangle(30, -9, 30, 27)],
  utilities: [],
  statuses: { "1": "available", "2": "sold", "12A": "booked" },
};

/** How high the model is at its highest, by tint, metres. */
function heightsOf({ model }: ReturnType<typeof drawnSite>): ReadonlyMap<string, number> {
  const heights = new Map<string, number>();
  for (const body of model.bodies.values()) {
    const [positions, colours] = [body.getAttribute("position"), body.getAttribute("color")];
    for (let i = 0; i < positions.count; i += 1) {
      const colour = [colours.getX(i), colours.getY(i), colours.getZ(i)]
        .map((part) => part.toFixed(3))
        .join();
      heights.set(colour, Math.max(heights.get(colour) ?? -9, positions.getY(i)));
    }
  }
  return heights;
}

test("the model has plots by their statuses, and nothing that is higher than a peg", () => {
  const site = drawnSite(MODEL);
  const heights = heightsOf(site);
  expect(Math.max(...heights.values())).toBeLessThan(1);
  // Field, ground, its edge, road, park, pegs, tick, and two tints of plots: booked is as available.
  expect(heights.size).toBe(9);
  const all = drawnSite({ ...MODEL, statuses: { "1": "sold", "2": "sold", "12A": "sold" } });
  expect(heightsOf(all).size).toBe(7);
  expect(TINTS.plots.available).toBe(TINTS.plots.booked);
});

test("trees stand in parks alone, the same each time", () => {
  const { trees } = drawnSite(MODEL).model;
  const [park] = MODEL.openSpaces;
  if (!park) throw new Error("there is a park");
  expect(trees.length).toBeGreaterThan(4);
  for (const { east, north } of trees) expect(isInsidePolygon([east, north], park)).toBe(true);
  expect(drawnSite(MODEL).model.trees).toEqual(trees);
  expect(drawnSite({ ...MODEL, openSpaces: [] }).model.trees).toEqual([]);
});

test("before a plot one stands on the road that it fronts, and walks within the site", () => {
  const { before, mayStand, start } = drawnSite(MODEL);
  for (const { number } of MODEL.plots) {
    const view = before(number);
    if (!view) throw new Error(`plot ${number} has a view`);
    const at: Point = [view.from[0], view.from[1]];
    expect(isInsidePolygon(at, MODEL.roads[0]?.line ?? [])).toBe(true);
    expect(view.to[1]).toBeGreaterThan(view.from[1]);
  }
  expect(before("99")).toBeNull();
  // From before plot 1 in the west to the middle of the site, which lies east-north-east: clockwise.
  expect(start.heading).toBeLessThan(-Math.PI / 4);
  expect(start.heading).toBeGreaterThan(-Math.PI / 2);
  expect([mayStand([5, -4]), mayStand([5, -12])]).toEqual([true, false]);
});

test("from above all is seen that the drawing has, parks beyond the plots as well", () => {
  const east = (model: DrawnModel) => {
    const ground = drawnSite(model).above["master-layout"]?.ground ?? [];
    return Math.max(...ground.map(([x]) => x));
  };
  expect(east(MODEL)).toBe(60);
  const away = { ...MODEL, boundary: null, openSpaces: [rectangle(80, 0, 15, 15)] };
  expect(east(away)).toBe(95);
  const { left, width } = drawnFrame(away);
  expect(left + width).toBeGreaterThan(95);
});

test("a site that is larger is seen from farther, and a very long park has few trees", () => {
  const wide = drawnSite({ ...MODEL, boundary: rectangle(-500, -500, 1200, 1000) });
  expect(wide.reach).toBeGreaterThan(5);
  const thin: [number, number][] = [
    [0, 0],
    [5000, 4990],
    [5000, 5000],
  ];
  expect(drawnSite({ ...MODEL, openSpaces: [thin] }).model.trees.length).toBeLessThanOrEqual(300);
});
