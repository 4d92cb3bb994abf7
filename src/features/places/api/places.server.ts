import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  type GeocodeJob,
  geocodeAddresses,
  LONGEST_ADDRESS,
  MOST_ADDRESSES,
} from "#features/places/model/geocode.ts";
import type { NetworkLimit } from "#platform/http/network-limit.ts";
import { readBody } from "#platform/http/read-body.ts";

const ANSWER_WITHIN_MS = 1000;

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

/** What geocoding works with: everything of a job but its addresses. */
export type GeocodingDeps = Omit<GeocodeJob, "addresses">;

/** What the calls of places need. */
export interface PlacesDeps extends GeocodingDeps {
  readonly networkOf: (context: Context) => string;
  /** On geocoding, which is long and seldom asked for. */
  readonly limit: NetworkLimit;
}

/**
 * `POST /geocode` resolves addresses in order, by the gazetteer alone: nobody pays a provider for
 * what strangers ask.
 */
export function placesApi(deps: PlacesDeps): Hono {
  return new Hono().post("/geocode", async (c) => {
    const waitSeconds = deps.limit.take(deps.networkOf(c));
    if (waitSeconds > 0) return refuseForNow(c, waitSeconds);
    const read = await readBody(c, geocodeBody);
    if (!read.ok) return read.response;
    const free = { provider: null, giveUpAfterMs: ANSWER_WITHIN_MS };
    return c.json({ results: await geocodeAddresses({ ...deps, ...free, ...read.body }) });
  });
}

function refuseForNow(c: Context, waitSeconds: number): Response {
  c.header("retry-after", String(waitSeconds));
  const message = `Too many calls from your network. Try again in ${waitSeconds} seconds.`;
  const code = "too-many-tries";
  return c.json({ success: false, code, message, retryAfterSeconds: waitSeconds }, 429);
}
