import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { type Cluster, clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import { copyPgliteTemplate } from "#platform/db/pglite-template-testing.ts";
import { soon } from "../browser.ts";
import { ownSites } from "../own-site.ts";
import { ask, expectGuarded, facts, json, LISTING } from "./delivery-steps.ts";

const sites = ownSites();

let cluster: Cluster | undefined;
/** Small disks, and servers on them: what is opened last is ended first. */
let ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

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
    "We’ll be back in a moment",
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

test("a database that hangs is given up", async () => {
  cluster ??= await startCluster();
  const site = await sites.open({ DATABASE_URL: clusterUrl(cluster.socket, "postgres") });
  cluster.freeze();
  const away = await ask("/property/P06180034534", { site: site.origin });
  expect(away.status).toBe(503);
  cluster.thaw();
  await soon(async () => (await ask("/property/P06180034534", { site: site.origin })).status).toBe(
    200,
  );
});

/** A folder that holds so much and no more; null where none may be mounted. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-disk-"));
  try {
    const size = `size=${megabytes}m,mode=0755`;
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmSync(folder, { recursive: true });
    return null; // only root may, and not in every container
  }
  ends.push(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Writes a file until its disk is full. */
function fill(file: string): void {
  const piece = Buffer.alloc(64 * 1024);
  for (;;)
    try {
      appendFileSync(file, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
      throw error;
    }
}

/** Settings of a site whose database is on the disk. */
const ON_DISK = {
  "the embedded database": async (disk: string) => {
    await copyPgliteTemplate(disk);
    return { DATA_DIR: disk };
  },
  PostgreSQL: async (disk: string) => {
    chmodSync(disk, 0o777);
    const before = process.env.TMPDIR;
    process.env.TMPDIR = disk;
    const server = await startCluster();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    ends.push(() => server.stop());
    return { DATABASE_URL: clusterUrl(server.socket, "postgres") };
  },
};

test.for(Object.entries(ON_DISK))(
  "with the disk of %s full reads go on, writes are 503, and all recovers",
  async ([, on], { skip }) => {
    const disk = smallDisk(200) ?? skip("no disk may be mounted here: it takes root");
    const site = await sites.open(await on(disk));
    const signUp = async (n: number) => {
      const body = { name: "Ravi", email: `r${n}@homes.example`, password: "three green parrots" };
      const options = {
        method: "POST",
        headers: json,
        body: JSON.stringify(body),
        site: site.origin,
      };
      return ask("/api/auth/signup", options);
    };
    expect((await signUp(0)).status).toBe(200);
    const filler = join(disk, "filler");
    fill(filler);
    let refused = await signUp(1);
    for (let n = 2; n < 60 && refused.status === 200; n++) refused = await signUp(n);
    expect(refused.status).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    for (const path of ["/", LISTING, "/searchProperties", "/catalogue"])
      expect((await ask(path, { site: site.origin })).status, path).toBeLessThan(500);
    rmSync(filler);
    await soon(async () => (await signUp(61)).status).toBe(200);
    expect(site.process.exitCode).toBeNull();
  },
);

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
