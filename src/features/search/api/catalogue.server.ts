import { Hono } from "hono";
import type { LiveCatalogue } from "#features/search/queries/live-catalogue.server.ts";
import { IMMUTABLE, sendBytes } from "#platform/http/send-bytes.ts";

/** `GET /catalogue/{hash}.json`: the whole catalogue in columns, immutable. */
export function catalogueApi(live: LiveCatalogue): Hono {
  return new Hono().get("/:file", (c) => {
    const version = live.findFile(c.req.param("file").replace(/\.json$/, ""));
    if (!version)
      return c.json({ success: false, message: "This version is no longer kept." }, 404);
    return sendBytes(c, version.file, { "cache-control": IMMUTABLE });
  });
}
