import { expect, test } from "vitest";
import { quickTimes } from "./quick-times.ts";

const namesAt = (now: string) =>
  quickTimes(Date.parse(now)).map(({ name, at }) => [name, new Date(at).toISOString()]);

test("times are mornings and evenings of India, also where the day there has begun already", () => {
  expect(namesAt("2026-03-01T20:00:00Z")).toEqual([
    ["this-evening", "2026-03-02T12:30:00.000Z"],
    ["tomorrow", "2026-03-03T04:30:00.000Z"],
    ["in-3-days", "2026-03-05T04:30:00.000Z"],
    ["in-a-week", "2026-03-09T04:30:00.000Z"],
  ]);
});

test("the evening is offered until it has come", () => {
  expect(namesAt("2026-03-02T12:29:59Z")).toHaveLength(4);
  expect(namesAt("2026-03-02T12:30:00Z")).toHaveLength(3);
});
