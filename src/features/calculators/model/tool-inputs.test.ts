import { expect, test } from "vitest";
import {
  areaOf,
  askedOf,
  decimalOf,
  loanTermsOf,
  offerOf,
  toToolQuery,
  unitOf,
  wrongFields,
} from "./tool-inputs.ts";
import { READERS } from "./typed-amount.ts";

test.each([
  ["₹22,000", "22000"],
  [" 162.5 ", "162.5"],
  ["1 00 000", "100000"],
  ["౨౫౦", "250"],
  ["₹३,००,०००.५", "300000.5"],
  ["₹30,00,000/-", "3000000"],
  ["Rs. 30 lakhs", "3000000"],
  ["1.15 Cr.", "11500000"],
  ["1 crore 20 lakh", "12000000"],
  ["౩౦ లక్షల రూపాయలు", "3000000"],
  ["रु. १.२ करोड़", "12000000"],
  ["30 to 40 lakh", null],
  ["30 lakh plot", null],
  ["30 million", null],
  ["30%", null],
  ["1e5", null],
  ["-5", null],
  ["", null],
  ["1.23456", null],
  ["9999999999999", null],
  ["<b>", null],
])("as a sum %j is read as %s", (typed, decimal) => expect(READERS.rupees(typed)).toBe(decimal));

test.each([
  ["rupees-per-sq-yard", "22,000 per sq yd", "22000"],
  ["rupees-per-sq-yard", "₹22,000/- / sq.yd.", "22000"],
  ["rupees-per-sq-yard", "4.84 lakh per cent", "10000"],
  ["rupees-per-sq-yard", "22,000 per plot", null],
  ["sq-yards", "200 sq yd", "200"],
  ["sq-yards", "౨౦౦ చ.గజాలు", "200"],
  ["sq-yards", "1800 sft", "200"],
  ["sq-yards", "5 cents", "242"],
  ["sq-yards", "5 ankanams", null],
  ["sq-yards", "200 lakh", null],
  ["percent", "8.5%", "8.5"],
  ["percent", "8.5 % p.a.", "8.5"],
  ["percent", "8.5 lakh", null],
  ["years", "15 years", "15"],
  ["years", "15 సంవత్సరాలు", "15"],
  ["years", "180 months", null],
] as const)("of %s %j is read as %s", (measure, typed, decimal) =>
  expect(READERS[measure](typed)).toBe(decimal),
);

test("an area is told in the unit that was typed, else in the one that was chosen", () => {
  expect(areaOf(params("amount=1+acre+20+cents"))).toEqual({ amount: "1.2", unit: "acre" });
  expect(areaOf(params("amount=5&unit=ankanam-36"))).toEqual({ amount: "5", unit: "ankanam-36" });
  expect(areaOf(params("amount=five"))).toBeNull();
  expect(wrongFields(params("amount=5+cents"), ["amount"])).toEqual([]);
});

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
