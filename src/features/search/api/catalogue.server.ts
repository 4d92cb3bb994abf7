import { Hono } from "hono";
import { parseTileAddress } from "#features/search/queries/layout-tiles.server.ts";
import type { LiveCatalogue } from "#features/search/queries/live-catalogue.server.ts";
import { IMMUTABLE, sendBytes, toBrotli } from "#platform/http/send-bytes.ts";

/** Quick rather than small: a tile is compressed while somebody waits. */
const BROTLI_QUALITY = 5;
/** Of a catalogue that is gone: the page is older than the tile, which the next page asks for anew. */
const SOON_STALE = "public, max-age=60";

/** `GET /catalogue/{hash}.json`: the whole catalogue in columns, immutable. */
export function catalogueApi(live: LiveCatalogue): Hono {
  return new Hono().get("/:file", (c) => {
    const version = live.findFile(c.req.param("file").replace(/\.json$/, ""));
    if (!version)
      return c.json({ success: false, message: "This version is no longer kept." }, 404);
    return sendBytes(c, version.file, { "cache-control": IMMUTABLE });
  });
}

/**
 * `GET /map/layouts/{hash}/{z}/{x}/{y}`: layouts of the catalogue of that hash as a vector tile;
 * immutable, or for a minute that of the present catalogue where the hash is an old one.
 */
export function layoutTilesApi(live: LiveCatalogue): Hono {
  return new Hono().get("/layouts/:hash/:z/:x/:y", async (c) => {
    const { hash, z, x, y } = c.req.param();
    const address = parseTileAddress(z, x, y);
    if (!address) return c.notFound();
    const known = live.findFile(hash);
    const plain = (known ?? live.current()).tiles.tile(address);
    const brotli = plain.byteLength > 0 ? await toBrotli(plain, BROTLI_QUALITY) : null;
    return sendBytes(
      c,
      { type: "application/vnd.mapbox-vector-tile", plain, brotli },
      { "cache-control": known ? IMMUTABLE : SOON_STALE },
    );
  });
}
