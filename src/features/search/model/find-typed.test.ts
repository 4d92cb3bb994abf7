import { expect, test } from "vitest";
import published from "#data/listings.json" with { type: "json" };
import spelled from "#data/region/spelled-names.json" with { type: "json" };
import { toColumns } from "#features/listings/model/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/summary.ts";
import { loadGazetteer } from "#features/places/index.server.ts";
import { findTyped, toNameSearch } from "./find-typed.ts";
import { buildSearchIndex } from "./search-index.ts";

const PLACED = {
  town: { en: "Vijayawada", te: "విజయవాడ", hi: "विजयवाड़ा" },
  ...{
    propertyType: "Plot",
    ratePerSqYard: null,
    areaSqYards: null,
    plotSizes: null,
    near: "444444444",
  },
  ...{ gated: true, approval: "registration-stated", keyFeatures: [] },
  ...{ isNearTown: false, hasDoubtfulRoads: false },
  ...{ illustration: "a1", views: ["plan"], photos: [] },
} as const satisfies Partial<ListingSummary>;

const index = buildSearchIndex(
  toColumns(
    published.map(({ name, mlsNumber, lat, lng }) => ({ ...PLACED, name, mlsNumber, lat, lng })),
  ),
);
const sources = { gazetteer: await loadGazetteer(), index };

const MOST_MISREAD = 0.05;

/** Ways to type a name that find another first. */
async function misread(rows: readonly { readonly typed: string; readonly means: string[] }[]) {
  const wrong: string[] = [];
  for (const { typed, means } of rows) {
    const found = (await findTyped(sources, typed, "en"))[0]?.name ?? "nothing";
    if (!means.includes(found)) wrong.push(`${typed}: ${found}`);
  }
  return wrong;
}

test.each([
  ["Telugu", spelled.te, 100],
  ["Hindi", spelled.hi, 50],
  ["misspelt Latin", spelled.misspelt, 100],
] as const)("of names in %s nearly all find the right one first", async (_, rows, least) => {
  expect(rows.length).toBeGreaterThanOrEqual(least);
  const wrong = await misread(rows);
  expect(wrong.length / rows.length, wrong.join("; ")).toBeLessThanOrEqual(MOST_MISREAD);
});

test("a layout that is typed has its page, its town and its place", async () => {
  const [found] = await findTyped(sources, "గ్రీన్ డిలైట్ పెర్ల్", "te");
  expect(found).toEqual({
    ...{ kind: "layout", name: "GREEN DELIGHT PEARL", mlsNumber: "P06200153936" },
    ...{ context: "విజయవాడ", lat: 16.411638, lng: 80.794703 },
  });
});

test.each([
  ["green", "green"],
  ["గ్రీన్", "green"],
  ["శ్రీహరిపురం", "SRIHARIPURAM"],
  ["srihari puram", "SRIHARIPURAM"],
  ["zzzz", "zzzz"],
])("%s is searched among names as %s", async (typed, text) => {
  const nearest = (await findTyped(sources, typed, "en"))[0]?.name ?? "";
  expect(toNameSearch(sources, typed, nearest)).toBe(text);
});

test("nothing is found for what is no name", async () => {
  for (const text of ["", "  ", "zzzzqqqq", "%", "qxz".repeat(10_000)])
    expect(await findTyped(sources, text, "en")).toEqual([]);
});
