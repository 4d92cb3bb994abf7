import { Hono } from "hono";
import { z } from "zod";
import { findPlaces } from "#features/places/model/find-places.ts";
import { type GeocodeJob, geocodeAddresses } from "#features/places/model/geocode.ts";
import { refuseInput } from "#platform/http/read-body.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";

const MOST_ADDRESSES = 200;
const LONGEST_ADDRESS = 300;

const question = z.object({
  q: z.string("must be given"),
  language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`).default("en"),
});

const geocodeBody = z.object(
  {
    addresses: z
      .array(
        z
          .string("must be a text")
          .max(LONGEST_ADDRESS, `must have at most ${LONGEST_ADDRESS} characters`),
        "must be a list of addresses",
      )
      .max(MOST_ADDRESSES, `must list at most ${MOST_ADDRESSES} addresses`),
  },
  "must be a JSON object",
);

/** What the calls need: everything of a geocoding job but the addresses. */
export type PlacesDeps = Omit<GeocodeJob, "addresses">;

/** `GET /places?q=&language=` suggests places; `POST /geocode` resolves addresses in order. */
export function placesApi(deps: PlacesDeps): Hono {
  return new Hono()
    .get("/places", (c) => {
      const asked = question.safeParse(c.req.query());
      if (!asked.success) return refuseInput(c, asked.error);
      const { q, language } = asked.data;
      return c.json({ results: findPlaces(deps.gazetteer, q, { language }) });
    })
    .post("/geocode", async (c) => {
      const json: unknown = await c.req.json().catch(() => undefined); // refused just below
      const body = geocodeBody.safeParse(json);
      if (!body.success) return refuseInput(c, body.error);
      return c.json({ results: await geocodeAddresses({ ...deps, ...body.data }) });
    });
}
