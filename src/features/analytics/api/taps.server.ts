import { type Context, Hono } from "hono";
import { z } from "zod";
import type { DailyCounter } from "#features/analytics/commands/daily-counter.server.ts";
import { TAPS } from "#features/analytics/model/figures.ts";
import { isPerson } from "#features/analytics/model/viewed-listing.ts";
import type { Caller } from "#platform/http/caller.ts";
import type { NetworkLimit } from "#platform/http/network-limit.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";

/** What the call of taps needs. */
export interface TapsDeps {
  readonly daily: Pick<DailyCounter, "count">;
  /** What is above it is answered, and not counted: a flood tells nothing of buyers. */
  readonly limit: Pick<NetworkLimit, "take">;
  readonly callerOf: (context: Context) => Pick<Caller, "network">;
  /** The project's slug or the listing's number that a page is about; empty for neither. */
  readonly subjectOf: (page: string) => string;
}

const LONGEST_PAGE = 300;
const tapBody = bodyOf({
  what: z.enum(TAPS, `must be one of ${TAPS.join(", ")}`),
  page: text(LONGEST_PAGE),
});

/** `POST /taps`: a link that calls or opens a chat was pressed, on which page; nothing of by whom. */
export function tapsApi({ daily, limit, callerOf, subjectOf }: TapsDeps): Hono {
  return new Hono().post("/taps", async (c) => {
    const read = await readBody(c, tapBody);
    if (!read.ok) return read.response;
    const { what, page } = read.body;
    if (isPerson(c.req.raw.headers) && limit.take(callerOf(c).network) === 0)
      daily.count(what, subjectOf(page));
    return c.json({ success: true, message: "Thank you." });
  });
}
