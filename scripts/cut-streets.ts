// npm run streets -- SOURCE: cuts the region of the catalogue out of an archive of streets, a file or an http(s) address.
// docs/streets-and-aerial.md tells where to find one.
import { parseArgs } from "node:util";
import { loadGazetteer } from "#features/places/index.server.ts";
import { LiveCatalogue } from "#features/search/index.server.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import { widen } from "#lib/geo/geo.ts";
import { FolderInUseError } from "#platform/db/folder-lock.server.ts";
import { CutError, type CutProgress, cutArchive } from "#platform/tiles/cut-archive.server.ts";
import { openFileSource } from "#platform/tiles/file-source.server.ts";
import { openHttpSource, SourceError } from "#platform/tiles/http-source.server.ts";
import { createLog } from "#server/observability/log.ts";
import { readConfig, runCommand, UsageError, withDatabase } from "./command-line.ts";

const USAGE = `npm run streets -- SOURCE [--out FILE] [--max-zoom 15] [--margin 25] [--bounds WEST,SOUTH,EAST,NORTH]
  SOURCE      a PMTiles archive of the Protomaps basemap: a file, or an https address
  --out       the file that comes to be; streets.pmtiles
  --max-zoom  0 to 15; each zoom less makes the file about half as large
  --margin    kilometres beyond the outermost layouts
  --bounds    degrees, instead of the catalogue's`;
const PROGRESS_EVERY_MS = 500;
const DEEPEST = 15;

function readNumber(text: string, most: number): number {
  const value = Number(text);
  if (text.trim() === "" || !(value >= 0 && value <= most)) throw new UsageError(USAGE);
  return value;
}

function readBounds(text: string): Bounds {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...rest] =
    text.split(",").map(Number);
  const isBox = west < east && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  if (!isBox || Math.max(Math.abs(south), Math.abs(north)) > 85 || rest.length > 0)
    throw new UsageError(`--bounds must be WEST,SOUTH,EAST,NORTH in degrees\n${USAGE}`);
  return { west, south, east, north };
}

/** The smallest box of all layouts that the map shows. */
async function boundsOfCatalogue(): Promise<Bounds> {
  const config = readConfig();
  try {
    return await withDatabase(config, async (database) => {
      const live = await LiveCatalogue.open(
        database,
        await loadGazetteer(config.region),
        createLog("silent"),
      );
      const { lat, lng } = live.current().index.columns;
      live.close();
      const [lats, lngs] = [Array.from(lat), Array.from(lng)].map((all) =>
        all.filter(Number.isFinite),
      );
      if (!lats?.length || !lngs?.length)
        throw new UsageError("The catalogue has no layouts yet: name the region by --bounds");
      return {
        north: Math.max(...lats),
        south: Math.min(...lats),
        east: Math.max(...lngs),
        west: Math.min(...lngs),
      };
    });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new UsageError("The site runs on its embedded database: stop it first, or use --bounds");
  }
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function toLine(progress: CutProgress): string {
  switch (progress.step) {
    case "directories":
      return `Looking for the region: ${progress.read} directories read`;
    case "planned":
      return `The region has ${progress.tiles} tiles, ${inMegabytes(progress.bytes)}`;
    case "resumed":
      return `${inMegabytes(progress.bytes)} are there from before: going on`;
    case "tiles":
      return `${inMegabytes(progress.bytes)} of ${inMegabytes(progress.of)}, ${Math.floor((100 * progress.bytes) / progress.of)} %`;
  }
}

/** At most two lines a second, but for what is told once. */
function showProgress(): (progress: CutProgress) => void {
  let next = 0;
  return (progress) => {
    const isOnce = progress.step === "planned" || progress.step === "resumed";
    if (!isOnce && performance.now() < next) return;
    next = performance.now() + PROGRESS_EVERY_MS;
    console.log(toLine(progress));
  };
}

function openSource(address: string) {
  return /^https?:\/\//.test(address)
    ? openHttpSource(address, { fetch })
    : openFileSource(address).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`${address} cannot be read (${error.code})`);
      });
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string", default: "streets.pmtiles" },
      "max-zoom": { type: "string", default: String(DEEPEST) },
      margin: { type: "string", default: "25" },
      bounds: { type: "string" },
    },
  });
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new UsageError(USAGE);
  const maxZoom = Math.floor(readNumber(values["max-zoom"], DEEPEST));
  const margin = readNumber(values.margin, 500);
  const bounds = values.bounds
    ? readBounds(values.bounds)
    : widen(await boundsOfCatalogue(), margin as Parameters<typeof widen>[1]);
  const { out } = values;
  try {
    const source = await openSource(address);
    const made = await cutArchive({ source, out, bounds, maxZoom, onProgress: showProgress() });
    await source.close();
    console.log(
      `${out}: ${made.tiles} tiles of zoom ${made.minZoom} to ${made.maxZoom}, ${inMegabytes(made.bytes)}; ${made.checked} of them decoded without fault`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof CutError || error instanceof RangeError))
      throw error;
    console.error(error.message);
    return false;
  }
});
