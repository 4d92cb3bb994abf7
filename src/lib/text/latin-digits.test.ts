import { expect, test } from "vitest";
import { toLatinDigits } from "./latin-digits.ts";

test.each([
  ["౦౧౨౩౪౫౬౭౮౯", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["٠١٢٣٤٥٦٧٨٩ ۰۹", "0123456789 09"],
  ["𝟎𝟗𝟘𝟡𝟶𝟿", "090909"],
  ["४० लाख, 50 లక్షల లోపు", "40 लाख, 50 లక్షల లోపు"],
  ["plot 54", "plot 54"],
  ["", ""],
])("%j has the digits of %j", (typed, latin) => {
  expect(toLatinDigits(typed)).toBe(latin);
});
