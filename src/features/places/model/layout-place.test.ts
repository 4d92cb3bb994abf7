import { expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { layoutPlace } from "./layout-place.ts";
import { nearestVillage } from "./villages.ts";

const gazetteer = await loadGazetteer();
const NEAR_KAZA = { lat: 16.4029, lng: 80.5236 };

test("a layout 13 km from the town that its source names is near its village instead", () => {
  const { name, farTown } = layoutPlace(gazetteer, "Amaravati", NEAR_KAZA);
  expect(name).toEqual({ en: "Kaza", te: "కాజ", hi: "काजा" });
  expect(farTown?.name.en).toBe("Amaravati");
  expect(farTown?.km).toBeCloseTo(13.1, 1);
});

test("a town within 6 km stays the place of a layout", () => {
  const { name, farTown } = layoutPlace(gazetteer, "Gangur", { lat: 16.47, lng: 80.73 });
  expect([name.en, farTown]).toEqual(["Gangur", null]);
});

test("a layout without a point, or in a town that nobody knows, is where its source says", () => {
  const stated = (en: string, towns: string[]) => ({
    name: expect.objectContaining({ en }),
    farTown: null,
    towns,
  });
  const towns = ["Amaravati", "Guntur district"];
  expect(layoutPlace(gazetteer, "Amaravati", null)).toEqual(stated("Amaravati", towns));
  expect(layoutPlace(gazetteer, "Elsewhere", NEAR_KAZA)).toEqual(
    stated("Elsewhere", ["Guntur district"]),
  );
  const atSea = { lat: 15.6, lng: 81.5 };
  expect(layoutPlace(gazetteer, "Amaravati", atSea)).toEqual(stated("Amaravati", towns));
  expect(layoutPlace(gazetteer, "Elsewhere", atSea)).toEqual(stated("Elsewhere", []));
});

test.each([
  ["Vijayawada", { lat: 16.442, lng: 80.722 }, "Krishna district"],
  ["Vijayawada", { lat: 16.51, lng: 80.64 }, "NTR district"],
  ["Benz Circle", null, "NTR district"],
])("a layout of %s at %j lies in %s", (town, at, district) => {
  expect(layoutPlace(gazetteer, town, at).towns.at(-1)).toBe(district);
});

test("in a town, which the survey of villages leaves out, its own part is the nearest", () => {
  expect(nearestVillage(gazetteer.villages, { lat: 16.4985, lng: 80.6575 })?.name.en).toBe(
    "Benz Circle",
  );
});

test("a village of the survey has the gazetteer's three names, and else its own", () => {
  const named = gazetteer.villages.all.filter(({ name }) => name.te !== null);
  expect(named.length).toBeGreaterThan(100);
  expect(gazetteer.villages.all.length).toBeGreaterThan(1700);
  expect(gazetteer.villages.all.map(({ name }) => name.en)).not.toContain("MALAPALLI");
});
