import type { MapSources } from "#platform/map/map-sources.ts";
import { type Archives, tileSetOf } from "#platform/tiles/archive-tiles.server.ts";
import { openArchiveFile } from "#platform/tiles/open-archive.server.ts";
import type { Config } from "./config.ts";

interface OpenTiles {
  readonly archives: Archives;
  /** What pages are told of them. */
  readonly told: MapSources;
  close(): Promise<void>;
}

/** Opens the archives of the settings. Throws with the setting's name what is wrong with one. */
export async function openTiles({ STREETS_FILE, site }: Config): Promise<OpenTiles> {
  const streets = STREETS_FILE ? await openNamed("STREETS_FILE", STREETS_FILE) : undefined;
  return {
    archives: { ...(streets && { streets }) },
    told: { ...site.map, streets: streets ? tileSetOf("streets", streets, "") : null },
    close: async () => {
      await streets?.close();
    },
  };
}

async function openNamed(setting: string, path: string) {
  try {
    return await openArchiveFile(path, "streets");
  } catch (error) {
    throw new Error(`${setting}: ${(error as Error).message}`);
  }
}
