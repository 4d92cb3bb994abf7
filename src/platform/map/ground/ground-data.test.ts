import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FACILITY_MARKS } from "./facility-marks.ts";
import { type GroundData, toGroundSources } from "./ground-data.ts";

const DATA: GroundData = JSON.parse(
  await readFile("src/platform/map/ground/ground-map.json", "utf8"),
);
const sources = toGroundSources(DATA);

test("a village is where the survey has it, by its people and its names", () => {
  const kankipadu = sources.villages.features.find(
    ({ properties }) => properties?.name === "Kankipadu",
  );
  expect(kankipadu?.properties).toMatchObject({ nameTe: "కంకిపాడు", lettered: 1 });
  const [lng = 0, lat = 0] = kankipadu?.geometry.coordinates ?? [];
  expect(lat).toBeCloseTo(16.44, 1);
  expect(lng).toBeCloseTo(80.77, 1);
});

test("the ground of a village grows with its people, and closes", () => {
  const widths = sources.builtUp.features.map(({ geometry }) => {
    const [ring = []] = geometry.coordinates;
    expect(ring[0]).toEqual(ring.at(-1));
    const lngs = ring.map(([lng = 0]) => lng);
    return Math.max(...lngs) - Math.min(...lngs);
  });
  const { people } = DATA.villages;
  const [large, small] = [Math.max(...people), Math.min(...people)].map(
    (count) => widths[people.indexOf(count)] ?? 0,
  );
  expect(large).toBeGreaterThan(4 * (small ?? 0));
});

test("every facility that is marked has one of the kinds of the data", () => {
  const kinds = new Set(sources.facilities.features.map(({ properties }) => properties?.kind));
  for (const kind of Object.keys(FACILITY_MARKS)) expect(kinds).toContain(kind);
  expect(sources.facilities.features.some(({ properties }) => properties?.nameTe)).toBe(true);
});
