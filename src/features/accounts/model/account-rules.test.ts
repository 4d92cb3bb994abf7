import { expect, test } from "vitest";
import { findNameProblem, isEmail, isLongEnough } from "./account-rules.ts";

test.each([
  ["lakshmi@home.example", true],
  ["  lakshmi@home.example ", true],
  ["lakshmi@example", false],
  ["lakshmi", false],
  ["a b@home.example", false],
  ["@home.example", false],
])("%j as an e-mail: %s", (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test("a password counts characters, not bytes or halves", () => {
  expect(isLongEnough("seven77")).toBe(false);
  expect(isLongEnough("eight888")).toBe(true);
  expect(isLongEnough("🌾🌾🌾🌾")).toBe(false);
  expect(isLongEnough("🌾🌾🌾🌾🌾🌾🌾🌾")).toBe(true);
});

test.each([
  [" A ", "name-too-short"],
  ["రా", null],
  [` ${"L".repeat(100)} `, null],
  ["🌾".repeat(100), null],
  ["L".repeat(101), "name-too-long"],
  ["Ravi\nKumar", "name-of-lines"],
])("a name has 2 to 100 characters on one line: %j", (text, problem) => {
  expect(findNameProblem(text)).toBe(problem);
});
