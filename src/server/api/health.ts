import { Hono } from "hono";
import type { Database } from "#db/database.ts";
import type { CatalogueKeeper } from "#server/catalogue-keeper.ts";

/** `/livez`: the process runs. `/readyz`: it has a catalogue and its database answers. */
export function healthApi(database: Database, keeper: CatalogueKeeper): Hono {
  return new Hono()
    .get("/livez", (c) => c.json({ status: "alive" }))
    .get("/readyz", async (c) => {
      const { version } = keeper.current();
      await database.ping();
      return c.json({ status: "ready", catalogue: version });
    });
}
