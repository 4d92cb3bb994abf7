import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDxf, testPoints } from "#features/projects/drawing/drawings-testing.ts";
import type { ProjectFileSaid } from "./project-file.ts";
import { readPriceFile, readProjectFile } from "./read-project-file.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-project-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: string, said: ProjectFileSaid = {}) => {
  const path = join(folder, "file");
  writeFileSync(path, content);
  return readProjectFile(path, said);
};
const shownOf = async (content: string) => (await read(content)).file;

test("our own plan file lies where it says, and keeps every rule", async () => {
  const content = readFileSync("data/project-plan.json", "utf8");
  const shown = await shownOf(content);
  expect(shown).toMatchObject({ kind: "drawing", unit: "m", needs: [], breaches: [] });
  const plan = JSON.parse(content);
  plan.plots[1].polygon = plan.plots[0].polygon;
  const wrong = await shownOf(JSON.stringify(plan));
  expect(wrong).toMatchObject({
    kind: "drawing",
    plots: [],
    // The boundary is line 0, then come the plots.
    breaches: [
      { rule: "no-overlap", numbers: ["1", "2"], lines: [1, 2] },
      { rule: "size-is-area", numbers: ["2"], lines: [2] },
    ],
  });
});

test("what is none of these is refused by its kind", async () => {
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

test("nothing is made of a file as long as anything is wrong or missing", async () => {
  const bring = async (content: string, said: ProjectFileSaid = {}) =>
    (await read(content, said)).brought;
  expect(await bring("Plot,Size\n1,200\n1,180\n")).toBeNull();
  expect(await bring(testDxf(3, { units: 6 }))).toBeNull();
  expect(
    await bring(testDxf(3, { units: 6, lastIsOpen: true }), { drawing: { points: testPoints() } }),
  ).toBeNull();
  const brought = await bring(testDxf(3, { units: 6 }), { drawing: { points: testPoints() } });
  expect(brought).toMatchObject({ plan: { kind: "drawn" }, plots: [{ number: "1" }, {}, {}] });
});

test("a table is as long as its plots are many, whatever empty rows follow", async () => {
  const table = `plot,size,price\n1,200,40 lakh\n${",,\n".repeat(6000)}`;
  const { brought } = await read(table);
  expect(brought?.plots).toMatchObject([{ number: "1", priceRupees: 4_000_000 }]);
  expect(await readPriceFile(join(folder, "file"))).toMatchObject({
    kind: "prices",
    prices: [{ number: "1", row: 2 }],
  });
});
