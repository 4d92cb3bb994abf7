import { expect, test } from "vitest";
import { findWrong, toTyped, toTypedValue } from "./testimonial-draft.ts";

const TODAY = "2026-11-24";
const WHOLE = {
  name: " Lakshmi ",
  place: "Tenali",
  stars: "4",
  how: "by WhatsApp",
  on: "2026-11-01",
  text: { en: "", te: "పత్రాలు స్పష్టంగా ఉన్నాయి.", hi: "" },
};

test("a whole testimonial is written as it is stored, and read back for the form", () => {
  const value = toTypedValue(WHOLE);
  expect(JSON.parse(value)).toEqual({
    name: "Lakshmi",
    place: "Tenali",
    text: { te: WHOLE.text.te },
    stars: 4,
    agreed: { how: "by WhatsApp", on: "2026-11-01" },
  });
  expect(toTyped(value)).toEqual({ ...WHOLE, name: "Lakshmi" });
  expect(findWrong(WHOLE, TODAY)).toEqual([]);
});

test("half a testimonial stays as it was typed, and says what it lacks", () => {
  const half = { ...WHOLE, how: " ", on: "", text: { en: " ", te: "", hi: "" } };
  expect(toTyped(toTypedValue(half))).toEqual(half);
  expect(findWrong(half, TODAY)).toEqual(["text", "how", "on"]);
  expect(findWrong({ ...WHOLE, on: "2026-11-25" }, TODAY)).toEqual(["on"]);
});

test("an empty form is an empty setting", () => {
  expect(toTypedValue(toTyped(""))).toBe("");
  expect(findWrong(toTyped(""), TODAY)).toEqual([]);
});
