import { Hono } from "hono";
import { type AccountDeps, notStored, signedIn } from "#features/accounts/index.server.ts";
import type { SummarySources } from "#features/listings/index.ts";
import {
  listSaved,
  readSavedListings,
  removeHome,
  type SaveResult,
  saveHome,
} from "#features/saved/commands/saved-homes.server.ts";

const REFUSALS = {
  "no-such-listing": [404, "No listing has this MLS number."],
  "too-many-saved": [409, "You can save at most 500 homes. Remove one first."],
} as const satisfies Record<
  Extract<SaveResult, { ok: false }>["code"],
  readonly [status: number, message: string]
>;

/** `/favourites`: the saved homes of the session's account. */
export function savedHomesApi({ context, callerOf }: AccountDeps, sources: SummarySources): Hono {
  const own = signedIn({ context, callerOf });
  const app = new Hono().use("/favourites", notStored).use("/favourites/*", notStored);
  app.get("/favourites", own, async (c) =>
    c.json(await listSaved(context.db, c.var.session.account.id)),
  );
  app.get("/favourites/listings", own, async (c) => {
    const listings = await readSavedListings(context.db, c.var.session.account.id, sources);
    return c.json({ success: true, message: "Your saved homes.", listings });
  });
  app.post("/favourites/:mlsNumber", own, async (c) => {
    const done = await saveHome(context, c.var.session.account.id, c.req.param("mlsNumber"));
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
