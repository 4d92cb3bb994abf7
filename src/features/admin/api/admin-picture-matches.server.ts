import { Hono } from "hono";
import { z } from "zod";
import { matchPictures, offerListings } from "#features/listings/index.server.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import type { AdminListingsDeps } from "./admin-listings.server.ts";

const MOST_NAMES = 100;
const LONGEST_NAME = 200;
const matchBody = bodyOf({ names: z.array(text(LONGEST_NAME)).max(MOST_NAMES) });

/** `/agent/picture-matches`: which listings the names of picture files tell, and all to choose from. */
export function adminPictureMatchesApi({ listingDeps }: AdminListingsDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/picture-matches", async (c) => {
    const listings = await offerListings(listingDeps.db);
    return c.json({ success: true, message: "The listings to choose from.", listings });
  });
  app.post("/agent/picture-matches", async (c) => {
    const read = await readBody(c, matchBody);
    if (!read.ok) return read.response;
    const listings = await matchPictures(listingDeps.db, read.body.names);
    return c.json({ success: true, message: "Whose pictures they are.", listings });
  });
  return app;
}
