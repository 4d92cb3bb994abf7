import { expect, test } from "vitest";
import { toColleagueNames } from "./colleague-names.ts";

const nameOf = toColleagueNames([
  { email: "asha@plots.example", name: "Asha Rao" },
  { email: "ravi@plots.example", name: "Ravi Teja" },
  { email: "ravi2@plots.example", name: " ravi teja " },
  { email: "new@plots.example", name: null },
  { email: "blank@plots.example", name: " " },
]);

test.each([
  ["asha@plots.example", "Asha Rao"],
  ["ravi@plots.example", "Ravi Teja (ravi@plots.example)"],
  ["ravi2@plots.example", "ravi teja (ravi2@plots.example)"],
  ["new@plots.example", "new@plots.example"],
  ["blank@plots.example", "blank@plots.example"],
  ["gone@plots.example", "gone@plots.example"],
])("%s is called %s", (email, name) => {
  expect(nameOf(email)).toBe(name);
});
