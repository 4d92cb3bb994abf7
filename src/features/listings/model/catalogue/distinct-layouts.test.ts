import { expect, test } from "vitest";
import { firstRows } from "./distinct-layouts.ts";

interface Row {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

const LAKERIDGE: Row = { name: "Lakeridge – 2", lat: 16.444313, lng: 80.729687 };
const north = (metres: number): Row => ({ ...LAKERIDGE, lat: LAKERIDGE.lat + metres / 111_200 });

function layoutsOf(rows: readonly Row[]): number[] {
  return [
    ...firstRows({
      count: rows.length,
      name: rows.map(({ name }) => name),
      lat: Float64Array.from(rows, ({ lat }) => lat),
      lng: Float64Array.from(rows, ({ lng }) => lng),
    }),
  ];
}

test("a second listing of one layout is known, one of its name elsewhere is another", () => {
  const named = { ...LAKERIDGE, name: "Lakeridge" };
  expect(layoutsOf([LAKERIDGE, north(11), north(1100), named, north(1111)])).toEqual([
    0, 0, 2, 3, 2,
  ]);
});

test("listings near one after the other tell of one layout", () => {
  expect(layoutsOf([LAKERIDGE, north(80), north(160), north(400)])).toEqual([0, 0, 0, 3]);
});

test("what has no place is like no other, and hides none that has", () => {
  const unplaced = { ...LAKERIDGE, lat: Number.NaN, lng: Number.NaN };
  expect(layoutsOf([LAKERIDGE, unplaced, north(20), unplaced, north(40)])).toEqual([0, 1, 0, 3, 0]);
});
