import { expect, test } from "vitest";
import { DEFAULT_QUERY, type SearchQuery } from "#features/search/model/query/search-query.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import { type Aim, nextAim as nextAimOf, reportRest } from "./map-aim.ts";

const HYDERABAD = { lat: 17.385, lng: 78.4867 };
const nextAim = (aim: Aim | null, query: SearchQuery, extent: () => Bounds | null = () => null) =>
  nextAimOf(aim, query, { home: HYDERABAD, extent });

const box = (west: number): Bounds => ({ west, south: 16, east: west + 1, north: 17 });
const at = (bounds?: Bounds): SearchQuery => ({ ...DEFAULT_QUERY, bounds });
const placed = (lng: number): SearchQuery => ({ ...DEFAULT_QUERY, centre: { lat: 16.5, lng } });

test("bounds that the map reported do not move it, however late the address shows them", () => {
  const start = nextAim(null, at());
  const twice = reportRest(reportRest(start, box(80)), box(81));
  expect(nextAim(twice, at()).target).toBe(start.target);
  const first = nextAim(twice, at(box(80)));
  expect(first.target).toBe(start.target);
  expect(nextAim(first, at(box(81))).target).toBe(start.target);
});

test("the address may pass over a report", () => {
  const start = nextAim(null, at());
  const twice = reportRest(reportRest(start, box(80)), box(81));
  expect(nextAim(twice, at(box(81))).target).toBe(start.target);
});

test("bounds that the map left behind move it back there", () => {
  const sent = nextAim(null, at(box(80)));
  const rested = nextAim(reportRest(sent, box(81)), at(box(81)));
  const back = nextAim(rested, at(box(80)));
  expect(back.target).toMatchObject({ kind: "view", bounds: box(80) });
  expect(back.target.key).not.toBe(sent.target.key);
});

test("an address without bounds sends the map back to its ground, once it had left", () => {
  const start = nextAim(null, placed(80.7));
  const rested = nextAim(reportRest(start, box(80)), { ...placed(80.7), bounds: box(80) });
  const back = nextAim(rested, placed(80.7));
  expect(back.target.key).not.toBe(start.target.key);
  expect(back.target).toMatchObject({ kind: "centre", centre: { lat: 16.5, lng: 80.7 } });
});

test("another place moves the map, the same place does not", () => {
  const start = nextAim(null, placed(80.7));
  expect(nextAim(start, placed(80.7)).target).toBe(start.target);
  expect(nextAim(start, placed(80.5)).target).toMatchObject({ centre: { lat: 16.5, lng: 80.5 } });
});

test("without a place the map shows all that is found, and stays when a filter finds less", () => {
  const start = nextAim(null, at(), () => box(80));
  expect(start.target).toMatchObject({ kind: "bounds", bounds: box(80) });
  expect(nextAim(start, at(), () => box(81)).target).toBe(start.target);
});

test("without a place and with nothing found the map shows the region", () => {
  expect(nextAim(null, at(), () => null).target).toMatchObject({
    kind: "centre",
    centre: HYDERABAD,
    zoom: 9,
  });
});

test("a move of a metre is a view of its own, to which Back returns", () => {
  const start = nextAim(null, at(box(80)));
  const moved = nextAim(start, at(box(80.00001)));
  expect(moved.target.key).not.toBe(start.target.key);
});
