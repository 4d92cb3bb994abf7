import { type Context, Hono } from "hono";
import { parseTile, type TileAddress } from "#lib/geo/tile.ts";
import { acceptsGzip, type Bytes, IMMUTABLE, knowsTag } from "#platform/http/send-bytes.ts";
import type { TileSet } from "#platform/map/ground/map-sources.ts";
import type { TileKind } from "./archive-problems.ts";
import type { TileArchive } from "./tile-archive.server.ts";

/** The archives that the settings name. */
export type Archives = Readonly<Partial<Record<TileKind, TileArchive>>>;

/** Of an archive that was replaced: the page is older than the tile, which the next page asks for anew. */
const SOON_STALE = "public, max-age=60";
/** All zooms that there are addresses for; an archive has some of them. */
const ZOOMS = { first: 0, last: 24 };

/**
 * `GET /map/{kind}/{hash}/{z}/{x}/{y}`: a tile of the archive of that kind; 204 where it has none,
 * 404 where there is no such archive or address.
 */
export function archiveTilesApi(archives: Archives): Hono {
  return new Hono().get("/:kind{streets|aerial}/:hash/:z/:x/:y", async (c) => {
    const { kind, hash, z, x, y } = c.req.param();
    const archive = archives[kind as TileKind];
    const address = parseTile([z, x, y], ZOOMS);
    if (!archive || !address) return c.notFound();
    const headers = { "cache-control": hash === archive.hash ? IMMUTABLE : SOON_STALE };
    const etag = `"${archive.hash}-${z}-${x}-${y}"`;
    if (knowsTag(c.req.header("if-none-match"), etag))
      return c.body(null, 304, { ...headers, etag });
    return (
      (await sendTile(c, archive, address, { ...headers, etag })) ?? c.body(null, 204, headers)
    );
  });
}

async function sendTile(
  c: Context,
  archive: TileArchive,
  address: TileAddress,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  const isZipped = archive.isGzip && acceptsGzip(c.req.header("accept-encoding"));
  const body: Bytes | null = isZipped
    ? await archive.findStored(address)
    : await archive.findPlain(address);
  if (!body) return null;
  return c.body(body, 200, {
    "content-type": archive.type,
    "content-length": String(body.byteLength),
    ...(archive.isGzip && { vary: "accept-encoding" }),
    ...(isZipped && { "content-encoding": "gzip" }),
    ...headers,
  });
}

/** What a map is told of an archive, with what the archive does not know of itself. */
export function tileSetOf(
  kind: TileKind,
  archive: TileArchive,
  more: Pick<TileSet, "credit" | "pixels">,
): TileSet {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = archive.header;
  return {
    tiles: `/map/${kind}/${archive.hash}/{z}/{x}/{y}`,
    minZoom,
    maxZoom,
    bounds: { west: minLon, south: minLat, east: maxLon, north: maxLat },
    ...more,
  };
}
