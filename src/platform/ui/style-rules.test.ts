import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Tailwind's `group-has-*` ends in `*`. Browsers then style all below an element with `:has` anew, on
 * this site the whole page, whenever anything in it changes. A name before `_&` says the same:
 * `[.lead-fields:has(:checked)_&]:block`.
 */
const ALL_BELOW = /group-has-|:has\([^{}"`]*\)\s+\*|:has\(\s*\+?\s*\*\s*\)/;

test("no rule with :has styles all below an element", () => {
  const files = globSync("src/**/*.{tsx,ts,css}", { exclude: ["**/*.test.*"] });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => ALL_BELOW.test(readFileSync(file, "utf8")))).toEqual([]);
});
