import { Hono } from "hono";
import { z } from "zod";
import { type AccountDeps, notStored, signedIn } from "#features/accounts/index.server.ts";
import type { SummarySources } from "#features/listings/index.ts";
import {
  carryHomes,
  listSaved,
  readOwnListings,
  readSavedListings,
  removeHome,
  saveHome,
} from "#features/saved/commands/saved-homes.server.ts";
import { MOST_SAVED } from "#features/saved/model/most-saved.ts";
import type {
  CarryReply,
  SavedListingsReply,
  SaveRefusal,
} from "#features/saved/model/saved-listing.ts";
import { bodyOf, instant, readBody, text } from "#platform/http/read-body.ts";

const homesBody = bodyOf({
  mlsNumbers: z
    .array(text(64), "must be a list of MLS numbers")
    .max(MOST_SAVED, `must have at most ${MOST_SAVED} MLS numbers`),
});

/** Of one that was removed by mistake: when it had been saved. */
const homeBody = bodyOf({ savedAt: instant.transform((at) => new Date(at)).optional() });

const REFUSALS = {
  "no-such-listing": [404, "No listing has this MLS number."],
  "too-many-saved": [409, "You can save at most 500 homes. Remove one first."],
} as const satisfies Record<SaveRefusal, readonly [status: number, message: string]>;

/**
 * `/favourites`: the saved homes of the session's account. `/saved-listings`: the cards of homes that
 * somebody has saved on a device, asked by POST so that no log has them.
 */
export function savedHomesApi({ context, callerOf }: AccountDeps, sources: SummarySources): Hono {
  const own = signedIn({ context, callerOf });
  const app = new Hono().use("/favourites", notStored).use("/favourites/*", notStored);
  app.get("/favourites", own, async (c) =>
    c.json(await listSaved(context.db, c.var.session.account.id)),
  );
  app.get("/favourites/listings", own, async (c) => {
    const { id } = c.var.session.account;
    const reply: SavedListingsReply = { listings: await readOwnListings(context.db, id, sources) };
    return c.json({ success: true, message: "Your saved homes.", ...reply });
  });
  app.post("/saved-listings", notStored, async (c) => {
    const read = await readBody(c, homesBody);
    if (!read.ok) return read.response;
    const listings = await readSavedListings(context.db, read.body.mlsNumbers, sources);
    const reply: SavedListingsReply = { listings };
    return c.json({ success: true, message: "Homes saved on a device.", ...reply });
  });
  app.post("/favourites", own, async (c) => {
    const read = await readBody(c, homesBody);
    if (!read.ok) return read.response;
    const refused = await carryHomes(context, c.var.session.account.id, read.body.mlsNumbers);
    const reply: CarryReply = { refused };
    return c.json({ success: true, message: "Saved.", ...reply });
  });
  app.post("/favourites/:mlsNumber", own, async (c) => {
    const read = await readBody(c, homeBody);
    if (!read.ok) return read.response;
    const home = { mlsNumber: c.req.param("mlsNumber"), savedAt: read.body.savedAt };
    const done = await saveHome(context, c.var.session.account.id, home);
    if (!done.ok) {
      const { code } = done;
      const [status, message] = REFUSALS[code];
      return c.json({ success: false, code, message }, status);
    }
    return c.json({ success: true, message: "Saved." });
  });
  app.delete("/favourites/:mlsNumber", own, async (c) => {
    await removeHome(context.db, c.var.session.account.id, c.req.param("mlsNumber"));
    return c.json({ success: true, message: "Removed." });
  });
  return app;
}
