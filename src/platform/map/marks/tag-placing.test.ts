import fc from "fast-check";
import { expect, test } from "vitest";
import type { Placed } from "./marker-clusters.ts";
import { placeTags } from "./tag-placing.ts";

const ZOOM = 13;
/** Degrees of so many px at zoom 13, about Vijayawada. */
const east = (px: number) => (px * 360) / (512 * 2 ** ZOOM);
const north = (px: number) => east(px) * Math.cos((16.5 * Math.PI) / 180);
const at = (x: number, y: number) => ({ lat: 16.5 - north(y), lng: 80.6 + east(x) });

const tag = (id: string, x: number, y: number): Placed => ({
  kind: "marker",
  marker: { id, at: at(x, y), layouts: 1, tag: "₹18.5k", name: id, seen: false, saved: false },
});
const circle = (x: number, y: number, id = 1): Placed => ({
  kind: "cluster",
  id,
  at: at(x, y),
  count: 4,
});

test("a tag stands above its point, and aside where another one is", () => {
  const { sides } = placeTags([tag("a", 0, 0), tag("b", 30, 4), tag("c", 300, 0)], ZOOM);
  expect(sides.get("a")).toBe("above");
  expect(sides.get("b")).not.toBe("above");
  expect(sides.get("c")).toBe("above");
});

test("a tag leaves a circle above it free", () => {
  expect(placeTags([circle(0, -40), tag("a", 10, 0)], ZOOM).sides.get("a")).not.toBe("above");
});

test("a tag that is lit out of a circle leaves the number of the circle free", () => {
  const lit = (x: number, y: number) => ({ at: at(x, y), tag: "₹17k" });
  const { liftedSide } = placeTags([circle(0, 0), circle(110, 40, 2)], ZOOM);
  expect(liftedSide(lit(20, 26))).toBe("below");
  expect(liftedSide(lit(0, -40))).toBe("above");
  // Amid a circle it stands on it wherever it stands.
  expect(liftedSide(lit(0, 0))).toBe("above");
});

test("a tag leaves a plate free", () => {
  const plates = [{ at: at(0, 0), words: "Vennela Gardens" }];
  expect(placeTags([tag("a", 20, 0)], ZOOM, plates).sides.get("a")).not.toBe("above");
});

test("where nothing is free the tag is a dot", () => {
  const ring = [-60, -30, 0, 30, 60].flatMap((x) =>
    [-60, -30, 0, 30, 60].map((y) => [x, y] as const),
  );
  const { sides } = placeTags(
    ring.map(([x, y], i) => tag(String(i), x, y)),
    ZOOM,
  );
  expect([...sides.values()]).toContain("dot");
});

const spots = fc.array(
  fc.tuple(fc.integer({ max: 300, min: 0 }), fc.integer({ max: 300, min: 0 })),
  { maxLength: 12 },
);

test("the same tags and circles stand the same from one whole zoom to the next, in any order", () => {
  fc.assert(
    fc.property(spots, spots, (points, middles) => {
      const placed = [
        ...points.map(([x, y], i) => tag(String(i), x, y)),
        ...middles.map(([x, y], i) => circle(x, y, i)),
      ];
      const { sides, shifts } = placeTags([...placed].reverse(), ZOOM);
      expect(placeTags(placed, ZOOM + 0.9)).toMatchObject({ sides, shifts });
    }),
    {
      examples: [
        // Two on one spot.
        [
          [
            [3, 5],
            [3, 5],
          ],
          [],
        ],
        [
          [],
          [
            [3, 5],
            [3, 5],
          ],
        ],
      ],
    },
  );
});
