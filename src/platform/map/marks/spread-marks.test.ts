import { expect, test } from "vitest";
import { spreadMarks } from "./spread-marks.ts";

const CENTRE = { lat: 16.4, lng: 80.6 };
const AWAY = { lat: 16.41, lng: 80.62 };

test("marks that stand apart stay in their places", () => {
  const offsets = spreadMarks(CENTRE, [AWAY, { lat: 16.39, lng: 80.58 }], 14);
  expect(offsets).toEqual([
    { x: 0, y: -0 },
    { x: 0, y: -0 },
  ]);
});

test("marks of one place stand round it, clear of it and of each other", () => {
  const offsets = spreadMarks(CENTRE, [AWAY, AWAY, AWAY, AWAY, AWAY], 14);
  for (const [i, a] of offsets.entries()) {
    expect(Math.hypot(a.x, a.y)).toBeGreaterThanOrEqual(17);
    for (const b of offsets.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(28);
  }
});

test("a mark stands clear of the plate in the middle, nearer in and farther out", () => {
  for (const zoom of [11, 13, 15]) {
    const [offset] = spreadMarks(CENTRE, [CENTRE], zoom);
    expect(offset?.y).toBeGreaterThanOrEqual(14);
  }
});
