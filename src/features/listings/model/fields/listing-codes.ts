import type { Photo } from "#features/listings/photos/photo.ts";

export const PROPERTY_TYPES = ["Plot", "Apartment", "Villa"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** What is known of a layout's approval: derived from its numbers, its permissions and its twins. */
export const APPROVALS = [
  "approved",
  /** Listings with one and the same registration number say yes and no. */
  "disputed",
  "registration-stated",
  /** An LP number and no registration. */
  "permit-stated",
  "not-stated",
] as const;
export type Approval = (typeof APPROVALS)[number];

/** A photograph without its words, which only its own page has. */
export type CardPhoto = Pick<Photo, "hash" | "width" | "height">;
