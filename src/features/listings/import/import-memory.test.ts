import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readListings } from "#features/listings/queries/listing-store.server.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { importMeasured, MALFORMED, writeLargeFile } from "./memory-testing.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-memory-"));
let at: TestDatabase;
let smallMegabytes: number;

beforeAll(async () => {
  at = await makeTestDatabase("postgresql");
  const small = await importMeasured(at, "data/listings.json");
  expect(small.lines.at(-1)).toBe("56 added.");
  smallMegabytes = small.peakMegabytes;
}, 60_000);

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await at.remove();
});

test.each(MALFORMED)(
  "100 MB of $name: capped report, below +100 MB, nothing written",
  async (kind) => {
    const file = join(folder, kind.name);
    await writeLargeFile(file, { bytes: 100_000_000, ...kind });
    const { lines, exitCode, peakMegabytes } = await importMeasured(at, file);
    expect(exitCode).toBe(1);
    expect(lines.length).toBeLessThanOrEqual(202);
    expect(lines.at(-1)).toMatch(/^Nothing was written/);
    expect(peakMegabytes - smallMegabytes).toBeLessThan(100);
    rmSync(file);
    const { db, close } = await openDatabase(at);
    expect(await readListings(db)).toHaveLength(56);
    await close();
  },
  120_000,
);
