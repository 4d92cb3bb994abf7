import type { LayoutSketch } from "#features/listings/index.server.ts";
import {
  decodeCatalogue,
  encodeCatalogue,
} from "#features/listings/model/catalogue/catalogue-file.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import {
  LAYOUT_TILE_ZOOMS,
  LayoutTiles,
  MOST_TILE_BYTES,
} from "#features/search/queries/layout-tiles.server.ts";
import type { TileAddress } from "#lib/geo/tile.ts";
import { atMost, type Figure } from "./figure.ts";
import { syntheticListings, syntheticTowns } from "./synthetic.ts";
import { median } from "./timing.ts";

export const name = "layout-tiles";

const COUNT = 50_000;
const MOST_MS = 20;

/** As the real layouts state them. */
const SKETCHES: readonly LayoutSketch[] = [
  { roadFeet: [40, 33], roadSurfaces: ["bt"], features: ["park", "overhead-tank", "main-gate"] },
  {
    roadFeet: [60, 40, 33],
    roadSurfaces: ["cc"],
    features: ["park", "club-house", "swimming-pool"],
  },
  { roadFeet: [33], roadSurfaces: [], features: ["park", "children-play-area"] },
];

/** The tile over a synthetic town, where layouts lie closest, and its eight neighbours. */
function tilesRound({ lat, lng }: { lat: number; lng: number }, z: number): TileAddress[] {
  const angle = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ z, x: x + dx, y: y + dy })));
}

/** Time (of the processor) and size of tiles over the towns of a large catalogue, each tile made for the first time. */
export async function run(): Promise<Figure[]> {
  const decoded = decodeCatalogue(encodeCatalogue(syntheticListings(COUNT)));
  if (!decoded.ok) throw new Error(decoded.code);
  const index = buildSearchIndex(decoded.columns);
  index.layouts();
  const sketches = Array.from({ length: COUNT }, (_, i) => SKETCHES[i % 3] as LayoutSketch);
  const towns = syntheticTowns().slice(0, 40);
  const zooms = [LAYOUT_TILE_ZOOMS.first, 14, LAYOUT_TILE_ZOOMS.last];
  const warm = new LayoutTiles({ index, sketches });
  for (const z of zooms)
    for (const town of syntheticTowns().slice(40, 60))
      for (const tile of tilesRound(town, z)) warm.tile(tile);
  return zooms.flatMap((z) => {
    // Time of the processor, the mean of three makings: the machine may be busy with others, and
    // its clock of processor time counts in steps of 4 ms.
    const fresh = [1, 2, 3].map(() => new LayoutTiles({ index, sketches }));
    const made = towns
      .flatMap((town) => tilesRound(town, z))
      .map((tile) => {
        const tries = fresh.map((maker) => {
          const start = process.threadCpuUsage();
          const bytes = maker.tile(tile).byteLength;
          const { user, system } = process.threadCpuUsage(start);
          return { ms: (user + system) / 1000, bytes };
        });
        const ms = tries.reduce((sum, one) => sum + one.ms, 0) / tries.length;
        return { ms, bytes: tries[0]?.bytes ?? 0 };
      });
    const times = made.map(({ ms }) => ms).sort((a, b) => a - b);
    return [
      { name: `zoom ${z}: middle of ${made.length} tiles`, value: median(times), unit: "ms" },
      atMost(
        `zoom ${z}: slowest but one in twenty`,
        times[Math.floor(times.length * 0.95)] ?? 0,
        MOST_MS,
        "ms",
      ),
      atMost(`zoom ${z}: slowest`, times.at(-1) ?? 0, MOST_MS, "ms"),
      atMost(
        `zoom ${z}: largest`,
        Math.max(...made.map(({ bytes }) => bytes)) / 1e3,
        MOST_TILE_BYTES / 1e3,
        "kB",
      ),
    ];
  });
}
