import { expect, test } from "vitest";
import type { AdminPlan } from "./plot-change.ts";
import { CROP_ASPECT, cropPlan } from "./plot-crop.ts";

/** A row of plots, each 10 m wide and 20 m deep. */
const PLAN: AdminPlan = {
  src: "/sheet.svg",
  frame: { left: 0, top: 0, width: 200, height: 100 },
  plots: Array.from({ length: 20 }, (_, at) => ({
    number: String(at + 1),
    status: "available" as const,
    middle: [at * 10 + 5, 50] as const,
    outline: `M${at * 10} 40L${at * 10 + 10} 40L${at * 10 + 10} 60L${at * 10} 60Z`,
  })),
};
const crop = (number: string) => cropPlan(PLAN, { project: "acres", number });

test("a plot stands in the middle of its part of the plan, with a margin round it", () => {
  const { box, number, src } = crop("10") ?? { box: null };
  expect({ number, src }).toEqual({ number: "10", src: "/sheet.svg" });
  expect(box).toEqual({ left: 95 - 41.6, top: 34, width: 83.2, height: 32 });
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(CROP_ASPECT);
});

test("those that are seen beside it come along, and no others", () => {
  const numbers = crop("10")?.plots.map((plot) => plot.number);
  expect(numbers?.at(0)).toBe("6");
  expect(numbers?.at(-1)).toBe("14");
});

test("a plot that lies across is shown whole", () => {
  const wide = { ...PLAN.plots[0], number: "W", outline: "M0 0L60 0L60 10L0 10Z" };
  const plan = { ...PLAN, plots: [wide as (typeof PLAN.plots)[number]] };
  expect(cropPlan(plan, { project: "acres", number: "W" })?.box.width).toBeGreaterThan(60);
});

test("a plot that the plan does not have has no part of it", () => {
  expect(crop("99")).toBeNull();
});
