// npm run listings:import -- FILE [--skip-bad] [--empty-cells-clear]: brings a JSON, CSV or XLSX file into the catalogue.
import { parseArgs } from "node:util";
import { importListings } from "#features/listings/import/import-listings.server.ts";
import type { ImportProgress } from "#features/listings/import/import-preview.ts";
import { toProgressLine, toReportLines } from "#features/listings/import/report-texts.ts";
import { geocodeAddresses } from "#features/places/model/geocode.ts";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import type { Config } from "#server/config/config.ts";
import { geocoding } from "#server/wiring/geocoding.ts";
import { readConfig, runCommand, UsageError, withDatabase } from "./command-line.ts";

const USAGE = "npm run listings:import -- FILE [--skip-bad] [--empty-cells-clear]";
const PROGRESS_EVERY_MS = 500;

interface Asked {
  readonly file: string;
  readonly skipBad: boolean;
  readonly emptyCellsClear: boolean;
}

async function run({ file, skipBad, emptyCellsClear }: Asked, config: Config): Promise<boolean> {
  const { region } = config;
  const gazetteer = await loadGazetteer(region);
  return withDatabase(config, async ({ db }) => {
    const deps = geocoding(config, db, gazetteer);
    const result = await importListings({
      db,
      clock: deps.clock,
      file,
      skipBad,
      reading: { bounds: region.bounds, emptyCellsClear },
      onProgress: showProgress(),
      geocode: (addresses) =>
        geocodeAddresses({ ...deps, addresses, giveUpAfterMs: Number.POSITIVE_INFINITY }),
    });
    for (const line of toReportLines(result, { emptyCellsClear }))
      (result.ok ? console.log : console.error)(line);
    return result.ok;
  });
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

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "skip-bad": { type: "boolean", default: false },
      "empty-cells-clear": { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const asked = { file, skipBad: values["skip-bad"], emptyCellsClear: values["empty-cells-clear"] };
  return run(asked, readConfig());
});
