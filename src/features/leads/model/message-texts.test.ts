import { expect, test } from "vitest";
import {
  fillMessage,
  findMessageProblem,
  findUnfilled,
  LONGEST_MESSAGE,
  PLACEHOLDERS,
  type PlaceholderValues,
  placeholderToken,
} from "./message-texts.ts";

const NOTHING = Object.fromEntries(PLACEHOLDERS.map((each) => [each, null]));
const KNOWN = {
  ...NOTHING,
  name: "Lakshmi",
  layout: "Green {price} Meadows",
  agent: "Ravi",
} as PlaceholderValues;

test("placeholders of every language are filled, and what is filled in is not read again", () => {
  expect(fillMessage("Hello {name}, {పేరు}, {नाम}: { layout }.", KNOWN)).toBe(
    "Hello Lakshmi, Lakshmi, Lakshmi: Green {price} Meadows.",
  );
});

test("a line with something that is not known is left out, and no gap stays", () => {
  const text = "Hello {name}.\n\nPlot {plot} costs {price}.\n\n{agent}";
  expect(fillMessage(text, KNOWN)).toBe("Hello Lakshmi.\n\nRavi");
  expect(findUnfilled(text, KNOWN)).toEqual(["plot", "price"]);
  expect(findUnfilled(text, { ...KNOWN, plot: "17", price: " " })).toEqual(["price"]);
});

test("a text tells what is wrong with it", () => {
  expect(findMessageProblem("Hello {name}")).toBeNull();
  expect(findMessageProblem(" \n")).toEqual({ code: "empty" });
  expect(findMessageProblem("a".repeat(LONGEST_MESSAGE))).toBeNull();
  expect(findMessageProblem("a".repeat(LONGEST_MESSAGE + 1))).toEqual({ code: "too-long" });
  expect(findMessageProblem("bell \u0007")).toEqual({ code: "broken" });
  expect(findMessageProblem("half \ud83d")).toEqual({ code: "broken" });
  expect(findMessageProblem("{nmae} {name} {} {nmae}")).toEqual({
    code: "unknown-placeholder",
    tokens: ["{nmae}", "{}"],
  });
});

test("every placeholder is known by its name in every language, and no two share one", () => {
  const tokens = PLACEHOLDERS.flatMap((each) =>
    (["en", "te", "hi"] as const).map((language) => placeholderToken(each, language)),
  );
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(findMessageProblem(tokens.join(" "))).toBeNull();
});
