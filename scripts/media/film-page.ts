// Runs in the browser: draws the film's frames, each as a JPEG in base64.

import { planFile } from "site-model";
import type { Spot } from "site-model/scene";
import { buildStage, planSite, prepareRenderer } from "site-model/walk";
import { PerspectiveCamera, WebGLRenderer } from "three";

const FOV = 44;
const TREE_DETAIL = 3;
const QUALITY = 0.95;

declare global {
  interface Window {
    openFilm: (plan: unknown, width: number, height: number) => void;
    drawFrame: (from: Spot, to: Spot) => Promise<string>;
  }
}

window.openFilm = (plan, width, height) => {
  const canvas = document.createElement("canvas");
  document.body.append(canvas);
  const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  prepareRenderer(renderer);
  const { scene } = buildStage(
    planSite(planFile.parse(plan), { people: true, cars: true }),
    TREE_DETAIL,
  );
  const camera = new PerspectiveCamera(FOV, width / height, 0.3, 2500);
  window.drawFrame = async (from, to) => {
    camera.position.set(from[0], from[2], -from[1]);
    camera.lookAt(to[0], to[2], -to[1]);
    renderer.render(scene, camera);
    return canvas.toDataURL("image/jpeg", QUALITY).split(",")[1] ?? "";
  };
};
