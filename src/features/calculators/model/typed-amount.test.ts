import { expect, test } from "vitest";
import { groupAmount, parseArea } from "./typed-amount.ts";

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
