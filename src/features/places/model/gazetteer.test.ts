import { readFile } from "node:fs/promises";
import type { FeatureCollection, Point } from "geojson";
import { expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { buildGazetteer, findByName, placesIn, townName } from "./gazetteer.ts";
import { parseGazetteerFile } from "./gazetteer-file.ts";

const gazetteer = await loadGazetteer();

async function readMapPoints(file: string) {
  const map: FeatureCollection<Point> = JSON.parse(await readFile(`data/region/${file}`, "utf8"));
  return map.features.map(({ properties, geometry: { coordinates } }) => ({
    name: { en: properties?.name, te: properties?.nameTe, hi: properties?.nameHi },
    rank: properties?.rank,
    lat: coordinates[1],
    lng: coordinates[0],
  }));
}

test.each(["places.geojson", "landmarks.geojson"])(
  "%s says the same as the gazetteer",
  async (file) => {
    const known = [...gazetteer.places, ...gazetteer.landmarks];
    const points = await readMapPoints(file);
    expect(points.length).toBeGreaterThan(15);
    for (const point of points) {
      expect(known).toContainEqual(expect.objectContaining(point));
    }
  },
);

test("names of a town that is not in the gazetteer stay as written", () => {
  expect(townName(gazetteer, "Elsewhere")).toEqual({ en: "Elsewhere", te: null, hi: null });
  expect(townName(gazetteer, "Gangur").te).toBe("గంగూరు");
});

test("a village of the survey is written as ours of its name, though we have it some way off", () => {
  const spelt = (name: string) =>
    gazetteer.villages.all.filter((village) => village.name.en === name).map(({ name }) => name.te);
  expect(spelt("Penumaka")).toEqual(["పెనుమాక"]);
  expect(spelt("Surampalli")).toContain("సూరంపల్లి");
  // Another one of the name, 9 km from ours.
  expect(spelt("Malkapuram")).toContain(null);
});

test("where something lies is told in the page's language, place by place, where it is known", () => {
  const told = (written: string) =>
    LANGUAGES.map((language) => placesIn(gazetteer, written, language));
  expect(told("Kanuru, Near the canal")).toEqual([
    "Kanuru, Near the canal",
    "కానూరు, Near the canal",
    "कानूरु, Near the canal",
  ]);
  expect(told("కానూరు")).toEqual(["Kanuru", "కానూరు", "कानूरु"]);
  expect(told("")).toEqual(["", "", ""]);
});

test("of two places of one sound the exact spelling wins, else the better known", () => {
  expect(findByName(gazetteer, "Amaravathi")?.lng).toBe(80.358);
  expect(findByName(gazetteer, "AMARAVATI")?.lng).toBe(80.51);
  expect(findByName(gazetteer, "Amaraavathi")?.lng).toBe(80.51);
});

test("refuses a file whose names refer to nothing", () => {
  const place = { en: "A", te: "అ", hi: "अ", kind: "town", rank: 2, within: "x", lat: 16, lng: 80 };
  const file = { about: "", districts: [], places: [place], pincodes: [], landmarks: [] };
  expect(() => buildGazetteer(parseGazetteerFile(file), { region: shippedRegion() })).toThrow(
    'within unknown "x"',
  );
  expect(() => parseGazetteerFile({ ...file, places: [{ ...place, lat: 116 }] })).toThrow("lat");
  // Else it is not told from the town of its name.
  const districts = [{ id: "x", en: "Guntur", te: "గుంటూరు", hi: "गुंटूर" }];
  expect(() => parseGazetteerFile({ ...file, districts })).toThrow("district");
});
