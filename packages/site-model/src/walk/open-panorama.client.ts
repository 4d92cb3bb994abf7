import { Viewer } from "@photo-sphere-viewer/core";
import "@photo-sphere-viewer/core/index.css";

/** Seen up and down where there is room, and across at the least, degrees. */
const HIGH = 72;
const LEAST_ACROSS = 60;
/** The farthest and the nearest that one can zoom, degrees up and down. */
const FARTHEST = 90;
const NEAREST = 30;

/** How much is seen at first, degrees up and down: a narrow view would show the picture's pixels. */
function firstField({ clientWidth, clientHeight }: HTMLElement): number {
  const half = Math.tan((LEAST_ACROSS / 2) * (Math.PI / 180)) * (clientHeight / clientWidth);
  return Math.max(HIGH, (2 * Math.atan(half) * 180) / Math.PI);
}

/** Shows a round picture in a place; resolves when it is seen, with what closes it. */
export async function openPanorama(container: HTMLElement, url: string): Promise<() => void> {
  const field = firstField(container);
  const maxFov = Math.max(FARTHEST, field);
  const viewer = new Viewer({
    container,
    panorama: url,
    navbar: false,
    keyboard: "always",
    minFov: NEAREST,
    maxFov,
    defaultZoomLvl: (100 * (maxFov - field)) / (maxFov - NEAREST),
  });
  await new Promise<void>((resolve, reject) => {
    viewer.addEventListener("ready", () => resolve(), { once: true });
    viewer.addEventListener("panorama-error", ({ error }) => reject(error), { once: true });
  });
  return () => viewer.destroy();
}
