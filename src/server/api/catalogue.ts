import { Hono } from "hono";
import { acceptsBrotli } from "#server/accepts-brotli.ts";
import type { CatalogueKeeper } from "#server/catalogue-keeper.ts";

/** `GET /catalogue/{hash}.json`: the whole catalogue in columns, immutable. */
export function catalogueApi(keeper: CatalogueKeeper): Hono {
  return new Hono().get("/:file", (c) => {
    const kept = keeper.findFile(c.req.param("file").replace(/\.json$/, ""));
    if (!kept) return c.json({ success: false, message: "This version is no longer kept." }, 404);
    const brotli = acceptsBrotli(c.req.header("accept-encoding"));
    const body = brotli ? kept.brotli : kept.file;
    return c.body(body, 200, {
      "content-type": "application/json",
      "content-length": String(body.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
      ...(brotli && { "content-encoding": "br" }),
    });
  });
}
