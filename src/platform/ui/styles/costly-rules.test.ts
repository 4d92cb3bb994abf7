import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Tailwind's classes whose rule asks every element of a page whether it is the last one. */
const ASKING = /[\s"`:](divide-[xy]|space-[xy]|group-last:|group-only:|\*:(not-)?last:)/;

// Why: docs/decisions/no-rule-asks-who-is-last.md.
test("no class brings a rule that asks every element whether it is the last", () => {
  const asking = globSync("src/**/*.{tsx,ts,css}").filter(
    (file) => !file.endsWith(".test.ts") && ASKING.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual([]);
});

/** Tailwind's `group-has-*`, whose rule ends in `*`, and the same by hand. */
const ALL_BELOW = /group-has-|:has\([^{}"`]*\)\s+\*/;

// Why: docs/decisions/no-rule-asks-who-is-last.md.
test("no rule with :has styles all that is below an element", () => {
  const files = globSync("src/**/*.{tsx,ts,css}").filter((file) => !file.endsWith(".test.ts"));
  expect(files.filter((file) => ALL_BELOW.test(readFileSync(file, "utf8")))).toEqual([]);
});

/** What the compositor moves by itself; all else has the page laid out or painted anew with every frame. */
const COMPOSED = ["opacity", "transform", "translate", "scale", "rotate"];

test("animations move what no frame has to be painted for", () => {
  const sheets = globSync("src/**/*.css").map((file) => readFileSync(file, "utf8"));
  const frames = sheets.flatMap((css) =>
    [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].map(([, body = ""]) => body),
  );
  const moved = frames.flatMap((body) =>
    [...body.matchAll(/([\w-]+):/g)].map(([, property = ""]) => property),
  );
  expect(moved).toContain("opacity");
  expect(moved.filter((property) => !COMPOSED.includes(property))).toEqual([]);
});
