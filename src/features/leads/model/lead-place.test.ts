import { expect, test } from "vitest";
import { toLeadPlace } from "./lead-place.ts";

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
