import type { Listing } from "#features/listings/model/listing.ts";
import type { Difference } from "./differences.ts";
import type { PhotoDifferences } from "./photo-differences.ts";

/** What may have been done to a listing. */
export const CHANGE_KINDS = [
  "created",
  "edited",
  "published",
  "unpublished",
  "undone",
  "imported",
  "photo-added",
  "photo-removed",
  "photos-ordered",
  "photo-described",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What of a listing agents change by its form: all but its photographs. */
export interface ListingState {
  readonly listing: Listing;
  readonly published: boolean;
}

/** Who changes a listing: the account, and its address at the time. */
export interface Editor {
  readonly accountId: string;
  readonly email: string;
}

/** One change as the history shows it. */
export interface ListingChange {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  readonly what: ChangeKind;
  /** Address of the agent; null for the command line. */
  readonly actor: string | null;
  readonly isNew: boolean;
  readonly publishedBefore: boolean | null;
  readonly publishedAfter: boolean;
  readonly differences: readonly Difference[];
  /** Of a change of photographs; null for one of facts. */
  readonly photos: PhotoDifferences | null;
}
