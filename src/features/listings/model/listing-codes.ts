import type { Photo } from "#features/listings/photos/photo.ts";

export const PROPERTY_TYPES = ["Plot", "Apartment", "Villa"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** What is known of a layout's approval, from its registration number and permissions. */
export const APPROVALS = ["approved", "registration-stated", "not-stated"] as const;
export type Approval = (typeof APPROVALS)[number];

/** A photograph without its words, which only its own page has. */
export type CardPhoto = Pick<Photo, "hash" | "width" | "height">;
