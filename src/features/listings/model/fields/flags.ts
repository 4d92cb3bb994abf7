/** Oddities of published facts, kept as they are and pointed out to the reader. */
export const LISTING_FLAGS = [
  /** Another listing states the same registration. */
  "shared-registration",
  /** The id is made from the name: no registration-style number was published. */
  "placeholder-id",
  /** Features promise a road surface that the exterior facts contradict. */
  "road-surface-contradicts",
  /** A width or height is stated as 0. */
  "zero-measure",
  "registration-not-stated",
  "area-not-stated",
  "rate-not-stated",
] as const;

export type ListingFlag = (typeof LISTING_FLAGS)[number];
