import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseListing } from "#features/listings/model/listing.ts";
import { type CheckedRows, type CheckFile, checkFile } from "./check-file.server.ts";
import type { FindStored } from "./check-rows.ts";
import { openFileThreads } from "./file-threads.server.ts";
import { nothingStored } from "./find-stored-testing.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-threads-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** All good rows of a file, and the last word about it. */
async function outcomeOf(check: CheckFile, file: string, findStored = nothingStored) {
  const good: CheckedRows["good"][number][] = [];
  let last: CheckedRows | undefined;
  for await (const rows of check(file, { findStored })) {
    good.push(...rows.good);
    last = rows;
  }
  return { good, report: last?.report, isBroken: last?.isBroken };
}

test.each([
  ["the catalogue", () => "data/listings.json"],
  ["rows that are all bad", () => fileOf("bad.json", JSON.stringify(Array(3000).fill({ lat: 1 })))],
  ["a table without its columns", () => fileOf("other.csv", "a,b\n1,2\n")],
  ["a list that breaks off", () => fileOf("cut.json", '[{"name":"A"},{"name"')],
])("a thread finds the same in %s as it is found here", async (_, file) => {
  const path = file();
  const inThread = await openFileThreads()(({ check }) => outcomeOf(check, path));
  expect(inThread).toEqual({ ok: true, value: await outcomeOf(checkFile, path) });
});

test("a thread asks what is stored, and its rows change that", async () => {
  const parsed = parseListing({
    name: "PALM ROW",
    location: "Nunna",
    propertyType: "Villa",
    mlsNumber: "P1",
  });
  const asked: (readonly string[])[] = [];
  const findStored: FindStored = async (numbers) => {
    asked.push(numbers);
    return new Map(parsed.ok ? [["P1", parsed.listing]] : []);
  };
  const path = fileOf("prices.csv", "Number,Facing\nP1,East\nP2,West\n");
  const done = await openFileThreads()(({ check }) => outcomeOf(check, path, findStored));
  expect(asked).toEqual([["P1", "P2"]]);
  expect(done).toMatchObject({
    value: {
      good: [{ name: "PALM ROW", propertyType: "Villa", propertyInformation: { facing: "East" } }],
      report: { problems: [{ row: 3, value: "P2", code: "no-such-listing" }] },
    },
  });
});

test("a file that takes too long is given up, and says so", async () => {
  const withThread = openFileThreads({ busyMs: 1, megabytes: 256 });
  const done = await withThread(({ check }) => outcomeOf(check, "data/listings.json"));
  expect(done).toEqual({ ok: false, code: "import-too-slow" });
});

test("one file is read at a time; what finds no place is told so", async () => {
  const withThread = openFileThreads(undefined, { running: 1, waiting: 0, waitMs: 1000 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = withThread(() => promise);
  expect(await withThread(async () => "second")).toEqual({ ok: false, code: "busy" });
  resolve("first");
  expect(await first).toEqual({ ok: true, value: "first" });
});
