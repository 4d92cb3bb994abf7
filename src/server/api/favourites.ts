import { Hono } from "hono";
import {
  listSaved,
  readSavedListings,
  removeHome,
  saveHome,
} from "#favourites/saved-homes.server.ts";
import type { SummarySources } from "#listings/figures.ts";
import { replyRefused } from "./refusals.ts";
import { type AccountDoors, notStored, signedIn } from "./signed-in.ts";

/** `/favourites`: the saved homes of the session's account. */
export function favouritesApi({ work }: AccountDoors, sources: SummarySources): Hono {
  const own = signedIn(work);
  const app = new Hono().use("/favourites", notStored).use("/favourites/*", notStored);
  app.get("/favourites", own, async (c) =>
    c.json(await listSaved(work.db, c.var.session.account.id)),
  );
  app.get("/favourites/listings", own, async (c) => {
    const listings = await readSavedListings(work.db, c.var.session.account.id, sources);
    return c.json({ success: true, message: "Your saved homes.", listings });
  });
  app.post("/favourites/:mlsNumber", own, async (c) => {
    const done = await saveHome(work, c.var.session.account.id, c.req.param("mlsNumber"));
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "Saved." });
  });
  app.delete("/favourites/:mlsNumber", own, async (c) => {
    await removeHome(work.db, c.var.session.account.id, c.req.param("mlsNumber"));
    return c.json({ success: true, message: "Removed." });
  });
  return app;
}
