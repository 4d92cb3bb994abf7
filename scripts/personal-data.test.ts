import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RETENTION } from "#features/legal/model/retention.ts";

const page = readFileSync("docs/personal-data.md", "utf8");
const rows = [...page.matchAll(/^\| `(\w+)` \| ([\w-]+) \| ([^|]+) \| `([\w-]+)` \|$/gm)];

test("the page on personal data says the terms that the code has, each once, in its order", () => {
  const said = rows.map(([, name, where, term = "", endedBy]) => ({
    name,
    where,
    endedBy,
    days: /^\d+/.test(term) ? Number.parseInt(term, 10) : null,
  }));
  const held = Object.entries(RETENTION).map(([name, { where, days, endedBy }]) => ({
    name,
    where,
    endedBy,
    days,
  }));
  expect(said).toEqual(held);
});
