import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import { asStoredIds } from "./listing-details.ts";
import { buildSearchIndex } from "./search-index.ts";
import { testSummary } from "./summary-testing.ts";

const index = buildSearchIndex(
  toColumns(["P0618AB", "kaza-1", "KAZA-1"].map((mlsNumber) => testSummary({ mlsNumber }))),
);

test("ids in letters of another case are those of their listings, each once", () => {
  expect(asStoredIds(index, ["p0618ab", "P0618AB", "P0618aB"])).toEqual(["P0618AB"]);
});

test("an id that a listing has letter for letter is that listing's, and an unknown one stays", () => {
  expect(asStoredIds(index, ["KAZA-1", "kaza-1", "Nowhere"])).toEqual([
    "KAZA-1",
    "kaza-1",
    "Nowhere",
  ]);
});
