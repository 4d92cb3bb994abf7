import { Hono } from "hono";
import { toResults } from "#search/results.ts";
import { parseSearchParams } from "#search/search-url.ts";
import type { Services } from "#services.ts";

/** `GET /api/listings` with the parameters of the search screen; bad ones are ignored one by one. */
export function listingsApi({ catalogue, findListing }: Services): Hono {
  return new Hono()
    .get("/listings", (c) => {
      const state = parseSearchParams(new URL(c.req.url).searchParams);
      return c.json({ success: true, ...toResults(catalogue().index, state) });
    })
    .get("/listings/:mlsNumber", async (c) => {
      const listing = await findListing(c.req.param("mlsNumber"));
      if (listing) return c.json({ success: true, listing });
      return c.json({ success: false, message: "No listing has this MLS number." }, 404);
    });
}
