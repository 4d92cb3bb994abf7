import { findFeatureCode } from "#features/listings/model/fields/features.ts";
import {
  FIELDS,
  type ListingField,
  valueAt,
  withValue,
} from "#features/listings/model/fields/fields.ts";
import { rateText } from "#features/listings/model/fields/figure-texts.ts";
import type { FieldPath } from "#features/listings/model/fields/listing-fields.ts";
import { parseNewListing } from "#features/listings/model/fields/place-rule.ts";
import type { Listing, ProblemCode } from "#features/listings/model/listing.ts";
import type { ListingState } from "./listing-change.ts";

/** Listings that are changed in one go; each is told by 23 characters, in a body of 64 kB. */
export const MOST_AT_ONCE = 2000;

/** The fields that may be set for many listings at once, in the order of the table. */
export const BULK_FIELDS: readonly ListingField[] = FIELDS.filter(({ many }) => many);

const RATE: FieldPath = "marketValue.pricePerSqYd";

/** One change that is made to many listings. */
export type BulkChange =
  | { readonly what: "set"; readonly path: FieldPath; readonly value: string | boolean }
  | {
      readonly what: "add" | "remove";
      readonly path: FieldPath;
      readonly entries: readonly string[];
    }
  /** Of the rate per sq yd, which becomes so much more, or less where it is below zero. */
  | { readonly what: "percent"; readonly percent: number }
  | { readonly what: "publish"; readonly published: boolean };

export type BulkProblem = ProblemCode | "no-rate";

/** What a change makes of one listing. */
export type Edited =
  | { readonly ok: true; readonly after: ListingState }
  | { readonly ok: false; readonly code: BulkProblem };

/** What a bulk edit would do. */
export interface BulkPreview {
  /** Listings that are chosen. */
  readonly chosen: number;
  readonly changed: number;
  readonly same: number;
  /** The first that change, with what stands there now and then. */
  readonly rows: readonly BulkRow[];
  readonly refused: number;
  /** The first that cannot be changed so. */
  readonly refusedRows: readonly (BulkName & { readonly code: BulkProblem })[];
  /** Sent back with the change: place in the catalogue and mark of each that would change. */
  readonly seen: readonly SeenRow[];
}

interface BulkName {
  readonly mlsNumber: string;
  readonly name: string;
}

export type BulkRow = BulkName & { readonly before: string; readonly after: string };
export type SeenRow = readonly [position: number, mark: string];

/** What a change of many did. */
export interface BulkDone {
  /** To undo it by; null where nothing was changed. */
  readonly id: string | null;
  readonly changed: number;
  /** Numbers of those that somebody changed since the preview: they stay as they are. */
  readonly left: readonly string[];
}

/** The field that a change is about. */
export function fieldOf(change: BulkChange): FieldPath | "published" {
  if (change.what === "publish") return "published";
  return change.what === "percent" ? RATE : change.path;
}

/** What a change sets, as the list of past edits says it. */
export function wordsOf(change: BulkChange): string {
  if (change.what === "publish") return change.published ? "yes" : "no";
  if (change.what === "percent") return `${change.percent > 0 ? "+" : ""}${change.percent} %`;
  if (change.what === "set")
    return typeof change.value === "boolean" ? (change.value ? "yes" : "no") : change.value;
  return `${change.what === "add" ? "+" : "−"} ${change.entries.join(", ")}`;
}

/** A listing as a change leaves it, by the rules that a listing has. */
export function edit(state: ListingState, change: BulkChange): Edited {
  if (change.what === "publish")
    return { ok: true, after: { ...state, published: change.published } };
  const { listing } = state;
  const value = valueAfter(listing, change);
  if (value === null) return { ok: false, code: "no-rate" };
  const parsed = parseNewListing(
    { bounds: null, before: listing },
    withValue(listing, fieldOf(change), value),
  );
  if (!parsed.ok) return { ok: false, code: parsed.problems[0]?.code ?? "bad-format" };
  return { ok: true, after: { ...state, listing: parsed.listing } };
}

function valueAfter(listing: Listing, change: Exclude<BulkChange, { what: "publish" }>): unknown {
  if (change.what === "set") return change.value;
  if (change.what === "percent") {
    const rate = rateText(String(valueAt(listing, RATE)));
    return rate === null ? null : `₹${Math.round((rate * (100 + change.percent)) / 100)} per sq.yd`;
  }
  const entries = (valueAt(listing, change.path) ?? []) as readonly string[];
  const asked = new Set(change.entries.map(sameAs));
  if (change.what === "remove") return entries.filter((entry) => !asked.has(sameAs(entry)));
  const has = new Set(entries.map(sameAs));
  return [...entries, ...change.entries.filter((entry) => !has.has(sameAs(entry)))];
}

/** Two spellings of one feature are one. */
const sameAs = (entry: string): string => findFeatureCode(entry) ?? entry;
