import { tileAt } from "#lib/geo/tile.ts";
import type { MapSources } from "#platform/map/ground/map-sources.ts";
import type { TileKind } from "#platform/tiles/archive-problems.ts";
import { type Archives, tileSetOf } from "#platform/tiles/archive-tiles.server.ts";
import { openArchiveFile, type TileArchive } from "#platform/tiles/tile-archive.server.ts";
import type { Config } from "#server/config/config.ts";

/** What MapLibre takes a vector tile for, px. */
const VECTOR_PIXELS = 512;
const USUAL_PIXELS = 256;

interface OpenTiles {
  readonly archives: Archives;
  /** What pages are told of them. */
  readonly told: MapSources;
  close(): Promise<void>;
}

/** Opens the archives of the settings. Throws with the setting's name what is wrong with one. */
export async function openTiles(config: Config): Promise<OpenTiles> {
  const { STREETS_FILE, AERIAL_FILE, site } = config;
  await using opened = new AsyncDisposableStack();
  const openOne = async (setting: keyof typeof KINDS, path: string) => {
    const archive = await openNamed(setting, path);
    opened.defer(() => archive.close());
    return archive;
  };
  const streets = STREETS_FILE ? await openOne("STREETS_FILE", STREETS_FILE) : undefined;
  const aerial = AERIAL_FILE ? await openOne("AERIAL_FILE", AERIAL_FILE) : undefined;
  const archives = { ...(streets && { streets }), ...(aerial && { aerial }) };
  const sources: MapSources = {
    ...site.map,
    ...(streets && { streets: tileSetOf("streets", streets, told("", VECTOR_PIXELS)) }),
    ...(aerial && { aerial: tileSetOf("aerial", aerial, await pictureOf(aerial, config)) }),
  };
  // From here on they stay open until they are closed.
  const all = opened.move();
  return { archives, told: sources, close: () => all.disposeAsync() };
}

const told = (credit: string, pixels: number) => ({ credit, pixels });

const KINDS = { STREETS_FILE: "streets", AERIAL_FILE: "aerial" } as const satisfies Record<
  string,
  TileKind
>;

async function openNamed(setting: keyof typeof KINDS, path: string): Promise<TileArchive> {
  try {
    return await openArchiveFile(path, KINDS[setting]);
  } catch (error) {
    throw new Error(`${setting}: ${(error as Error).message}`);
  }
}

/** How large the pictures of an archive are, which the format does not say. */
async function pictureOf(archive: TileArchive, { AERIAL_FILE, AERIAL_CREDIT }: Config) {
  const tile = await findMiddleTile(archive);
  // The few sites that have aerial pictures need it here.
  const { default: sharp } = await import("sharp");
  try {
    const pixels = tile ? (await sharp(tile).metadata()).width : USUAL_PIXELS;
    return told(AERIAL_CREDIT ?? "", pixels);
  } catch {
    // Why the library could not read it says nothing to who made the file.
    throw new Error(`AERIAL_FILE: ${AERIAL_FILE} has a tile that is no picture`);
  }
}

/** The first tile there is over the middle of the archive. */
async function findMiddleTile(archive: TileArchive): Promise<Uint8Array | null> {
  const { minZoom, maxZoom, minLat, maxLat, minLon, maxLon } = archive.header;
  const middle = { lat: (minLat + maxLat) / 2, lng: (minLon + maxLon) / 2 };
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const tile = await archive.findPlain(tileAt(middle, z));
    if (tile) return tile;
  }
  return null;
}
