import { expect, test } from "vitest";
import { byName, numbersIn } from "./picture-names.ts";

test.each([
  ["LY-0012-1.jpg", "LY-0012"],
  ["ly_0012 front view.JPG", "LY-0012"],
  ["12 front.jpg", "12"],
  ["P06180094959.jpeg", "P06180094959"],
  ["photos/P06180094959/gate.jpg", "P06180094959"],
])("the number in %s is found", (name, number) => {
  expect(numbersIn(name)).toContain(number);
});

test("the longer number is the likelier, and a name without one has none of another", () => {
  const all = numbersIn("LY-12-1.jpg");
  expect(all.indexOf("LY-12-1")).toBeLessThan(all.indexOf("LY-12"));
  expect(all.indexOf("LY-12")).toBeLessThan(all.indexOf("LY"));
  expect(numbersIn("a/b/LY-12/gate.jpg")).not.toContain("a");
  expect(numbersIn(`${"x".repeat(65)}.jpg`)).toEqual([]);
});

test("files stand in the order of their figures", () => {
  expect(["A-10.jpg", "A-2.jpg", "a-1.jpg"].toSorted(byName)).toEqual([
    "a-1.jpg",
    "A-2.jpg",
    "A-10.jpg",
  ]);
});
