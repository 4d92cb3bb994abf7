import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import type { Point } from "../plan-geometry.ts";
import type { View } from "../scene/shots.ts";
import { fitGround } from "./fit-ground.ts";

/** Down at 45 degrees, looking north. */
const VIEW: View = { from: [0, -1, 1], to: [0, 0, 0], clear: 3 };
const ACROSS = Math.tan((26 * Math.PI) / 180);
const CASES: [string, Point[], number][] = [
  [
    "a square",
    [
      [0, 0],
      [200, 0],
      [200, 200],
      [0, 200],
    ],
    1.7,
  ],
  [
    "a strip to the east, far from the origin",
    [
      [900, 50],
      [1140, 50],
      [1140, 77],
      [900, 77],
    ],
    1.8,
  ],
  [
    "a strip to the north",
    [
      [0, 0],
      [27, 0],
      [27, 240],
      [0, 240],
    ],
    2.5,
  ],
  [
    "the same on a tall screen",
    [
      [0, 0],
      [27, 0],
      [27, 240],
      [0, 240],
    ],
    0.9,
  ],
  [
    "a triangle",
    [
      [0, 0],
      [90, 10],
      [10, 60],
    ],
    1,
  ],
];

/** Where the ground is in the picture: -1 to 1 across and up, as three.js has it. */
function inPicture({ from, to }: View, ground: readonly Point[], aspect: number) {
  const camera = new PerspectiveCamera((2 * Math.atan(ACROSS / aspect) * 180) / Math.PI, aspect);
  camera.position.set(from[0], from[2], -from[1]);
  camera.lookAt(to[0], to[2], -to[1]);
  camera.updateMatrixWorld();
  const seen = ground.map(([east, north]) => new Vector3(east, 0, -north).project(camera));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    foot: Math.min(...ys),
    top: Math.max(...ys),
  };
}

test.each(CASES)(
  "%s is in the picture, in its middle, as large as a margin leaves",
  (_, ground, aspect) => {
    const view = fitGround(VIEW, ground, { across: ACROSS, up: ACROSS / aspect });
    const { left, right, foot, top } = inPicture(view, ground, aspect);
    const reach = Math.max(-left, right, -foot, top);
    expect(reach).toBeCloseTo(0.88, 2);
    expect(left + right).toBeCloseTo(0, 2);
    expect(foot + top).toBeCloseTo(0, 2);
    // The direction is the one that was asked for.
    const { from, to } = view;
    expect([from[0] - to[0], (from[1] - to[1]) / from[2]]).toEqual([
      expect.closeTo(0, 6),
      expect.closeTo(-1, 6),
    ]);
  },
);
