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
