import { expect, test } from "vitest";
import { groupAmount } from "./typed-amount.ts";

test("sums are written in groups, and what is no whole number stays as typed", () => {
  expect(
    ["5000000", "50,00,000", "22000", "౩౦౦౦౦౦", "30 lakh", "12.5", "lots", ""].map(groupAmount),
  ).toEqual(["50,00,000", "50,00,000", "22,000", "3,00,000", "30,00,000", "12.5", "lots", ""]);
});
