import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  applyEdit,
  deleteListings,
  findEdits,
  lookAtDeletion,
  lookAtEdit,
} from "#features/listings/index.server.ts";
import {
  BULK_FIELDS,
  type BulkDone,
  type Deletion,
  type ListingField,
  LONGEST,
  MOST_AT_ONCE,
} from "#features/listings/index.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { type AgentCalls, editorOf } from "./admin-access.server.ts";
import type { AdminListingsDeps } from "./admin-listings.server.ts";

const LONGEST_NUMBER = 64;
const LONGEST_SEARCH = 1000;
const MOST_ENTRIES = 100;
const MOST_PERCENT = { less: -90, more: 900 };

const isList = ({ kind }: ListingField) => kind === "features";
const pathsOf = (fields: readonly ListingField[]) =>
  z.enum(
    fields.map(({ path }) => path),
    "must be a field that may be set for many",
  );
const entries = z.array(text(LONGEST.line).min(1)).min(1).max(MOST_ENTRIES);
const percent = z
  .number("must be a number")
  .min(MOST_PERCENT.less, `must be ${MOST_PERCENT.less} or more`)
  .max(MOST_PERCENT.more, `must be ${MOST_PERCENT.more} or less`);
const lists = pathsOf(BULK_FIELDS.filter(isList));
const change = z.discriminatedUnion(
  "what",
  [
    bodyOf({
      what: z.literal("set"),
      path: pathsOf(BULK_FIELDS.filter((field) => !isList(field))),
      value: z.union([text(LONGEST.line), z.boolean()], "must be a text, true or false"),
    }),
    bodyOf({ what: z.literal("add"), path: lists, entries }),
    bodyOf({ what: z.literal("remove"), path: lists, entries }),
    bodyOf({ what: z.literal("percent"), percent }),
    bodyOf({ what: z.literal("publish"), published: z.boolean("must be true or false") }),
  ],
  "must be set, add, remove, percent or publish",
);
const chosen = z.union(
  [
    bodyOf({ numbers: z.array(text(LONGEST_NUMBER)).max(MOST_AT_ONCE) }),
    bodyOf({ search: text(LONGEST_SEARCH) }),
  ],
  "must be numbers or a search",
);
const place = z.int("must be a whole number").min(1).max(2_147_483_647);
const seen = z.array(z.tuple([place, text(20)])).max(MOST_AT_ONCE);
const lookBody = bodyOf({ chosen, change });
const applyBody = bodyOf({ change, seen });
const deletionLookBody = bodyOf({ chosen });
const deletionBody = bodyOf({ seen });

/**
 * `/agent/listing-edits`: one field set for many listings. `preview` tells what would change, and the
 * marks of what was seen; the change is sent with those. `/agent/listing-deletions` deletes those that
 * were never on the site in the same two steps. An undo is that of an import.
 */
export function adminListingEditsApi({ listingDeps }: AdminListingsDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/listing-edits", async (c) => {
    const edits = await findEdits(listingDeps.db);
    return c.json({ success: true, message: "The last changes of many.", edits });
  });
  app.post("/agent/listing-edits/preview", async (c) => {
    const read = await readBody(c, lookBody);
    if (!read.ok) return read.response;
    const looked = await lookAtEdit(listingDeps.db, read.body);
    if (looked.ok)
      return c.json({ success: true, message: "What would change.", preview: looked.preview });
    return replyTooMany(c, looked);
  });
  app.post("/agent/listing-edits", async (c) => {
    const read = await readBody(c, applyBody);
    if (!read.ok) return read.response;
    const done: BulkDone = await applyEdit(listingDeps, { ...read.body, by: editorOf(c) });
    return c.json({ success: true, message: "It is done.", ...done });
  });
  app.post("/agent/listing-deletions/preview", async (c) => {
    const read = await readBody(c, deletionLookBody);
    if (!read.ok) return read.response;
    const looked = await lookAtDeletion(listingDeps.db, read.body.chosen);
    if (!looked.ok) return replyTooMany(c, looked);
    return c.json({ success: true, message: "What would go.", preview: looked.preview });
  });
  app.post("/agent/listing-deletions", async (c) => {
    const read = await readBody(c, deletionBody);
    if (!read.ok) return read.response;
    const done: Deletion = await deleteListings(listingDeps, { ...read.body, by: editorOf(c) });
    return c.json({ success: true, message: "It is done.", ...done });
  });
  return app;
}

function replyTooMany(c: Context, { code, chosen }: { code: "too-many"; chosen: number }) {
  const message = `At most ${MOST_AT_ONCE} listings are changed at once.`;
  return c.json({ success: false, message, code, chosen }, 422);
}
