import { expect, test } from "vitest";
import { decimalOf, offerOf, unitOf, wrongFields } from "./tool-inputs.ts";
import { parseAmount } from "./typed-amount.ts";

test.each([
  ["₹22,000", "22000"],
  [" 162.5 ", "162.5"],
  ["1 00 000", "100000"],
  ["1e5", null],
  ["-5", null],
  ["", null],
  ["1.23456", null],
  ["9999999999999", null],
  ["<b>", null],
])("%j is read as %s", (typed, decimal) => expect(parseAmount(typed)).toBe(decimal));

const params = (query: string) => new URLSearchParams(query);

test("an address without a field starts with the example", () => {
  expect(decimalOf(params(""), "rate")).toBe("22000");
  expect(offerOf(params("rate=21,500"))).toEqual({
    ratePerSqYard: 21_500,
    governmentRatePerSqYard: null,
  });
});

test("what is out of bounds or no number is named, and gives no result", () => {
  const wrong = params("rate=0&value=many&years=41&interest=8.5");
  expect(offerOf(wrong)).toBeNull();
  expect(wrongFields(wrong, ["rate", "value", "years", "interest"])).toEqual([
    "rate",
    "value",
    "years",
  ]);
});

test("an unknown unit is read as square yards", () => {
  expect(unitOf(params("unit=hectare"))).toBe("sq-yard");
  expect(unitOf(params("unit=cent"))).toBe("cent");
});
