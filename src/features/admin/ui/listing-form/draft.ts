import {
  type Listing,
  toDifferences,
  toFields,
  valueAt,
  withValue,
} from "#features/listings/index.ts";

/** A listing while it is written: numbers may be half typed, and anything may be wrong. */
export type Draft = Readonly<Record<string, unknown>>;

/** A listing of which nothing is stated yet but the state that it is in. */
export function emptyDraft(state: string): Draft {
  return { propertyType: "Plot", status: "Available", neighborhoodDetails: { state } };
}

/** The text at a path, empty for nothing. */
export function textAt(draft: Draft, path: string): string {
  const value = valueAt(draft, path);
  return value === null || value === undefined ? "" : String(value);
}

/** The entries at a path. */
export function entriesAt(draft: Draft, path: string): readonly string[] {
  const value = valueAt(draft, path);
  return Array.isArray(value) ? value.map(String) : [];
}

/** What is sent: coordinates as numbers where they are, nothing else touched. */
export function toSent(draft: Draft): object {
  return { ...draft, lat: toNumber(draft.lat), lng: toNumber(draft.lng) };
}

/** True while a draft says something else than what is saved. */
export function isUnsaved(draft: Draft, saved: Draft): boolean {
  return toDifferences(toSent(saved), toSent(draft)).length > 0;
}

function toNumber(value: unknown): unknown {
  if (value === "" || value === undefined || value === null) return null;
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

/** A field that two agents may have changed, each from what both saw. */
export interface Clash {
  readonly path: string;
  readonly base: string;
  readonly theirs: string;
  readonly mine: string;
}

/** What another agent changed since `base`, field by field, beside what stands here. */
export function toClashes(base: Listing, theirs: Listing, mine: Draft): Clash[] {
  const own = toFields(toSent(mine));
  return toDifferences(base, theirs).map(({ path, before, after }) => ({
    path,
    base: before,
    theirs: after,
    mine: own.get(path) ?? before,
  }));
}

/** The other agent's listing with what was changed here; `theirPaths` are of fields that stay theirs. */
export function merge(
  base: object,
  theirs: Listing,
  { mine, theirPaths }: { readonly mine: Draft; readonly theirPaths: ReadonlySet<string> },
): Draft {
  const own = toDifferences(base, toSent(mine)).filter(({ path }) => !theirPaths.has(path));
  return own.reduce<Draft>(
    (merged, { path }) => withValue(merged, path, valueAt(mine, path)),
    theirs as unknown as Draft,
  );
}

const NOTHING_OF_THEIRS: ReadonlySet<string> = new Set();

/** What was saved, with what was typed on while it was on its way. */
export function withTypedOn(
  saved: Listing,
  { sent, now }: { readonly sent: Draft; readonly now: Draft },
): Draft {
  return merge(toSent(sent), saved, { mine: now, theirPaths: NOTHING_OF_THEIRS });
}

interface Publishing {
  /** As it was seen, and as another agent left it since. */
  readonly seen: boolean;
  readonly theirs: boolean;
  /** As it was sent: with whatever is saved it is said whether visitors see it. */
  readonly sent: boolean;
}

/** Whether visitors see a listing that two agents changed: as was meant here, else as the other left it. */
export function publishedOf({ seen, theirs, sent }: Publishing): boolean {
  return sent === seen ? theirs : sent;
}
