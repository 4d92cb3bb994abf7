import { expect, test } from "vitest";
import { readPlace } from "./read-place.ts";

const CENTRE = { lat: 16.59, lng: 80.66 };

test("a place is read from coordinates or a plus code, and from nothing else", () => {
  expect(readPlace(" 16.51, 80.62 ", CENTRE)).toEqual({ lat: 16.51, lng: 80.62 });
  expect(readPlace("16.51 80.62", CENTRE)).toEqual({ lat: 16.51, lng: 80.62 });
  expect(readPlace("CPVH+PV, Vijayawada", CENTRE)?.lat).toBeCloseTo(16.4443, 3);
  expect(readPlace("7M82CPVH+PV", CENTRE)?.lng).toBeCloseTo(80.7297, 3);
  for (const text of ["", "Nunna", "95, 80", "16.5", "16,51,80"])
    expect(readPlace(text, CENTRE)).toBeNull();
});
