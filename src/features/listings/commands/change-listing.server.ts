import { randomUUID } from "node:crypto";
import { eq, max } from "drizzle-orm";
import { renewVersion } from "#features/listings/import/write-listings.server.ts";
import type {
  ChangeKind,
  Editor,
  ListingState,
} from "#features/listings/model/changes/listing-change.ts";
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import { newProblems } from "#features/listings/model/fields/place-rule.ts";
import {
  type ListingProblem,
  type ParsedListing,
  parseListing,
} from "#features/listings/model/listing.ts";
import { findChangeState } from "#features/listings/queries/find-changes.server.ts";
import {
  findState,
  holdCatalogue,
  type StoredState,
} from "#features/listings/queries/stored-state.server.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listingImports, listings } from "#platform/db/schema.ts";

export interface ChangesContext {
  readonly db: Db;
  readonly clock: () => Date;
}

export interface SaveContext extends ChangesContext {
  /** Of the site's region: a listing is not moved beyond them. */
  readonly bounds: Bounds;
}

export type SaveResult =
  | { readonly ok: true; readonly stored: StoredState }
  | { readonly ok: false; readonly code: "bad-listing"; readonly problems: ListingProblem[] }
  /** Somebody else was first; `stored` is what they left. */
  | { readonly ok: false; readonly code: "changed-meanwhile"; readonly stored: StoredState }
  | { readonly ok: false; readonly code: "no-such-listing" | "number-taken" | "no-such-change" };

interface Save {
  readonly mlsNumber: string;
  /** The whole listing as the form has it. */
  readonly draft: unknown;
  readonly published: boolean;
  /** Version that the agent saw; null for a listing that is to be new. */
  readonly seen: string | null;
  readonly by: Editor;
}

/**
 * Saves a listing and whether it is published, writes down who did it, and renews the catalogue
 * for every process: one transaction, refused when the listing is not what the agent saw.
 */
export async function saveListing(context: SaveContext, save: Save): Promise<SaveResult> {
  const { mlsNumber, seen, by, published } = save;
  const parsed = parseListing(save.draft);
  if (!parsed.ok) return { ok: false, code: "bad-listing", problems: [...parsed.problems] };
  const { listing } = parsed;
  if (listing.mlsNumber !== mlsNumber) return badNumber(listing.mlsNumber);
  return context.db.transaction(async (tx) => {
    await holdCatalogue(tx);
    const before = await findState(tx, mlsNumber);
    if (!before && seen !== null) return { ok: false, code: "no-such-listing" };
    if (before && seen === null) return { ok: false, code: "number-taken" };
    if (before && before.version !== seen)
      return { ok: false, code: "changed-meanwhile", stored: before };
    const filling = { bounds: context.bounds, before: before?.listing ?? null };
    const problems = newProblems(listing, filling);
    if (problems.length > 0) return { ok: false, code: "bad-listing", problems: [...problems] };
    return write({ tx, context, by, before }, { listing, published });
  });
}

/** What saving a draft would refuse, whatever is stored of the listing by now; nothing is written. */
export async function checkDraft(
  { db, bounds }: Pick<SaveContext, "db" | "bounds">,
  draft: unknown,
): Promise<ParsedListing> {
  const parsed = parseListing(draft);
  if (!parsed.ok) return parsed;
  const before = await findState(db, parsed.listing.mlsNumber);
  const problems = newProblems(parsed.listing, { bounds, before: before?.listing ?? null });
  return problems.length > 0 ? { ok: false, problems } : parsed;
}

function badNumber(value: string): SaveResult {
  const problems: ListingProblem[] = [{ path: "mlsNumber", value, code: "bad-format" }];
  return { ok: false, code: "bad-listing", problems };
}

export interface Undo {
  readonly mlsNumber: string;
  /** Id of the change before which the listing was as wanted. */
  readonly change: string;
  readonly seen: string;
  readonly by: Editor;
}

/**
 * Puts a listing back to what it was before one of its changes, as a change of its own; a listing
 * that was new then is taken off the site.
 */
export async function undoChange(context: ChangesContext, undo: Undo): Promise<SaveResult> {
  const { mlsNumber, by } = undo;
  return context.db.transaction(async (tx) => {
    await holdCatalogue(tx);
    const before = await findState(tx, mlsNumber);
    if (!before) return { ok: false, code: "no-such-listing" };
    const wanted = await findChangeState(tx, mlsNumber, undo.change);
    if (!wanted) return { ok: false, code: "no-such-change" };
    if (before.version !== undo.seen)
      return { ok: false, code: "changed-meanwhile", stored: before };
    const parsed = parseListing(wanted.listing);
    if (!parsed.ok) return { ok: false, code: "bad-listing", problems: [...parsed.problems] };
    const after = { listing: parsed.listing, published: wanted.published };
    return write({ tx, context, by, before, what: "undone" }, after);
  });
}

interface Writing {
  readonly tx: Db;
  readonly context: ChangesContext;
  readonly by: Editor;
  readonly before: StoredState | null;
  readonly what?: ChangeKind;
}

/** Row, history and version; what changes nothing leaves no trace. */
async function write(writing: Writing, after: ListingState): Promise<SaveResult> {
  const { tx, context, by, before } = writing;
  const { mlsNumber } = after.listing;
  const hash = hashListing(after.listing);
  const what = writing.what ?? kindOf(before, after, hash);
  if (before && isSame(before, after, hash)) return { ok: true, stored: before };
  const now = context.clock();
  const values = { listing: after.listing, published: after.published, hash, updatedAt: now };
  if (before) await tx.update(listings).set(values).where(eq(listings.mlsNumber, mlsNumber));
  else {
    const [last] = await tx.select({ position: max(listings.position) }).from(listings);
    const position = (last?.position ?? 0) + 1;
    await tx.insert(listings).values({ ...values, mlsNumber, position });
  }
  await tx.insert(listingChanges).values({
    id: randomUUID(),
    mlsNumber,
    at: now,
    what,
    accountId: by.accountId,
    actor: by.email,
    before: before && { listing: before.listing, published: before.published },
    after,
  });
  await renewVersion(tx, now);
  const stored = await findState(tx, mlsNumber);
  if (!stored) throw new Error(`Listing ${mlsNumber} was written, and is not there.`);
  return { ok: true, stored };
}

function isSame(before: ListingState, after: ListingState, hash: string): boolean {
  return hashListing(before.listing) === hash && before.published === after.published;
}

function kindOf(before: ListingState | null, after: ListingState, hash: string): ChangeKind {
  if (!before) return "created";
  if (hashListing(before.listing) !== hash) return "edited";
  return after.published ? "published" : "unpublished";
}

/** Writes an agent's new address into the histories of listings and imports; an empty one is nobody's. */
export async function moveWhoChanged(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(listingChanges).set({ actor: to }).where(eq(listingChanges.actor, from));
  await tx.update(listingImports).set({ actor: to }).where(eq(listingImports.actor, from));
}

/** Takes a former agent's address off the histories of listings and imports; that an agent did it stays. */
export function forgetWhoChanged(tx: Db, email: string): Promise<void> {
  return moveWhoChanged(tx, email, "");
}
