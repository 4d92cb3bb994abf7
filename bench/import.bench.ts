import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tryKilling } from "#features/listings/import/kill-testing.ts";
import {
  importMeasured,
  MALFORMED,
  writeLargeFile,
} from "#features/listings/import/memory-testing.ts";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import type { DatabaseOptions } from "#platform/db/database.ts";
import { atMost, type Figure } from "./figure.ts";

export const name = "import";

const KILLS = 50;
const LISTINGS = 5000;
const FILE_BYTES = 100_000_000;

async function killFigures(kind: string, at: DatabaseOptions): Promise<Figure[]> {
  const trial = await tryKilling(at, { kills: KILLS, listings: LISTINGS, random: Math.random });
  return [
    atMost(`${kind}: half imports of ${KILLS} killed`, trial.half, 0, ""),
    { name: `${kind}: killed before the commit`, value: trial.old, unit: "" },
    { name: `${kind}: complete`, value: trial.new, unit: "" },
  ];
}

async function memoryFigures(at: DatabaseOptions, folder: string): Promise<Figure[]> {
  const small = await importMeasured(at, "data/listings.json");
  const figures: Figure[] = [];
  for (const kind of MALFORMED) {
    const file = join(folder, kind.name);
    await writeLargeFile(file, { bytes: FILE_BYTES, ...kind });
    const { peakMegabytes } = await importMeasured(at, file);
    const growth = peakMegabytes - small.peakMegabytes;
    figures.push(atMost(`100 MB of ${kind.name}: memory over 56 listings`, growth, 100, "MB"));
    rmSync(file);
  }
  return figures;
}

/** Importers killed at random moments on both databases, and memory on large malformed files. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-bench-"));
  const cluster = await startCluster();
  const postgresql = { dataDir: folder, databaseUrl: clusterUrl(cluster.socket, "postgres") };
  try {
    return [
      ...(await killFigures("PGlite", { dataDir: join(folder, "pglite") })),
      ...(await killFigures("PostgreSQL", postgresql)),
      ...(await memoryFigures(postgresql, folder)),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}
