import { expect, test } from "vitest";
import { digitsOf } from "./code-field.tsx";

test.each([
  ["407 281", "407281"],
  ["౪౦౭౨౮౧", "407281"],
  ["code ४०७२८१९", "407281"],
])("of %j the field takes %j", (typed, digits) => {
  expect(digitsOf(typed, 6)).toBe(digits);
});
