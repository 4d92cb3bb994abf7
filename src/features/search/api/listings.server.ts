import { Hono } from "hono";
import { z } from "zod";
import type { Listing } from "#features/listings/index.ts";
import type { Gazetteer } from "#features/places/index.ts";
import { toResults } from "#features/search/model/answer/results.ts";
import type { SearchIndex } from "#features/search/model/answer/search-index.ts";
import { parseSearchParams } from "#features/search/model/query/search-url.ts";
import { findTyped, type TypedSources } from "#features/search/model/typed/find-typed.ts";
import { refuseInput } from "#platform/http/read-body.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";

/** Where listings are found. */
interface ListingsDeps {
  readonly gazetteer: Gazetteer;
  readonly catalogue: () => { readonly index: SearchIndex };
  /** The project that a name may mean, as it is now. */
  readonly project: () => TypedSources["project"];
  /** Null when no published listing has this id. */
  readonly findListing: (mlsNumber: string) => Promise<Listing | null>;
}

const question = z.object({
  q: z.string("must be given"),
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`).default("en"),
});

/**
 * `GET /api/listings` with the parameters of the search screen; bad ones are ignored one by one.
 * `GET /api/suggestions?q=&language=`: places and layouts for what is being typed.
 */
export function listingsApi({ gazetteer, catalogue, project, findListing }: ListingsDeps): Hono {
  return new Hono()
    .get("/suggestions", async (c) => {
      const asked = question.safeParse(c.req.query());
      if (!asked.success) return refuseInput(c, asked.error);
      const { q, language } = asked.data;
      const results = await findTyped(
        { gazetteer, index: catalogue().index, project: project() },
        q,
        language,
      );
      return c.json({ results });
    })
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
