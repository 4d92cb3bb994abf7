import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPriceFile } from "#features/projects/bring/read-project-file.server.ts";
import { lookAtPrices } from "#features/projects/index.ts";
import { refusedPricesCsv } from "./refused-prices.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-refused-"));
afterAll(() => rmSync(folder, { recursive: true }));

const PLOTS = [1, 2, 3].map((number) => ({
  number: String(number),
  sqYards: 200,
  status: "available" as const,
  priceRupees: 4_000_000,
  version: 1,
}));

async function look(content: string) {
  const path = join(folder, "prices");
  writeFileSync(path, content);
  const file = await readPriceFile(path);
  if (file.kind !== "prices") throw new Error(file.code);
  return lookAtPrices(file, PLOTS);
}

test("good rows are taken without the wrong ones, which come back with their reasons and are read again", async () => {
  const sheet = [
    "Rates from Monday",
    "Plot,Remark,Price",
    "1,,42 lakh",
    '2,"=1+1, so",cheap',
    "1,again,43 lakh",
    "9,,50 lakh",
    "3,,41 lakh",
  ];
  const { changes, problems, refused } = await look(`${sheet.join("\n")}\n`);
  expect(changes.map(({ number, after }) => [number, after])).toEqual([
    ["1", 4_200_000],
    ["3", 4_100_000],
  ]);
  const told = problems.map(({ row, column, code }) => ({ row, column, why: `${code}.` }));
  expect(told.map(({ row, why }) => [row, why])).toEqual([
    [4, "not-a-number."],
    [5, "duplicate."],
    [6, "no-such-plot."],
  ]);
  const csv = refusedPricesCsv(refused, told, "ఎందుకు తీసుకోలేదు");
  expect(csv.replace("\uFEFF", "").split("\r\n")).toEqual([
    '"Plot","Remark","Price","ఎందుకు తీసుకోలేదు"',
    '"2","\'=1+1, so","cheap","priceRupees: not-a-number."',
    '"1","again","43 lakh","number: duplicate."',
    '"9","","50 lakh","number: no-such-plot."',
    "",
  ]);
  const again = await look(csv.replace("cheap", "44 lakh").replace('"9"', '"3"'));
  expect(again.problems).toEqual([]);
  expect(again.changes.map(({ number, after }) => [number, after])).toEqual([
    ["2", 4_400_000],
    ["1", 4_300_000],
    ["3", 5_000_000],
  ]);
});

test("a file whose heads are wrong has no rows to give back", async () => {
  const { changes, problems, refused } = await look("Plot,Remark\n1,x\n");
  expect(problems).toMatchObject([{ column: "priceRupees", code: "missing-column" }]);
  expect({ changes, refused }).toEqual({ changes: [], refused: { heads: [], rows: [] } });
});
