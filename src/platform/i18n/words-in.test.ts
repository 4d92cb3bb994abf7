import { type I18n, setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { wordsIn } from "./words-in.ts";

const MESSAGES: I18n["messages"] = {
  plain: ["Save"],
  empty: [""],
  escaped: ["a \\u003c b"],
  named: ["Save ", ["name"]],
  counted: [["count", "plural", { one: ["one plot"], other: ["#", " plots"] }]],
  within: [
    "Show ",
    ["count", "plural", { 0: ["nothing"], one: ["a plot"], other: ["#", " of ", ["name"]] }],
    "!",
  ],
  chosen: [["name", "select", { Lakeridge: ["this"], other: ["that"] }]],
  sharp: ["# ", ["missing"], ["count"]],
};
const own = wordsIn("en", MESSAGES);
const library = setupI18n({ locale: "en", locales: "en-IN", messages: { en: MESSAGES } });

test.each([
  ["plain", "Save"],
  ["empty", ""],
  ["escaped", "a < b"],
  ["named", "Save Lakeridge"],
  ["counted", "1,35,520 plots"],
  ["within", "Show 1,35,520 of Lakeridge!"],
  ["chosen", "this"],
  ["sharp", "# 135520"],
])("the message “%s” is “%s”, however it is asked for, as the library says it", (id, words) => {
  const values = { name: "Lakeridge", count: 135_520 };
  for (const i18n of [own, library]) {
    expect(i18n._(id, values)).toBe(words);
    expect(i18n._({ id, values })).toBe(words);
    expect(i18n.t(id, values)).toBe(words);
  }
});

test.each([0, 1, 2, 2.5])("%d is counted as the library counts", (count) => {
  for (const id of ["counted", "within"])
    expect(own._(id, { count, name: "Lakeridge" })).toBe(
      library._(id, { count, name: "Lakeridge" }),
    );
});

test("a message that is not there is its name", () => {
  expect(own._("unknown")).toBe(library._("unknown"));
});
