import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDxf, testGeojson } from "#features/projects/drawing/drawings-testing.ts";
import type { ProjectFile } from "./project-file.ts";
import { openProjectFileThreads } from "./project-file-threads.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-project-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
const PATIENT = { timeout: 60_000 };
const threads = openProjectFileThreads();

const write = (content: string | Uint8Array): string => {
  const path = join(folder, "file");
  writeFileSync(path, content);
  return path;
};
const shownOf = async (content: string | Uint8Array): Promise<ProjectFile> => {
  const read = await threads.show(write(content), {});
  if (!read.ok) throw new Error(read.code);
  return JSON.parse(read.value) as ProjectFile;
};

test("a file is known by what it holds, and read in a thread", PATIENT, async () => {
  expect(await shownOf("Plot,Size\n1,200\n")).toMatchObject({
    kind: "table",
    problems: [],
    plots: [{ number: "1", sqYards: 200 }],
  });
  const remark = "999\nmade by a program\n";
  expect(await shownOf(remark + testDxf(3, { units: 6 }))).toMatchObject({
    kind: "drawing",
    unit: "m",
    needs: ["points"],
    breaches: [],
  });
  expect(await shownOf(`\uFEFF ${JSON.stringify(testGeojson())}`)).toMatchObject({
    kind: "drawing",
    needs: [],
    breaches: [],
  });
});

test("what a project is made from comes from a thread too", PATIENT, async () => {
  const brought = await threads.bring(write("Plot,Size\n1,200\n"), {});
  expect(brought).toMatchObject({ ok: true, value: { plots: [{ number: "1" }] } });
});

test("a list of prices is read by its heads", PATIENT, async () => {
  const read = await threads.prices(write("Plot,Price\n1,41 lakh\n"), {});
  expect(read).toMatchObject({
    value: { kind: "prices", problems: [], prices: [{ number: "1", priceRupees: 4_100_000 }] },
  });
  expect(await threads.prices(write("%PDF-1.7"), {})).toMatchObject({
    value: { kind: "unreadable", code: "not-a-table" },
  });
});

test("a file that takes too long is given up", PATIENT, async () => {
  const impatient = openProjectFileThreads({ busyMs: 1, megabytes: 256 });
  expect(await impatient.show(write("Plot,Size\n1,200\n"), {})).toEqual({
    ok: false,
    code: "import-too-slow",
  });
});
