import { expect, test } from "vitest";
import {
  askedOf,
  decimalOf,
  loanTermsOf,
  offerOf,
  toToolQuery,
  unitOf,
  wrongFields,
} from "./tool-inputs.ts";
import { parseAmount } from "./typed-amount.ts";

test.each([
  ["₹22,000", "22000"],
  [" 162.5 ", "162.5"],
  ["1 00 000", "100000"],
  ["౨౫౦", "250"],
  ["₹३,००,०००.५", "300000.5"],
  ["1e5", null],
  ["-5", null],
  ["", null],
  ["1.23456", null],
  ["9999999999999", null],
  ["<b>", null],
])("%j is read as %s", (typed, decimal) => expect(parseAmount(typed)).toBe(decimal));

const params = (query: string) => new URLSearchParams(query);

test("an address without a rate has none of its own", () => {
  expect(decimalOf(params(""), "rate")).toBeNull();
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

test("what was asked for counts once it is filled in, and only then", () => {
  expect(askedOf(params("development=2,00,000&lawyer=&corpus=many&bank=10000.5"))).toEqual({
    development: 200_000,
    bank: 10_001,
  });
  expect(wrongFields(params("lawyer=&corpus=many"), ["lawyer", "corpus"])).toEqual(["corpus"]);
});

test("terms of a loan are those typed, else the usual ones", () => {
  expect(loanTermsOf(params("down=10,00,000&years=15"))).toEqual({
    downPayment: 1_000_000,
    percentPerYear: "8.5",
    years: 15,
  });
  expect(loanTermsOf(params(""))?.downPayment).toBeNull();
  expect(loanTermsOf(params("years=99"))).toBeNull();
});

test("an unknown unit is read as square yards", () => {
  expect(unitOf(params("unit=hectare"))).toBe("sq-yard");
  expect(unitOf(params("unit=cent"))).toBe("cent");
});

test("a sum in groups that a tool starts with is none that was asked", () => {
  expect(toToolQuery(new URLSearchParams({ budget: "50,00,000", rate: "22,000" }))).toBe(
    "rate=22%2C000",
  );
});
