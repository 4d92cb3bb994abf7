import { expect, test } from "vitest";
import type { ListedProject } from "./listed-project.ts";
import { findPlotPurchase } from "./plot-purchase.ts";

const PROJECT = {
  slug: "kanuru-acres",
  facts: { name: "Kanuru Acres", registration: "P06200012345" },
  plots: [{ number: "12 A" }],
} as unknown as ListedProject;

test("a plot is looked through by its project's facts, and leads to its sheet", () => {
  expect(findPlotPurchase("kanuru-acres/12 A", [PROJECT])).toEqual({
    id: "kanuru-acres/12 A",
    name: "Kanuru Acres",
    plot: "12 A",
    path: "/projects/kanuru-acres?plot=12+A",
    registration: "P06200012345",
    permit: "",
  });
});

test("it is found by its id in letters of any case, and goes by its own", () => {
  expect(findPlotPurchase("Kanuru-Acres/12 a", [PROJECT])?.id).toBe("kanuru-acres/12 A");
});

test.each(["12A", "12a"])("where the case alone tells numbers apart, %s is itself", (plot) => {
  const plots = [{ number: "12a" }, { number: "12A" }] as unknown as ListedProject["plots"];
  expect(findPlotPurchase(`kanuru-acres/${plot}`, [{ ...PROJECT, plots }])?.plot).toBe(plot);
});

test.each(["kanuru-acres/13", "kanuru-acres", "other/12 A", ""])("there is no plot %j", (id) => {
  expect(findPlotPurchase(id, [PROJECT])).toBeNull();
});
