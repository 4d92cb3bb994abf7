import { drawGround } from "./draw-ground.ts";
import { drawMaquette, type MaquetteView } from "./draw-maquette.ts";
import type { Plan } from "./plan.ts";

export const PICTURE_NAMES = [
  "entrance",
  "clubhouse",
  "gardens",
  "play-area",
  "roads",
  "master-layout",
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

/** Widths that a rendered still comes in: `public/project/{name}-{width}.avif`. */
export const STILL_WIDTHS = [480, 960, 1600] as const;

/** How each picture looks at the maquette until its still is rendered. */
const VIEWS: Record<Exclude<PictureName, "master-layout"> | "hero", MaquetteView> = {
  hero: { at: [101, 72], across: 176, aspect: 2.6, azimuth: -24, elevation: 32 },
  entrance: { at: [99, 9], across: 66, aspect: 1.6, azimuth: 8, elevation: 24 },
  clubhouse: { at: [99, 92], across: 58, aspect: 1.6, azimuth: -24, elevation: 28 },
  gardens: { at: [112, 84], across: 76, aspect: 1.6, azimuth: 34, elevation: 34 },
  "play-area": { at: [74, 87], across: 44, aspect: 1.6, azimuth: -40, elevation: 36 },
  roads: { at: [99, 44], across: 78, aspect: 1.6, azimuth: -14, elevation: 30 },
};

/** All pictures drawn from the plan, as SVG by name; `ground` lies below the plots. */
export function drawPictures(plan: Plan): ReadonlyMap<string, string> {
  const views = Object.entries(VIEWS).map(
    ([name, view]) => [name, drawMaquette(plan, view)] as const,
  );
  const ground = drawGround(plan);
  return new Map([...views, ["master-layout", ground], ["ground", ground]]);
}
