import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  checkDraft,
  findAdminListing,
  findAdminListings,
  findChanges,
  type Geocode,
  type PhotosContext,
  saveListing,
  type TakeBackResult,
  takeBack,
} from "#features/listings/index.server.ts";
import {
  type GeocodeReply,
  type Listing,
  type ListingDetails,
  type ListingHistoryReply,
  type ListingPreview,
  parseAdminListingsQuery,
  type SavedFacts,
  type SummarySources,
} from "#features/listings/index.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import { parsePastCursor } from "#lib/pages/past-cursor.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { type AgentCalls, editorOf } from "./admin-access.server.ts";

/** What the calls of the listings in the console need. */
export interface AdminListingsDeps {
  readonly listingDeps: PhotosContext & {
    readonly sources: SummarySources;
    /** What the page of a listing would show, stored or not. */
    readonly preview: (listing: Listing) => Promise<ListingDetails>;
    readonly geocode: Geocode;
    /** Of the site's region. */
    readonly bounds: Bounds;
  };
}

const LONGEST_ADDRESS = 300;

const draft = z.record(z.string(), z.unknown(), "must be a listing");
const published = z.boolean("must be true or false");
const createBody = bodyOf({ listing: draft, published });
const saveBody = bodyOf({ listing: draft, published, version: text(100) });
const undoBody = bodyOf({ change: text(100), version: text(100) });
const geocodeBody = bodyOf({ address: text(LONGEST_ADDRESS) });
const previewBody = bodyOf({ listing: draft });

/** `/agent/listings`: the table, one listing with its changes, and what is done to it. */
export function adminListingsApi({ listingDeps }: AdminListingsDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/listings", async (c) => {
    const query = parseAdminListingsQuery(new URL(c.req.url).searchParams);
    const table = await findAdminListings(listingDeps.db, query, listingDeps.sources);
    return c.json({ success: true, message: "The listings.", table });
  });
  app.post("/agent/listings", async (c) => {
    const read = await readBody(c, createBody);
    if (!read.ok) return read.response;
    const { listing, published } = read.body;
    const mlsNumber = typeof listing.mlsNumber === "string" ? listing.mlsNumber : "";
    const save = { mlsNumber, draft: listing, published, seen: null, by: editorOf(c) };
    return replySaved(c, await saveListing(listingDeps, save));
  });
  app.get("/agent/listings/:mlsNumber", async (c) => {
    const listing = await findAdminListing(listingDeps.db, c.req.param("mlsNumber"));
    if (!listing) return replySaved(c, { ok: false, code: "no-such-listing" });
    return c.json({ success: true, message: "The listing.", listing });
  });
  app.put("/agent/listings/:mlsNumber", async (c) => {
    const read = await readBody(c, saveBody);
    if (!read.ok) return read.response;
    const { listing: draft, published, version: seen } = read.body;
    const mlsNumber = c.req.param("mlsNumber");
    return replySaved(
      c,
      await saveListing(listingDeps, { mlsNumber, draft, published, seen, by: editorOf(c) }),
    );
  });
  app.get("/agent/listings/:mlsNumber/changes", async (c) => {
    const mlsNumber = c.req.param("mlsNumber");
    const listing = await findAdminListing(listingDeps.db, mlsNumber);
    if (!listing) return replySaved(c, { ok: false, code: "no-such-listing" });
    const older = parsePastCursor(c.req.query("older") ?? "");
    const history = await findChanges(listingDeps.db, mlsNumber, older);
    const reply: ListingHistoryReply = { listing, ...history };
    return c.json({ success: true, message: "What was done to it.", ...reply });
  });
  app.post("/agent/listings/:mlsNumber/undo", async (c) => {
    const read = await readBody(c, undoBody);
    if (!read.ok) return read.response;
    const { change, version: seen } = read.body;
    const mlsNumber = c.req.param("mlsNumber");
    return replySaved(c, await takeBack(listingDeps, { mlsNumber, change, seen, by: editorOf(c) }));
  });
  app.post("/agent/listing-preview", async (c) => {
    const read = await readBody(c, previewBody);
    if (!read.ok) return read.response;
    const parsed = await checkDraft(listingDeps, read.body.listing);
    // Asked what is wrong, the call has an answer: that is no failure of it.
    const checked: ListingPreview = parsed.ok
      ? { details: await listingDeps.preview(parsed.listing), problems: null }
      : { details: null, problems: parsed.problems };
    return c.json({ success: true, message: "The page as it would be.", ...checked });
  });
  app.post("/agent/geocode", async (c) => {
    const read = await readBody(c, geocodeBody);
    if (!read.ok) return read.response;
    const [place = null] = await listingDeps.geocode([read.body.address]);
    const reply: GeocodeReply = { place };
    return c.json({ success: true, message: "Where the address lies.", ...reply });
  });
  return app;
}

const REFUSED = {
  "bad-listing": [422, "Some fields are not accepted."],
  "changed-meanwhile": [409, "Somebody else changed this listing. See how it is now."],
  "no-such-listing": [404, "There is no such listing."],
  "number-taken": [409, "Another listing has this number."],
  "no-such-change": [404, "There is no such change."],
  "photos-gone": [409, "The files of a removed photograph are kept for a day; these are gone."],
} as const;

/** The listing as it is stored now; beside a refusal what somebody else left, or what is wrong. */
function replySaved(c: Context, result: TakeBackResult): Response {
  if (result.ok) {
    const listing: SavedFacts = result.stored;
    return c.json({ success: true, message: "Saved.", listing });
  }
  const { code, ok: _, ...more } = result;
  const [status, message] = REFUSED[code];
  return c.json({ success: false, code, message, ...more }, status);
}
