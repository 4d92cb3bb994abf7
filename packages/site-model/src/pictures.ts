/** The six pictures of the gallery, in its order; also the names of their files. */
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

/** Places that somebody on foot is brought to, in the order of a walk from the gate. */
export const FOOT_VIEW_NAMES = [
  "entrance",
  "roads",
  "clubhouse",
  "gardens",
  "play-area",
] as const satisfies readonly PictureName[];
export type FootView = (typeof FOOT_VIEW_NAMES)[number];
