import type { TileSet } from "#platform/tiles/tile-set.ts";

/** What maps are made from beside the embedded one, by the settings. */
export interface MapSources {
  /** Where the names of the region come from that the embedded map is not drawn for; null for its own. */
  readonly names: string | null;
  /** Style of `MAP_STYLE_URL`; null for the embedded one. */
  readonly styleUrl: string | null;
  /** Streets under the embedded map, in the Protomaps schema; null without `STREETS_FILE`. */
  readonly streets: TileSet | null;
  /** Pictures of the ground from the air; null without `AERIAL_FILE` and `AERIAL_URL`. */
  readonly aerial: TileSet | null;
}
