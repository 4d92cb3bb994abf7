import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import { buildIfStale } from "../scripts/build.ts";
import { codeFigures } from "./account-codes.ts";
import { killFigures } from "./account-kills.ts";
import { longInputFigures } from "./account-long-input.ts";
import { openAccountSite } from "./account-site.ts";
import { timingFigures } from "./account-timing.ts";
import type { Figure } from "./figure.ts";

export const name = "accounts";

async function killedOnBoth(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-bench-"));
  const cluster = await startCluster();
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  try {
    return [
      ...(await killFigures("PGlite", { dataDir: join(folder, "pglite") })),
      ...(await killFigures("PostgreSQL", { dataDir: folder, databaseUrl })),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

/** What accounts tell strangers, and what a crash leaves of them. */
export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const site = await openAccountSite();
  try {
    return [
      ...(await longInputFigures(site)),
      ...(await codeFigures(site.database)),
      ...(await timingFigures(site)),
      ...(await killedOnBoth()),
    ];
  } finally {
    await site.stop();
  }
}
