import type { Point } from "../plan-geometry.ts";
import type { Spot, View } from "../scene/shots.ts";

/** Half of what is seen across and up, as tangents. */
export interface Lens {
  readonly across: number;
  readonly up: number;
}

/** Left free round the ground, as a share of the picture. */
const MARGIN = 0.12;
/** A view is moved to the middle of what it shows, and then shows it otherwise: this often is enough. */
const ROUNDS = 12;

/**
 * A view in the same direction, which has to be down to the ground, moved so that all points of the ground
 * are in the picture: as near as a margin leaves, as much of them left as right, above as below.
 */
export function fitGround(view: View, ground: readonly Point[], lens: Lens): View {
  const axes = axesOf(view);
  const share = 1 - MARGIN;
  let middle: Spot = [view.to[0], view.to[1], 0];
  let away = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seen = ground.map(([east, north]) =>
      seenFrom(axes, [east - middle[0], north - middle[1], 0]),
    );
    away = Math.max(
      ...seen.map(
        ({ x, y, z }) => Math.max(Math.abs(x) / lens.across, Math.abs(y) / lens.up) / share - z,
      ),
    );
    if (round === ROUNDS) break;
    const across = midOf(seen.map(({ x, z }) => x / (z + away)));
    const up = midOf(seen.map(({ y, z }) => y / (z + away)));
    // What is above the middle of the picture lies farther on the ground, the more the flatter the view.
    const [right, ahead] = [across * away, (up * away) / axes.down];
    middle = [
      middle[0] + axes.right[0] * right + axes.ahead[0] * ahead,
      middle[1] + axes.right[1] * right + axes.ahead[1] * ahead,
      0,
    ];
  }
  const from = middle.map((axis, at) => axis - (axes.to[at] ?? 0) * away);
  return { ...view, from: [from[0] ?? 0, from[1] ?? 0, from[2] ?? 0], to: middle };
}

interface Axes {
  /** Where the eye looks to, of length 1. */
  readonly to: Spot;
  /** On the ground: to the right of the picture, and into it. */
  readonly right: Point;
  readonly ahead: Point;
  /** How steep it looks down: 0 along the ground, 1 straight down. */
  readonly down: number;
}

function axesOf({ from, to }: View): Axes {
  const [east, north, up] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [flat, length] = [Math.hypot(east, north), Math.hypot(east, north, up)];
  const ahead: Point = [east / flat, north / flat];
  return {
    to: [east / length, north / length, up / length],
    ahead,
    right: [ahead[1], -ahead[0]],
    down: -up / length,
  };
}

/** A point from the middle: to the right, up the picture, and away from the eye. */
function seenFrom({ to, right, ahead, down }: Axes, [east, north]: Spot) {
  return {
    x: east * right[0] + north * right[1],
    y: (east * ahead[0] + north * ahead[1]) * down,
    z: east * to[0] + north * to[1],
  };
}

function midOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
