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
