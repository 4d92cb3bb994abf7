import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPlot } from "./next-plot.ts";
import {
  cameraOf,
  centredOn,
  held,
  movedBy,
  NEAREST,
  sightOf,
  WHOLE,
  zoomedAt,
} from "./plan-camera.ts";
import { PLOTS, plotOf } from "./plan-testing.ts";

const PANE = { width: 800, height: 744 };
const cameras = fc
  .record({
    zoom: fc.double({ min: 0.1, max: 20, noNaN: true }),
    x: fc.double({ min: -9000, max: 9000, noNaN: true }),
    y: fc.double({ min: -9000, max: 9000, noNaN: true }),
  })
  .map((camera) => held(camera, PANE));
const points = fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 744 }));

test("the sheet always covers its pane", () => {
  fc.assert(
    fc.property(
      cameras,
      points,
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (camera, point, times) => {
        for (const moved of [
          zoomedAt(camera, times, point, PANE),
          movedBy(camera, point[0] - 400, point[1] - 300, PANE),
        ]) {
          expect(moved.zoom).toBeGreaterThanOrEqual(1);
          expect(moved.zoom).toBeLessThanOrEqual(NEAREST);
          expect(moved.x).toBeLessThanOrEqual(0);
          expect(moved.x + PANE.width * moved.zoom).toBeGreaterThanOrEqual(PANE.width - 1e-6);
          expect(moved.y + PANE.height * moved.zoom).toBeGreaterThanOrEqual(PANE.height - 1e-6);
        }
      },
    ),
  );
});

test("what lies under the fingers stays there while it grows", () => {
  const before = zoomedAt(WHOLE, 2, [400, 372], PANE);
  const after = zoomedAt(before, 1.5, [300, 200], PANE);
  const under = (camera: typeof before) => [
    (300 - camera.x) / camera.zoom,
    (200 - camera.y) / camera.zoom,
  ];
  expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0, 6);
  expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? 0, 6);
});

test("a point is brought into the middle where the sheet reaches so far", () => {
  const frame = { left: -20, top: -198, width: 239, height: 213 };
  const pane = { width: 478, height: 426 };
  expect(centredOn([99.5, -91.5], 4, frame, pane)).toEqual({ zoom: 4, x: -717, y: -639 });
  expect(centredOn([-20, -198], 4, frame, pane)).toEqual({ zoom: 4, x: 0, y: 0 });
});

test("arrows go to the neighbour on that side", () => {
  expect(nextPlot(PLOTS, plotOf(54), "ArrowRight")?.number).toBe(55);
  expect(nextPlot(PLOTS, plotOf(55), "ArrowLeft")?.number).toBe(54);
  expect(nextPlot(PLOTS, plotOf(54), "ArrowUp")?.number).toBe(66);
  expect(nextPlot(PLOTS, plotOf(10), "ArrowUp")?.number).toBe(11);
  expect(nextPlot(PLOTS, plotOf(32), "ArrowRight")).toBeNull();
  expect(nextPlot(PLOTS, plotOf(32), "Enter")).toBeNull();
});

test("every plot is reached from the first by arrows", () => {
  const reached = new Set([1]);
  const queue = [plotOf(1)];
  for (let plot = queue.pop(); plot; plot = queue.pop())
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = nextPlot(PLOTS, plot, key);
      if (!next || reached.has(next.number)) continue;
      reached.add(next.number);
      queue.push(next);
    }
  expect(reached.size).toBe(101);
});

test("what a camera shows is shown again by the camera made for it", () => {
  const frame = { left: -20, top: -198, width: 239, height: 213 };
  fc.assert(
    fc.property(cameras, (camera) => {
      const again = cameraOf(sightOf(camera, frame, PANE), frame, PANE);
      expect(again.zoom).toBeCloseTo(camera.zoom, 6);
      expect(again.x).toBeCloseTo(camera.x, 4);
      expect(again.y).toBeCloseTo(camera.y, 4);
    }),
  );
});
