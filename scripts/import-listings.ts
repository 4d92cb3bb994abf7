// npm run listings:import -- FILE [--skip-bad]: brings a JSON, CSV or XLSX file into the catalogue.
import { parseArgs } from "node:util";
import {
  type ImportProgress,
  importListings,
} from "#features/listings/import/import-listings.server.ts";
import { toProgressLine, toReportLines } from "#features/listings/import/report-texts.ts";
import { geocodeAddresses } from "#features/places/model/geocode.ts";
import { toProvider } from "#features/places/model/geocode-providers.ts";
import { databaseGeocodeCache } from "#features/places/queries/geocode-cache.server.ts";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { openDatabase } from "#platform/db/database.ts";
import { isDatabaseGone } from "#platform/db/database-gone.ts";
import { FolderInUseError } from "#platform/db/folder-lock.server.ts";
import { type Config, parseConfig } from "#server/config.ts";

const USAGE = "npm run listings:import -- FILE [--skip-bad]";
/** A batch may be large: statements get longer than a page's. */
const STATEMENT_TIMEOUT_MS = 60_000;
const PROGRESS_EVERY_MS = 500;

async function run(file: string, skipBad: boolean, config: Config): Promise<boolean> {
  const { DATABASE_URL, DATA_DIR, GEOCODER, GEOCODER_URL, GEOCODER_KEY, region } = config;
  const database = await openDatabase({
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  const gazetteer = await loadGazetteer(region);
  const provider =
    GEOCODER === "gazetteer"
      ? null
      : toProvider({ name: GEOCODER, url: GEOCODER_URL, key: GEOCODER_KEY, centre: region.centre });
  const clock = () => new Date();
  try {
    const result = await importListings({
      db: database.db,
      clock,
      file,
      skipBad,
      reading: { bounds: region.bounds },
      onProgress: showProgress(),
      geocode: (addresses) =>
        geocodeAddresses({
          addresses,
          gazetteer,
          cache: databaseGeocodeCache(database.db),
          provider,
          fetch,
          clock,
          giveUpAfterMs: Number.POSITIVE_INFINITY,
        }),
    });
    for (const line of toReportLines(result)) (result.ok ? console.log : console.error)(line);
    return result.ok;
  } finally {
    await database.close();
  }
}

/** Shows each phase's progress at most twice a second. */
function showProgress(): (progress: ImportProgress) => void {
  let next = performance.now() + PROGRESS_EVERY_MS;
  return (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + PROGRESS_EVERY_MS;
    console.log(toProgressLine(progress));
  };
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "skip-bad": { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const parsed = parseConfig(process.env);
  if (!parsed.ok) throw new UsageError(parsed.problems.join("\n"));
  return run(file, values["skip-bad"], parsed.config);
}

class UsageError extends Error {}

function toMessage(error: unknown): string {
  if (error instanceof UsageError || error instanceof FolderInUseError) return error.message;
  if ((error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS"))
    return `${(error as Error).message}\n${USAGE}`;
  if (isDatabaseGone(error)) return "The database does not answer: nothing was written.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(toMessage(error));
  process.exitCode = 1;
}
