import { type Camera, Raycaster, Vector2 } from "three";
import type { Point } from "../plan-geometry.ts";
import { type Step, stepOfKey } from "./on-foot.ts";

/** What is done to a canvas with a finger, a mouse or keys. */
interface CanvasHeard {
  /** Pixels since the last move, while something is pressed. */
  readonly onDrag: (right: number, down: number) => void;
  /** The ground under a press that did not move; the sky is no ground. */
  readonly onTap: (spot: Point) => void;
  /** A key of the walk; false where it means nothing now, and is left to the page. */
  readonly onStep: (step: Step, isDown: boolean) => boolean;
  /** The keys go elsewhere. */
  readonly onLeave: () => void;
  /** What the canvas is seen through. */
  readonly camera: Camera;
}

/** Farther than this it was a drag, pixels. */
const TAP_SLACK = 6;

/** Tells what is done to a canvas until the signal ends it. */
export function listenToCanvas(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  { onDrag, onTap, onStep, onLeave, camera }: CanvasHeard,
): void {
  let down: { readonly x: number; readonly y: number } | null = null;
  let last = { x: 0, y: 0 };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, heard, { signal });
  on("pointerdown", ({ clientX: x, clientY: y }) => {
    down = { x, y };
    last = { x, y };
  });
  on("pointermove", ({ clientX: x, clientY: y, buttons }) => {
    if (down && buttons) onDrag(x - last.x, y - last.y);
    last = { x, y };
  });
  on("pointerup", ({ clientX: x, clientY: y }) => {
    const spot =
      down && Math.hypot(x - down.x, y - down.y) < TAP_SLACK
        ? groundUnder(canvas, camera, { x, y })
        : null;
    if (spot) onTap(spot);
    down = null;
  });
  for (const name of ["keydown", "keyup"] as const)
    on(name, (event) => {
      const step = stepOfKey(event.code);
      if (step && onStep(step, name === "keydown")) event.preventDefault();
    });
  on("blur", onLeave);
}

/** East and north of what is seen at a point of the window; null of the sky. */
function groundUnder(
  canvas: HTMLCanvasElement,
  camera: Camera,
  { x, y }: { readonly x: number; readonly y: number },
): Point | null {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const ray = new Raycaster();
  const where = new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2);
  ray.setFromCamera(where, camera);
  const { origin, direction } = ray.ray;
  if (direction.y >= 0) return null;
  const far = -origin.y / direction.y;
  return [origin.x + far * direction.x, -(origin.z + far * direction.z)];
}
