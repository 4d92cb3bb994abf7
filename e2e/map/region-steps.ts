// A region of another state for a journey: its files, with layouts that are invented and say so.
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Layouts lie within so many degrees of their town. */
const ROUND_TOWN = 0.03;

interface Town {
  readonly en: string;
  readonly lat: number;
  readonly lng: number;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function inventLayouts(
  towns: readonly Town[],
  {
    state,
    count,
    round,
  }: { readonly state: string; readonly count: number; readonly round: number },
): object[] {
  const next = numbersFrom(1938);
  return Array.from({ length: count }, (_, n) => {
    const town = towns[n % towns.length] as Town;
    const at = (middle: number) => Number((middle + (next() - 0.5) * round).toFixed(6));
    const number = String(n + 1).padStart(3, "0");
    const lat = at(town.lat);
    return {
      name: `Sample layout ${number}`,
      location: `${town.en}, ${state}, India`,
      areaRange: `${20_000 + Math.round(next() * 90_000)} sq.yds`,
      status: "Available",
      propertyType: "Plot",
      mlsNumber: `SAMPLE-${number}`,
      lat,
      lng: at(town.lng),
      constructionDetails: { approvals: n % 2 === 0 ? `SAMPLE-RERA-${number}` : "" },
      marketValue: { pricePerSqYd: `₹${10_000 + Math.round(next() * 30) * 1000} per sq.yd` },
      neighborhoodDetails: { area: town.en, state },
      source: { name: "Invented for a test: no layout that exists", readOn: "2026-11-24" },
    };
  });
}

/**
 * A folder with the region's files and invented layouts; the path of its region file. They lie within
 * `round` degrees of their town, for 0 all on its middle.
 */
export async function makeRegion(
  name: "hyderabad" | "coimbatore",
  count = 200,
  round = ROUND_TOWN,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `sthalam-${name}-`));
  await cp(join("e2e/map/regions", name), folder, { recursive: true });
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8"));
  const { places } = await read("gazetteer.json");
  const { state } = await read("region.json");
  const layouts = inventLayouts(places, { state: state.en, count, round });
  await writeFile(join(folder, "listings.json"), JSON.stringify(layouts));
  return join(folder, "region.json");
}
