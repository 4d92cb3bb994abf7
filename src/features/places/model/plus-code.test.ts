import { expect, test } from "vitest";
import { decodePlusCode, findPlusCode, readPlace } from "./plus-code.ts";

const VIJAYAWADA = { lat: 16.512, lng: 80.64 };

test.each([
  ["CPVH+PV, Vijayawada", "CPVH+PV"],
  ["near 7M82CPVH+PV.", "7M82CPVH+PV"],
  ["(cg3f+5ff)", "CG3F+5FF"],
  ["గుంటూరు 9GVH+CC", "9GVH+CC"],
])("finds the code in %s", (text, code) => {
  expect(findPlusCode(text)?.code).toBe(code);
});

test.each(["Plot A+B", "CPVH+P", "XCPVH+PVX", "AIIMS+12", "1+1", ""])(
  "finds no code in %s",
  (text) => {
    expect(findPlusCode(text)).toBeNull();
  },
);

test("a short code is the cell nearest to the reference, a full one needs none", () => {
  expect(decodePlusCode("CPVH+PV", VIJAYAWADA)?.lat).toBeCloseTo(16.4443125, 6);
  expect(decodePlusCode("CPVH+PV", { lat: 17.9, lng: 79.6 })?.lat).toBeCloseTo(17.4443125, 6);
  expect(decodePlusCode("7M82CPVH+PV", null)?.lng).toBeCloseTo(80.7296875, 6);
  expect(decodePlusCode("CPVH+PV", null)).toBeNull();
});

test("a place is read from coordinates or a plus code, and from nothing else", () => {
  expect(readPlace(" 16.51, 80.62 ", VIJAYAWADA)).toEqual({ lat: 16.51, lng: 80.62 });
  expect(readPlace("16.51 80.62", VIJAYAWADA)).toEqual({ lat: 16.51, lng: 80.62 });
  expect(readPlace("CPVH+PV, Vijayawada", VIJAYAWADA)?.lat).toBeCloseTo(16.4443, 3);
  expect(readPlace("7M82CPVH+PV", VIJAYAWADA)?.lng).toBeCloseTo(80.7297, 3);
  for (const text of ["", "Nunna", "95, 80", "16.5", "16,51,80"])
    expect(readPlace(text, VIJAYAWADA)).toBeNull();
});
