/** A circle on the screen: its middle and its whole width, px. */
export interface ScreenCircle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** More rounds than any crowd of circles has needed. */
const MOST_ROUNDS = 80;

/**
 * How far each circle is to be moved, px, so that none lies on another, `gap` px apart at least: a
 * circle stands for an area, so that a few pixels do not make it wrong. In the order given.
 */
export function partCircles(
  circles: readonly ScreenCircle[],
  gap: number,
): readonly (readonly [dx: number, dy: number])[] {
  const moved = circles.map(({ x, y, width }) => ({ x, y, width }));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isFree = true;
    for (const [i, a] of moved.entries())
      for (const b of moved.slice(i + 1)) {
        const least = (a.width + b.width) / 2 + gap;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        if (Math.abs(dx) >= least || Math.abs(dy) >= least) continue;
        isFree = false;
        // By the shorter way, each by half, and a hair more so that rounding cannot bring them back.
        const axis = Math.abs(dx) > Math.abs(dy) ? "x" : "y";
        const between = axis === "x" ? dx : dy;
        const push = (least - Math.abs(between)) / 2 + 0.01;
        const sign = between < 0 ? -1 : 1;
        a[axis] -= sign * push;
        b[axis] += sign * push;
      }
    if (isFree) break;
  }
  return moved.map(({ x, y }, i) => [x - (circles[i]?.x ?? x), y - (circles[i]?.y ?? y)]);
}
