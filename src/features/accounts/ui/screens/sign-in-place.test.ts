import { expect, test } from "vitest";
import { loginAfterReset, parseNotes } from "./sign-in-place.ts";

test("login is told the address whose password was set anew, and the spent link is gone", () => {
  const { replace, state } = loginAfterReset("sita@home.example");
  expect(parseNotes(state)).toEqual({ email: "sita@home.example" });
  expect(replace).toBe(true);
});

test("a step reads texts alone from the state, and nothing where there is none", () => {
  expect(parseNotes({ email: 7, attempt: "a1", from: "/compare" })).toEqual({ attempt: "a1" });
  expect(parseNotes(null)).toEqual({});
});
