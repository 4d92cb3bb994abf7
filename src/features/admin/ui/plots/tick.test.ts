import { expect, test } from "vitest";
import { tickOf } from "./tick.ts";

test("a booked plot has its tick in the corner nearest to the top left", () => {
  expect(tickOf("M10 0L10 -20L30 -20L30 0Z")).toBe("M10 -20L10 -17.4L12.6 -20Z");
});

test("a tick is no longer than a side", () => {
  expect(tickOf("M0 0L2 0L2 2L0 2Z")).toBe("M0 0L0 2L2 0Z");
});
