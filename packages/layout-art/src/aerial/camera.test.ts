import { expect, test } from "vitest";
import { setUpCamera } from "./camera.ts";

const ring = [
  { x: 0, y: 0 },
  { x: 120, y: 0 },
  { x: 120, y: 90 },
  { x: 0, y: 90 },
];
const camera = setUpCamera({
  placing: { toSheet: ({ x, y }) => ({ x, y: -y }), scale: 1, turn: 0 },
  ring,
  top: 4,
  from: Math.PI / 2,
  room: { left: 100, right: 900, top: 50, bottom: 650 },
});

test("what is looked at fills its room and lies within it", () => {
  const seen = ring.flatMap((point) => [camera.see(point), camera.see(point, 4)]);
  const xs = seen.map(({ x }) => x);
  expect([Math.min(...xs), Math.max(...xs)].map(Math.round)).toEqual([100, 900]);
  for (const { y } of seen) expect(y > 49 && y < 651).toBe(true);
});

test("what is far is smaller, and farther away", () => {
  const [near, far] = [
    { x: 60, y: 0 },
    { x: 60, y: 90 },
  ];
  expect(camera.distanceTo(far)).toBeGreaterThan(camera.distanceTo(near));
  expect(camera.scaleAt(far)).toBeLessThan(camera.scaleAt(near));
});

test("a line that goes on behind the camera is seen straight, and none is seen behind it", () => {
  const [a, b] = camera.seeLine([10, -200], [10, 5000]) ?? [];
  if (!a || !b) throw new Error("the line is before the camera");
  const on = camera.seeGround(10, 0);
  const across = (b.x - a.x) * (on.y - a.y) - (b.y - a.y) * (on.x - a.x);
  expect(across / Math.hypot(b.x - a.x, b.y - a.y)).toBeCloseTo(0, 3);
  expect(camera.seeLine([0, 4000], [10, 5000])).toBeNull();
});
