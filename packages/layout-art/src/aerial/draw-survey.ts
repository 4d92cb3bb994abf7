import type { Point } from "../layout/geometry.ts";
import { TOKENS } from "../palette.ts";
import { drawArrow, NORTH_ARROW } from "../sheet/draw-sheet.ts";
import { segments } from "../svg-path.ts";
import type { Camera } from "./camera.ts";

/** Metres between the lines of the survey grid: the first that parts a site into few squares. */
const STEPS = [10, 20, 50, 100, 200] as const;
const MOST_SQUARES = 9;
/** Lines to each side of the middle. */
const LINES = 22;

/** The grid of the survey sheet that a model stands on, its lines north and east. */
export function drawSurvey(camera: Camera, metresWide: number): string {
  const step = STEPS.find((length) => metresWide / length <= MOST_SQUARES) ?? 500;
  const far = LINES * step;
  const lines = Array.from({ length: 2 * LINES + 1 }, (_, index) => {
    const at = (index - LINES) * step;
    return [camera.seeLine([at, -far], [at, far]), camera.seeLine([-far, at], [far, at])];
  });
  return `<path fill="none" stroke="${TOKENS.line}" stroke-width="1.3" d="${segments(lines.flat().filter((line) => line !== null))}"/>`;
}

/** A north arrow that lies on the ground, `radius` pixels wide, moved to a point of the picture. */
export function drawLyingArrow(camera: Camera, { x, y }: Point, radius: number): string {
  const o = camera.seeGround(0, 0);
  const [east, south] = [camera.seeGround(1, 0), camera.seeGround(0, 1)];
  const axes = [east.x - o.x, east.y - o.y, south.x - o.x, south.y - o.y];
  const longest = Math.max(Math.hypot(axes[0] ?? 0, axes[2] ?? 0), 1e-9);
  const figures = axes.map((value) => (value * radius) / NORTH_ARROW.radius / longest);
  const text = [...figures, x, y].map((value) => Math.round(value * 1000) / 1000).join(" ");
  return drawArrow(`matrix(${text})`, true);
}
