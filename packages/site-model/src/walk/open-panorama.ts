import { Viewer } from "@photo-sphere-viewer/core";
import "@photo-sphere-viewer/core/index.css";

/** Shows a round picture in a place; resolves when it is seen, with what closes it. */
export async function openPanorama(container: HTMLElement, url: string): Promise<() => void> {
  const viewer = new Viewer({
    container,
    panorama: url,
    navbar: false,
    keyboard: "always",
    defaultZoomLvl: 30,
  });
  await new Promise<void>((resolve, reject) => {
    viewer.addEventListener("ready", () => resolve(), { once: true });
    viewer.addEventListener("panorama-error", ({ error }) => reject(error), { once: true });
  });
  return () => viewer.destroy();
}
