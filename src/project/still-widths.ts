/** Widths that a rendered still comes in: `public/project/{name}-{width}.avif`. */
export const STILL_WIDTHS = [480, 960, 1600] as const;
