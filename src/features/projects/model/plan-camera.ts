import type { SheetFrame } from "site-model";

/** How the sheet lies in its pane: moved by x and y px after growing `zoom` times from its corner. */
export interface PlanCamera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Size of the pane, px. */
export interface PaneSize {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: PlanCamera = { zoom: 1, x: 0, y: 0 };
export const NEAREST = 8;

/** The sheet never leaves the pane, nor grows smaller than it. */
export function held(camera: PlanCamera, { width, height }: PaneSize): PlanCamera {
  const zoom = Math.max(1, Math.min(NEAREST, camera.zoom));
  const within = (at: number, size: number) => Math.min(0, Math.max(size * (1 - zoom), at));
  return { zoom, x: within(camera.x, width), y: within(camera.y, height) };
}

/** Moved over the pane by so many pixels, as far as the sheet goes. */
export function movedBy(camera: PlanCamera, dx: number, dy: number, pane: PaneSize): PlanCamera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, pane);
}

/** Grown `times` about a point of the pane, which stays where it is. */
export function zoomedAt(
  camera: PlanCamera,
  times: number,
  [x, y]: readonly [number, number],
  pane: PaneSize,
): PlanCamera {
  const zoom = Math.max(1, Math.min(NEAREST, camera.zoom * times));
  const grown = zoom / camera.zoom;
  return held({ zoom, x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown }, pane);
}

/** What is looked at: a point of the sheet, and how many metres are seen across. */
export interface Sight {
  readonly middle: readonly [x: number, y: number];
  readonly metres: number;
}

/** What a camera shows of the sheet. */
export function sightOf({ zoom, x, y }: PlanCamera, frame: SheetFrame, pane: PaneSize): Sight {
  const right = (pane.width / 2 - x) / (pane.width * zoom);
  const down = (pane.height / 2 - y) / (pane.height * zoom);
  return {
    middle: [frame.left + right * frame.width, frame.top + down * frame.height],
    metres: frame.width / zoom,
  };
}

/** The camera that shows a sight, as far as the sheet reaches. */
export function cameraOf({ middle, metres }: Sight, frame: SheetFrame, pane: PaneSize): PlanCamera {
  const zoom = Math.max(1, Math.min(NEAREST, frame.width / metres));
  return centredOn(middle, zoom, frame, pane);
}

/** The camera that brings a point of the sheet into the middle of the pane, at a zoom. */
export function centredOn(
  [x, y]: readonly [number, number],
  zoom: number,
  frame: SheetFrame,
  pane: PaneSize,
): PlanCamera {
  const left = ((x - frame.left) / frame.width) * pane.width * zoom;
  const top = ((y - frame.top) / frame.height) * pane.height * zoom;
  return held({ zoom, x: pane.width / 2 - left, y: pane.height / 2 - top }, pane);
}
