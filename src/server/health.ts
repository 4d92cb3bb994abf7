import { Hono } from "hono";
import type { LiveCatalogue } from "#features/search/index.server.ts";
import type { Database } from "#platform/db/database.ts";

/** `/livez`: the process runs. `/readyz`: it has a catalogue and its database answers. */
export function healthApi(database: Database, live: LiveCatalogue): Hono {
  return new Hono()
    .get("/livez", (c) => c.json({ status: "alive" }))
    .get("/readyz", async (c) => {
      const { version } = live.current();
      await database.ping();
      return c.json({ status: "ready", catalogue: version });
    });
}
