import fc from "fast-check";
import { FACINGS, PLOT_STATUSES } from "site-model/terms";
import { expect, test } from "vitest";
import { PLOTS } from "./plan-testing.ts";
import {
  asksAnything,
  BUDGETS_LAKH,
  findPlot,
  isMatch,
  NO_QUERY,
  PLOT_SORTS,
  type PlanState,
  type PlotQuery,
  parsePlanState,
  SIZE_RANGES,
  sortPlots,
  toPlanSearch,
  toPlotSearches,
} from "./plot-search.ts";

const numbersOf = (query: Partial<PlotQuery>) =>
  PLOTS.filter((plot) => isMatch(plot, { ...NO_QUERY, ...query })).map(({ number }) => number);

const orNull = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const states: fc.Arbitrary<PlanState> = fc.record({
  size: orNull(SIZE_RANGES),
  facing: orNull(FACINGS),
  status: orNull(PLOT_STATUSES),
  budgetLakh: orNull(BUDGETS_LAKH),
  corner: fc.boolean(),
  parkSide: fc.boolean(),
  plot: orNull(["1", "54", "999"]),
  sort: fc.constantFrom(...PLOT_SORTS),
  descending: fc.boolean(),
});

test("the address says the whole state, and nothing when nothing is asked", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parsePlanState(new URLSearchParams(toPlanSearch(state)))).toEqual(state);
    }),
  );
  expect(toPlanSearch(parsePlanState(new URLSearchParams()))).toBe("");
});

test("a plot is chosen the same way alone and among all", () => {
  expect(toPlotSearches(parsePlanState(new URLSearchParams()))(54)).toBe("?plot=54");
  fc.assert(
    fc.property(states, fc.nat({ max: 999 }), (state, plot) => {
      expect(toPlotSearches(state)(plot)).toBe(toPlanSearch({ ...state, plot: String(plot) }));
    }),
  );
});

test("an address that makes no sense asks nothing", () => {
  const state = parsePlanState(
    new URLSearchParams("size=1-2&facing=up&status=gone&budget=0.5&corner=yes&sort=colour&plot="),
  );
  expect(asksAnything(state)).toBe(false);
  expect(state).toMatchObject({ plot: null, sort: "number" });
});

test("a budget that is carried along from the search may be any whole number of lakhs", () => {
  const read = (query: string) => parsePlanState(new URLSearchParams(query)).budgetLakh;
  expect([read("budget=40"), read("budget=1001"), read("budget=4e1")]).toEqual([40, null, 40]);
});

test("each filter keeps what it names", () => {
  expect(numbersOf({})).toHaveLength(101);
  expect(numbersOf({ facing: "NW" })).toEqual([42, 90]);
  expect(numbersOf({ size: "351-525" })).toEqual([5, 6, 7, 16, 17, 18, 31, 32, 41, 42, 43]);
  expect(numbersOf({ corner: true, facing: "S" })).toEqual([53, 54, 78, 89]);
  expect(numbersOf({ parkSide: true, size: "162-200" })).toEqual([47, 63, 64, 67]);
  expect(numbersOf({ budgetLakh: 50, status: "available" })).toContain(2);
  expect(numbersOf({ budgetLakh: 50 })).not.toContain(54);
});

test("the ranges of size hold every plot once, and more is asked by less found", () => {
  const all = SIZE_RANGES.flatMap((size) => numbersOf({ size }));
  expect(all.toSorted((a, b) => a - b)).toEqual(PLOTS.map(({ number }) => number));
  fc.assert(
    fc.property(states, (state) => {
      const found = numbersOf(state);
      const wider = new Set(numbersOf({ ...state, facing: null }));
      expect(found.every((number) => wider.has(number))).toBe(true);
    }),
  );
});

test("a table is sorted both ways, equal ones by number", () => {
  const order = (sort: PlanState["sort"], descending: boolean) =>
    sortPlots(PLOTS, { sort, descending }).map(({ number }) => number);
  expect(order("size", false).slice(0, 3)).toEqual([2, 55, 56]);
  expect(order("size", true).slice(0, 2)).toEqual([32, 31]);
  expect(order("number", true)[0]).toBe(101);
  expect(order("facing", false)[0]).toBe(1);
});

test("a plot is found by its number as the address writes it, and no other", () => {
  expect(findPlot(PLOTS, "54")?.sqYards).toBe(209);
  for (const named of [null, "0", "102", "054", "54.0", "x"])
    expect(findPlot(PLOTS, named), String(named)).toBeNull();
});

test("what nobody stated comes last whichever way plots are sorted, and 2 before 10 behind letters", () => {
  const plot = (number: string, price: number | null, facing: "N" | "E" | null) => ({
    number,
    price,
    facing,
    sqYards: 200,
    status: "available" as const,
    corner: false,
    parkSide: false,
  });
  const plots = [
    plot("A-10", null, "N"),
    plot("A-2", 5, null),
    plot("B1", 9, "E"),
    plot("12A", 5, "E"),
  ];
  const sorted = (sort: PlanState["sort"], descending: boolean) =>
    sortPlots(plots, { sort, descending }).map(({ number }) => number);
  expect(sorted("price", false)).toEqual(["12A", "A-2", "B1", "A-10"]);
  expect(sorted("price", true)).toEqual(["B1", "12A", "A-2", "A-10"]);
  expect(sorted("facing", true).at(-1)).toBe("A-2");
  expect(sorted("number", false)).toEqual(["12A", "A-2", "A-10", "B1"]);
  expect(sorted("number", true)).toEqual(["B1", "A-10", "A-2", "12A"]);
});
