import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Cluster, clusterUrl, startCluster } from "#platform/db/test-cluster.ts";
import { soon } from "./browser.ts";
import { ask, expectGuarded, facts, LISTING } from "./delivery-steps.ts";
import { ownSites } from "./own-site.ts";

const sites = ownSites();

let cluster: Cluster | undefined;

afterAll(async () => cluster?.stop());

test("with the database away cached pages stand, others say when to come back, and all recovers", async () => {
  cluster = await startCluster();
  const site = await sites.open({ DATABASE_URL: clusterUrl(cluster.socket, "postgres") });
  const look = (path: string, headers = {}) => ask(path, { site: site.origin, headers });
  expect((await look(LISTING)).status).toBe(200);
  await cluster.halt();
  expect((await look(LISTING)).status).toBe(200);
  expect((await look("/searchProperties?budget=33")).status).toBe(200);
  for (const path of ["/property/P06180034534", "/te/property/P06180034534"]) {
    const away = await look(path);
    expect(away.status).toBe(503);
    expect(away.headers["retry-after"]).toBe("5");
    expect(away.headers["cache-control"]).toBe("no-store");
    expect(away.body.toString()).toContain("<html");
    expectGuarded(away.headers);
  }
  expect((await look("/property/P06180034534")).body.toString()).toContain(
    "We are back in a moment",
  );
  for (const path of ["/api/listings/P06180034534", "/readyz"]) {
    const away = await look(path);
    expect(away.status, path).toBe(503);
    expect(away.headers["retry-after"]).toBe("5");
    expectGuarded(away.headers);
  }
  expect((await look("/livez")).status).toBe(200);
  await cluster.restart();
  await soon(async () => (await look("/property/P06180034534")).status).toBe(200);
  await soon(async () => (await look("/readyz")).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});

test("a database that hangs is given up within seconds", async () => {
  cluster ??= await startCluster();
  const site = await sites.open({ DATABASE_URL: clusterUrl(cluster.socket, "postgres") });
  cluster.freeze();
  const askedAt = performance.now();
  const away = await ask("/property/P06180034534", { site: site.origin });
  expect(away.status).toBe(503);
  expect(performance.now() - askedAt).toBeLessThan(8000);
  cluster.thaw();
  await soon(async () => (await ask("/property/P06180034534", { site: site.origin })).status).toBe(
    200,
  );
});

test("a changed listing shows on every process at once, and its old pages are gone", async () => {
  cluster ??= await startCluster();
  const DATABASE_URL = clusterUrl(cluster.socket, "postgres");
  const [one, two] = [await sites.open({ DATABASE_URL }), await sites.open({ DATABASE_URL })];
  const rateOn = async ({ origin }: { origin: string }) =>
    /₹[\d,]+(?=<)/.exec((await ask(LISTING, { site: origin })).body.toString())?.[0];
  expect([await rateOn(one), await rateOn(two)]).toEqual(["₹20,000", "₹20,000"]);
  const file = join(one.dataDir, "changed.json");
  const changed = facts.map((fact) =>
    fact.mlsNumber === "P06180094959"
      ? { ...fact, marketValue: { ...fact.marketValue, pricePerSqYd: "₹20500 per sq.yd" } }
      : fact,
  );
  writeFileSync(file, JSON.stringify(changed));
  const run = spawn(process.execPath, ["scripts/import-listings.ts", file], {
    env: { PATH: process.env.PATH, DATABASE_URL },
    stdio: "ignore",
  });
  expect((await once(run, "exit"))[0]).toBe(0);
  for (const site of [one, two]) await soon(() => rateOn(site)).toBe("₹20,500");
});
