import type { SeenRow } from "./bulk-edit.ts";

interface Named {
  readonly mlsNumber: string;
  readonly name: string;
}

/** What the deletion of chosen listings would do: only those that were never on the site go. */
export interface DeletionPreview {
  readonly deleted: number;
  /** The first that would go. */
  readonly rows: readonly Named[];
  /** Those that visitors once found: saved homes, requests and their price history point to them. */
  readonly refused: number;
  readonly refusedRows: readonly Named[];
  /** Sent back with the deletion: place in the catalogue and mark of each that would go. */
  readonly seen: readonly SeenRow[];
}

/** What a deletion did. */
export interface Deletion {
  /** To undo it by; null where nothing was deleted. */
  readonly id: string | null;
  readonly deleted: number;
  /** Numbers of those that somebody changed since the preview: they stay. */
  readonly left: readonly string[];
}

/** What is done to a listing that is deleted, and what its row of `listing_imports` has for a field. */
export const DELETED = "deleted";
