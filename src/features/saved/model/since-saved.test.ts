import { expect, test } from "vitest";
import type { PriceHistory } from "#features/listings/index.ts";
import type { Rupees } from "#lib/units/units.ts";
import type { SavedListing } from "./saved-listing.ts";
import { sinceSaved } from "./since-saved.ts";

const rupees = (thousands: number) => (thousands * 1000) as Rupees;
const HISTORY: PriceHistory = [
  { day: "2026-08-20", what: "sold-out" },
  { day: "2026-06-10", what: "rate", before: rupees(21), rate: rupees(19) },
  { day: "2026-05-01", what: "rate", before: rupees(20), rate: rupees(21) },
  { day: "2026-03-05", what: "listed", rate: rupees(20) },
];
const since = (day: string, now: Partial<SavedListing> = {}, history = HISTORY) => {
  const listing = { history, published: true, ratePerSqYard: rupees(19), isSoldOut: true, ...now };
  return sinceSaved(listing as SavedListing, new Date(`${day}T12:00:00+05:30`));
};

test.each([
  ["2026-03-05", rupees(20)],
  ["2026-04-30", rupees(20)],
  ["2026-05-01", rupees(21)],
  ["2026-06-09", rupees(21)],
])("saved on %s it cost %d", (day, rateThen) => {
  expect(since(day)).toEqual({ day, rateThen, wasSoldOut: false });
});

test("what stands as it stood that day is told of no more", () => {
  expect(since("2026-06-10")).toEqual({ day: "2026-06-10", wasSoldOut: false });
  expect(since("2026-08-20")).toBeNull();
  // Dearer and back again meanwhile.
  expect(since("2026-04-01", { ratePerSqYard: rupees(20), isSoldOut: false })).toBeNull();
});

test("the day of India counts on which it was saved", () => {
  const listing = { history: HISTORY, published: true, ratePerSqYard: rupees(19), isSoldOut: true };
  const afterMidnight = new Date("2026-08-19T18:40:00Z");
  expect(sinceSaved(listing as SavedListing, afterMidnight)).toBeNull();
});

test("a history that begins later tells what was before its first step", () => {
  expect(since("2026-04-01", {}, HISTORY.slice(0, 2))?.rateThen).toBe(rupees(21));
  expect(since("2026-04-01", {}, [{ day: "2026-05-01", what: "available" }])).toBeNull();
  const left = { isSoldOut: false };
  expect(since("2026-04-01", left, [{ day: "2026-05-01", what: "available" }])).toEqual({
    day: "2026-04-01",
    wasSoldOut: true,
  });
});

test("of one that is listed no more nothing is told but that", () => {
  expect(since("2026-04-01", { published: false })).toBeNull();
});
