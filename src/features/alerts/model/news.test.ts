import { expect, test } from "vitest";
import type { PriceHistory, PriceStep } from "#features/listings/index.ts";
import type { Rupees } from "#lib/units/units.ts";
import { isToldOfSearches, newsIn } from "./news.ts";

const DAYS = { after: "2026-03-02", until: "2026-03-05" };
const [LOW, HIGH] = [20_000 as Rupees, 26_000 as Rupees];

const listed = (day: string, rate: Rupees | null = LOW): PriceStep => ({
  day,
  what: "listed",
  rate,
});
const again = (day: string, rate = LOW): PriceStep => ({ day, what: "listed-again", rate });
const rate = (day: string, before: Rupees | null, now: Rupees | null): PriceStep => ({
  day,
  what: "rate",
  before,
  rate: now,
});
const status = (day: string, what: "sold-out" | "available" | "taken-off"): PriceStep => ({
  day,
  what,
});

/** The newest day first, as a history has them. */
const told = (...steps: PriceStep[]) => newsIn(steps.toReversed() as PriceHistory, DAYS);

test("what is as it was is no news, nor is what lies outside of the days", () => {
  expect(told()).toBeNull();
  expect(told(listed("2026-03-02"), rate("2026-03-06", LOW, HIGH))).toBeNull();
  expect(told(rate("2026-03-03", LOW, HIGH), rate("2026-03-05", HIGH, LOW))).toBeNull();
  expect(told(listed("2026-03-03"), status("2026-03-05", "taken-off"))).toBeNull();
});

test("a listing that came is new with the rate that it has at the end", () => {
  expect(told(listed("2026-03-03", null))).toEqual({ what: "new", rate: null });
  expect(told(listed("2026-03-03"), rate("2026-03-05", LOW, HIGH))).toEqual({
    what: "new",
    rate: HIGH,
  });
  expect(told(again("2026-03-04"))).toEqual({ what: "new", rate: LOW });
});

test("one that came and is sold out is no news; one that was there is", () => {
  expect(told(listed("2026-03-03"), status("2026-03-04", "sold-out"))).toBeNull();
  expect(told(status("2026-03-04", "sold-out"))).toEqual({ what: "sold-out" });
  expect(told(status("2026-03-03", "sold-out"), status("2026-03-04", "available"))).toEqual({
    what: "available",
    rate: null,
  });
});

test("one that left says so, also where it had come back", () => {
  expect(told(status("2026-03-04", "taken-off"))).toEqual({ what: "gone" });
  expect(told(status("2026-03-03", "taken-off"), again("2026-03-04"))).toEqual({
    what: "new",
    rate: LOW,
  });
});

test("a rate is compared with the one before the days, whatever lay between", () => {
  const fell = told(
    rate("2026-03-03", HIGH, 30_000 as Rupees),
    rate("2026-03-04", 30_000 as Rupees, LOW),
  );
  expect(fell).toEqual({ what: "cheaper", before: HIGH, rate: LOW });
  expect(told(rate("2026-03-03", LOW, HIGH))).toEqual({ what: "dearer", before: LOW, rate: HIGH });
  expect(told(rate("2026-03-03", null, HIGH))).toEqual({ what: "priced", rate: HIGH });
  expect(told(rate("2026-03-03", HIGH, null))).toBeNull();
});

test("of a search only what a buyer may want to look at is told", () => {
  expect(isToldOfSearches({ what: "cheaper", before: HIGH, rate: LOW })).toBe(true);
  expect(isToldOfSearches({ what: "dearer", before: LOW, rate: HIGH })).toBe(false);
  expect(isToldOfSearches({ what: "gone" })).toBe(false);
});
