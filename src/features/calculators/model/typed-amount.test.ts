import { expect, test } from "vitest";
import { convertExactly, toExact, toNumber } from "./exact.ts";
import { groupAmount, parseArea, READERS } from "./typed-amount.ts";

test("sums are written in groups, and what is no whole number stays as typed", () => {
  expect(
    ["5000000", "50,00,000", "22000", "౩౦౦౦౦౦", "30 lakh", "12.5", "lots", ""].map(groupAmount),
  ).toEqual(["50,00,000", "50,00,000", "22,000", "3,00,000", "30,00,000", "12.5", "lots", ""]);
});

test("a letter with its dot in one sign or in two is the same letter", () => {
  expect(["2 करोड\u093c", "2 करो\u095c"].map(groupAmount)).toEqual(["2,00,00,000", "2,00,00,000"]);
  for (const text of ["2 एकड\u093c", "2 एक\u095c"])
    expect(parseArea(text, "sq-yard")).toEqual({ amount: "2", unit: "acre" });
});

test.each([
  ["1 acre 1 sq yd", 4841],
  ["2 acres 150 sq yds", 9830],
  ["5 cents 20 sq yd", 262],
  ["1/3 acre", 1613.3333],
  ["1 acre 20 cents", 5808],
  [".5 acre", 2420],
])(
  "%s is all of its land, whatever share of the larger unit the smaller one is",
  (typed, yards) => {
    const { amount = "", unit = "acre" } = parseArea(typed, "sq-yard") ?? {};
    expect(toNumber(convertExactly(toExact(amount), unit, "sq-yard"))).toBeCloseTo(yards, 4);
    expect(READERS["sq-yards"](typed)).toBe(String(yards));
  },
);

test("a number is read while its decimals are still to come", () => {
  expect(READERS.percent("8.")).toBe("8");
  expect(READERS["sq-yards"]("162. ")).toBe("162");
  expect(READERS.rupees(".")).toBeNull();
});

test("a sum is read with its sign close before it, and a part without the nought before its point", () => {
  expect(["Rs22000", "INR22,000", "rs.22000", ".5 lakh", ".5"].map(READERS.rupees)).toEqual([
    "22000",
    "22000",
    "22000",
    "50000",
    ".5",
  ]);
  expect(READERS.rupees("rsl22000")).toBeNull();
  expect(READERS.percent(".5%")).toBe(".5");
});
