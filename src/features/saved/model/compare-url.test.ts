import { expect, test } from "vitest";
import { canCompare, comparisonPath, parseComparison, tabOf } from "./compare-url.ts";

const parse = (query: string) => parseComparison(new URLSearchParams(query));

test("ids are read in order, each once, blanks left out", () => {
  expect(parse("ids=A1, B2,,A1,C3").ids).toEqual(["A1", "B2", "C3"]);
  expect(parse("").ids).toEqual([]);
});

test("a long address is not read to its end", () => {
  const ids = Array.from({ length: 5000 }, (_, n) => `X${n}`);
  expect(parse(`ids=${ids}`).ids).toHaveLength(20);
});

test("a state survives its address", () => {
  const ids = ["A1", "Vedanta__"];
  const state = { ids, tab: "hoa", differencesOnly: true, budget: 40 } as const;
  const path = comparisonPath(state);
  expect(path).toBe("/compare?ids=A1,Vedanta__&budget=40&tab=hoa&differences=1");
  expect(parse(path.slice(path.indexOf("?")))).toEqual(state);
  expect(comparisonPath({ ids: ["A1", "B2"] })).toBe("/compare?ids=A1,B2");
});

test("an address with a tab of other homes shows the part in the same place", () => {
  expect(tabOf("land", "community")).toBe("surroundings");
  expect(tabOf("house", "price")).toBe("interior");
  expect(tabOf("land", "approvals")).toBe("approvals");
});

test("an unknown tab is the first", () => {
  expect(parse("ids=A1,B2&tab=garage").tab).toBe("overview");
});

test.each([
  [1, false],
  [2, true],
  [5, true],
  [6, false],
])("%i homes can be compared: %s", (count, can) => {
  expect(canCompare(count)).toBe(can);
});
