import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDxf, testGeojson, testPoints } from "#features/projects/drawing/drawings-testing.ts";
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
    ...{ kind: "table", problems: [], plots: [{ number: "1", sqYards: 200 }] },
  });
  const remark = "999\nmade by a program\n";
  expect(await shownOf(remark + testDxf(3, { units: 6 }))).toMatchObject({
    ...{ kind: "drawing", unit: "m", needs: ["points"], breaches: [] },
  });
  expect(await shownOf(`\uFEFF ${JSON.stringify(testGeojson())}`)).toMatchObject({
    ...{ kind: "drawing", needs: [], breaches: [] },
  });
});

test("our own plan file lies where it says, and keeps every rule", PATIENT, async () => {
  const content = readFileSync("data/project-plan.json", "utf8");
  const shown = await shownOf(content);
  expect(shown).toMatchObject({ kind: "drawing", unit: "m", needs: [], breaches: [] });
  const plan = JSON.parse(content);
  plan.plots[1].polygon = plan.plots[0].polygon;
  const wrong = await shownOf(JSON.stringify(plan));
  expect(wrong).toMatchObject({
    ...{ kind: "drawing", plots: [] },
    // The boundary is line 0, then come the plots.
    breaches: [
      { rule: "no-overlap", numbers: ["1", "2"], lines: [1, 2] },
      { rule: "size-is-area", numbers: ["2"], lines: [2] },
    ],
  });
});

test("what is none of these is refused by its kind", PATIENT, async () => {
  const reference = "0\nINSERT\n2\nA\n10\n0\n20\n0\n";
  const blockInItself =
    `0\nSECTION\n2\nBLOCKS\n0\nBLOCK\n2\nA\n${reference}0\nENDBLK\n0\nENDSEC\n` +
    `0\nSECTION\n2\nENTITIES\n${reference}0\nENDSEC\n0\nEOF\n`;
  const cases = [
    ['{"type":"FeatureColl', "malformed"],
    ['{"type":"Topology"}', "no-drawing"],
    ['{"gate":1}', "no-drawing"],
    ["AutoCAD Binary DXF\r\n\u001a\0", "binary-drawing"],
    ["0\nSECTION\n2\nENTITIES\n0\nLWPOLY", "no-drawing"],
    [blockInItself, "blocks"],
    ["%PDF-1.7", "not-a-table"],
    [["Plot,Size", ...Array.from({ length: 5001 }, (_, i) => `${i},2`)].join("\n"), "too-much"],
  ] as const;
  for (const [content, code] of cases)
    expect(await shownOf(content), code).toEqual({ kind: "unreadable", code });
});

test("nothing is made of a file as long as anything is wrong or missing", PATIENT, async () => {
  const bring = async (content: string, said = {}) => {
    const read = await threads.bring(write(content), said);
    return read.ok ? read.value : read.code;
  };
  expect(await bring("Plot,Size\n1,200\n1,180\n")).toBeNull();
  expect(await bring(testDxf(3, { units: 6 }))).toBeNull();
  expect(
    await bring(testDxf(3, { units: 6, lastIsOpen: true }), { drawing: { points: testPoints() } }),
  ).toBeNull();
  const brought = await bring(testDxf(3, { units: 6 }), { drawing: { points: testPoints() } });
  expect(brought).toMatchObject({ plan: { kind: "drawn" }, plots: [{ number: "1" }, {}, {}] });
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
    ...{ ok: false, code: "import-too-slow" },
  });
});
