import { Hono } from "hono";
import type { Listing } from "#features/listings/index.ts";
import { toResults } from "#features/search/model/results.ts";
import type { SearchIndex } from "#features/search/model/search-index.ts";
import { parseSearchParams } from "#features/search/model/search-url.ts";

/** Where listings are found. */
interface ListingsDeps {
  readonly catalogue: () => { readonly index: SearchIndex };
  /** Null when no published listing has this id. */
  readonly findListing: (mlsNumber: string) => Promise<Listing | null>;
}

/** `GET /api/listings` with the parameters of the search screen; bad ones are ignored one by one. */
export function listingsApi({ catalogue, findListing }: ListingsDeps): Hono {
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
