import { type Context, Hono } from "hono";
import { listingsSheet, readAllListings, TEMPLATE_KINDS } from "#features/listings/index.server.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { FIELD_WORDS, SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import type { AdminListingsDeps } from "./admin-listings.server.ts";
import { sendSheet } from "./send-sheet.server.ts";

/** The table of listings as a file to be filled in, or with all that is stored: what an import reads. */
export function adminListingsSheetApi({
  listingDeps,
}: Pick<AdminListingsDeps, "listingDeps">): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/import/template", async (c) => {
    const kind = TEMPLATE_KINDS.find((one) => one === c.req.query("as")) ?? "csv";
    const bytes = await listingsSheet({ kind, ...wordsAsked(c) });
    return sendSheet(c, { name: "listings", kind, bytes });
  });
  app.get("/agent/listings-sheet", async (c) => {
    const kind = TEMPLATE_KINDS.find((one) => one === c.req.query("as")) ?? "xlsx";
    const listings = await readAllListings(listingDeps.db);
    const bytes = await listingsSheet({ kind, ...wordsAsked(c), listings });
    return sendSheet(c, { name: "listings", kind, bytes });
  });
  return app;
}

/** `in=te`, or `in=paths` for programs; English where nothing is asked. */
function wordsAsked(c: Context) {
  const asked = c.req.query("in") ?? "";
  const language = toLanguage(asked);
  const words = { fields: FIELD_WORDS[language], others: SERVER_WORDS[language] };
  return { words, forPrograms: asked === "paths" };
}
