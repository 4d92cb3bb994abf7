import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/asvs.md", "utf8");

interface Row {
  readonly number: string;
  readonly level: string;
  readonly here: string;
  readonly by: string;
}

const rows: readonly Row[] = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([a-z ]+) \| ([^|]+) \|$/gm),
].map(([, number = "", level = "", here = "", by = ""]) => ({ number, level, here, by }));

const PATH = /`((?:src|e2e|docs|scripts|packages|bench|data)\/[^`]+)`/g;
const NAMED = /`([^`]+\.(?:test|e2e)\.ts)` “([^”]+)”/g;

/** Paths of a row that are not there, and tests that their file does not have. */
function missingOf(by: string): string[] {
  const paths = [...by.matchAll(PATH)].map(([, path = ""]) => path);
  const gone = paths.filter((path) => !existsSync(path));
  const tests = [...by.matchAll(NAMED)].flatMap(([, path = "", name = ""]) => {
    const hasIt = existsSync(path) && readFileSync(path, "utf8").includes(`"${name}"`);
    return hasIt ? [] : [`${path}: ${name}`];
  });
  return [...gone, ...tests];
}

test("every requirement of levels 1 and 2 stands once, and the page counts them rightly", () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const levels = ["1", "2"].map((at) => rows.filter(({ level }) => level === at).length);
  expect(levels).toEqual([70, 183]);
  const [hold, not, fail] = ["holds", "does not apply", "fails"].map(
    (at) => rows.filter(({ here }) => here === at).length,
  );
  expect(page).toContain(`${hold} hold, ${not} do not\napply, ${fail} fail.`);
  expect((hold ?? 0) + (not ?? 0) + (fail ?? 0)).toBe(253);
});

test("what is said to prove a requirement is there", () => {
  const missing = rows.flatMap(({ number, by }) => missingOf(by).map((it) => `${number} ${it}`));
  expect(missing).toEqual([]);
  const unproved = rows.filter(({ here, by }) => here === "holds" && !by.includes("`"));
  expect(unproved.map(({ number }) => number)).toEqual([]);
});

test("every fault that is tried names a test that is there", () => {
  const faults = readFileSync("docs/security.md", "utf8").split("## Faults that are tried")[1];
  const table = (faults?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "));
  expect(table.length).toBeGreaterThan(10);
  expect(table.flatMap(missingOf)).toEqual([]);
});

test("a path or a test that is gone is noticed", () => {
  expect(missingOf("`src/nowhere.ts`")).toEqual(["src/nowhere.ts"]);
  expect(missingOf("`scripts/docs.test.ts` “no such test”")).toHaveLength(1);
});
