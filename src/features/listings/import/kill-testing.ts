import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { catalogueVersion } from "#features/listings/queries/listing-store.server.ts";
import type { Database, DatabaseOptions } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { computeVersion, countListings } from "./write-listings.server.ts";

/** What became of importers that were killed at random moments. */
export interface KillTrial {
  readonly kills: number;
  /** After the kill the catalogue was as before it. */
  readonly old: number;
  /** The import was complete. */
  readonly new: number;
  /** Anything else: must be 0. */
  readonly half: number;
}

type Random = () => number;

/**
 * Imports two versions of a catalogue in turn, killing each importer (SIGKILL) at a random moment
 * of its run (or just after it), but for the start, and looks each time at what is in the database.
 */
export async function tryKilling(
  at: DatabaseOptions,
  { kills, listings, random }: { kills: number; listings: number; random: Random },
): Promise<KillTrial> {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-kill-"));
  const files = ["old", "new"].map((name) => join(folder, `${name}.json`));
  for (const file of files) writeFileSync(file, JSON.stringify(synthetic(listings, file)));
  const trial = { kills, old: 0, new: 0, half: 0 };
  try {
    await runImporter(at, files[0] ?? "", null);
    let runMs = await runImporter(at, files[1] ?? "", null);
    let before = await inspect(at);
    for (let kill = 0; kill < kills; kill++) {
      const file = files[before.imports % 2] ?? "";
      runMs = Math.max(runMs, await runImporter(at, file, (0.3 + random()) * runMs));
      const after = await inspect(at);
      const whole = after.stated === after.computed && after.rows === listings;
      if (whole && after.stated === before.stated) trial.old++;
      else if (whole) trial.new++;
      else trial.half++;
      before = { ...after, imports: before.imports + (after.stated === before.stated ? 0 : 1) };
    }
    return trial;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function synthetic(count: number, description: string): unknown[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `LAYOUT ${at}`,
    location: "Amaravati",
    propertyType: "Plot",
    mlsNumber: `P${String(at).padStart(11, "0")}`,
    lat: 16.5,
    lng: 80.5,
    propertyDescription: description,
  }));
}

/** Runs the importer to its end or to the kill; milliseconds that it ran. */
async function runImporter(
  { databaseUrl, dataDir }: DatabaseOptions,
  file: string,
  killAfterMs: number | null,
): Promise<number> {
  const start = performance.now();
  const importer = spawn(process.execPath, ["scripts/import-listings.ts", file], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl ?? "", DATA_DIR: dataDir },
  });
  let complaint = "";
  importer.stderr.on("data", (text) => {
    complaint += text;
  });
  const ended = once(importer, "exit");
  if (killAfterMs !== null) {
    await Promise.race([ended, wait(killAfterMs)]);
    importer.kill("SIGKILL");
  }
  await ended;
  if (importer.exitCode !== 0 && importer.signalCode !== "SIGKILL") throw new Error(complaint);
  return performance.now() - start;
}

async function inspect(at: DatabaseOptions) {
  const database: Database = await openDatabase(at);
  try {
    const { db } = database;
    return {
      stated: await catalogueVersion(db),
      computed: await computeVersion(db),
      rows: await countListings(db),
      imports: 0,
    };
  } finally {
    await database.close();
  }
}
