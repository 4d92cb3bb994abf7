import { expect, test } from "vitest";
import { isEmail, isLongEnough, isName } from "./account-rules.ts";

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

test("a name has two characters without its blanks", () => {
  expect(isName(" A ")).toBe(false);
  expect(isName("రా")).toBe(true);
});
