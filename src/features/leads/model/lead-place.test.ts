import { expect, test } from "vitest";
import { toLeadPlace, toNamedPlace } from "./lead-place.ts";

test.each(["54", "12 A", "Ph 2/17", "B-108"])("%s is the number of a plot", (plot) => {
  expect(toLeadPlace("Green Meadows", plot)).toEqual({ layout: "Green Meadows", plot });
  expect(toLeadPlace(null, plot)).toEqual({ layout: null, plot });
});

test.each([
  [null, null, null],
  ["Green Meadows", null, "Green Meadows"],
  [null, "Vennela Gardens (sample project), plot 54", "Vennela Gardens (sample project), plot 54"],
  ["Green Meadows", "corner", "Green Meadows, corner"],
  // The screen after a request calls what it is about by what the request said.
  ["Vennela Gardens", "Vennela Gardens", "Vennela Gardens"],
])("%s with %s in the plot's place is told as %s", (name, said, layout) => {
  expect(toLeadPlace(name, said)).toEqual({ layout, plot: null });
});

test("a project and its plot that a page names in Telugu are not named in English as well", () => {
  const named = "Vennela Gardens (నమూనా ప్రాజెక్టు), ప్లాట్ 54";
  const said = { mlsNumber: null, plotNumber: "Vennela Gardens (sample project), plot 54" };
  expect(toNamedPlace(named, said)).toEqual({ layout: named, plot: null });
  expect(toNamedPlace(null, said)).toEqual({ layout: said.plotNumber, plot: null });
  const ofListing = { mlsNumber: "P0618", plotNumber: "corner" };
  expect(toNamedPlace("Green Meadows", ofListing).layout).toBe("Green Meadows, corner");
  const numbered = { mlsNumber: null, plotNumber: "54" };
  expect(toNamedPlace("Green Meadows", numbered).plot).toBe("54");
});
