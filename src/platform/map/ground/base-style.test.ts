import { readFile } from "node:fs/promises";
import { createExpression, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import type { BaseMap } from "./base-map.ts";
import { baseStyle, LOWEST_LABEL } from "./base-style.ts";
import { MAP_COLOURS, type MapColours } from "./map-colours.ts";
import { streetName } from "./street-layers.ts";

const BASE_MAP: BaseMap = JSON.parse(
  await readFile("src/platform/map/ground/base-map.json", "utf8"),
);
const COLOURS = Object.fromEntries(
  Object.keys(MAP_COLOURS).map((name) => [name, "#123456"]),
) as MapColours;

const PLAIN = { colours: COLOURS, streets: null, aerial: null, origin: "https://plots.test" };
const STREETS = {
  tiles: "/map/streets/0123456789abcdef/{z}/{x}/{y}",
  minZoom: 0,
  maxZoom: 15,
  pixels: 512,
  credit: "",
  bounds: { west: 80, south: 16, east: 81, north: 17 },
};

test.each(LANGUAGES)("in %s every layer shows data that the base map has", (language) => {
  const { layers, sources } = baseStyle(BASE_MAP, { ...PLAIN, language });
  for (const layer of layers) {
    if (layer.type !== "background") expect(Object.keys(sources)).toContain(layer.source);
  }
  expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
});

test.each([
  ["en", [], "name"],
  ["te", ["Anek Telugu"], "nameTe"],
  ["hi", ["Anek Devanagari"], "nameHi"],
] as const)(
  "in %s labels are lettered in the page's fonts and language",
  (language, scripts, name) => {
    const style = baseStyle(BASE_MAP, { ...PLAIN, language });
    expect(style.glyphs).toBeUndefined();
    const city = style.layers.find(({ id }) => id === "place-1");
    expect(city?.layout).toMatchObject({
      "text-font": ["Anek Latin Semibold", "Anek Latin", ...scripts, "sans-serif"],
    });
    expect(JSON.stringify(city?.layout)).toContain(`["get","${name}"]`);
  },
);

test("what the page draws on the ground goes below all lettering", () => {
  const { layers } = baseStyle(BASE_MAP, { ...PLAIN, language: "en" });
  expect(layers.find(({ type }) => type === "symbol")?.id).toBe(LOWEST_LABEL);
});

test("no boundary of the capital is shown", () => {
  const kinds = BASE_MAP.areas.features.map(({ properties }) => properties?.kind);
  expect(new Set(kinds)).toEqual(new Set(["urban", "forest", "airport"]));
});

test.each(LANGUAGES)(
  "in %s streets lie between the schematic ground and all lettering",
  (language) => {
    const style = baseStyle(BASE_MAP, { ...PLAIN, language, streets: STREETS });
    expect(style.sources.streets).toMatchObject({
      tiles: ["https://plots.test/map/streets/0123456789abcdef/{z}/{x}/{y}"],
      bounds: [80, 16, 81, 17],
    });
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.indexOf("street-earth")).toBeGreaterThan(ids.indexOf("road-motorway-fill"));
    expect(ids.indexOf("street-motorway-fill")).toBeLessThan(ids.indexOf(LOWEST_LABEL));
    expect(style.layers.find(({ type }) => type === "symbol")?.id).toBe(LOWEST_LABEL);
    expect(validateStyleMin(style)).toEqual([]);
  },
);

test("with streets no schematic road, river or forest is named where theirs are", () => {
  const { layers } = baseStyle(BASE_MAP, { ...PLAIN, language: "en", streets: STREETS });
  const ends = (id: string) => layers.find((layer) => layer.id === id)?.maxzoom;
  for (const id of ["road-name", "road-shield", "water-name", "waterway-name", "forest-name"])
    expect(ends(id), id).toBe(10);
  expect(ends("place-1")).toBeUndefined();
});

test("a street's name is in the page's language, else Latin, else as it is written there", () => {
  const nameOf = (language: Language, properties: Record<string, string>) => {
    const parsed = createExpression(streetName(language), "text-field");
    if (parsed.result === "error") throw new Error(JSON.stringify(parsed.value));
    return parsed.value.evaluate({ zoom: 15 }, { type: "LineString", properties });
  };
  const all = { name: "బందర్ రోడ్", script: "Telugu", "name:en": "Bandar Road", "name:hi": "बंदर रोड" };
  expect([nameOf("en", all), nameOf("te", all), nameOf("hi", all)]).toEqual([
    "Bandar Road",
    "బందర్ రోడ్",
    "बंदर रोड",
  ]);
  const latin = { name: "Canal Road" };
  expect([nameOf("en", latin), nameOf("te", latin), nameOf("hi", latin)]).toEqual(
    Array(3).fill("Canal Road"),
  );
  const local = { name: "బందర్ రోడ్", script: "Telugu" };
  expect([nameOf("en", local), nameOf("hi", local)]).toEqual(Array(2).fill("బందర్ రోడ్"));
  const own = { name: "నేరుగా", "name:te": "పేరు", "name:en": "Name", script: "Telugu" };
  expect(nameOf("te", own)).toBe("పేరు");
});

test("the ground from the air lies above streets and below all lettering, hidden until it is asked for", () => {
  const aerial = { ...STREETS, tiles: "https://air.test/{z}/{x}/{y}.jpg", pixels: 256 };
  const style = baseStyle(BASE_MAP, { ...PLAIN, language: "te", streets: STREETS, aerial });
  expect(style.sources.aerial).toMatchObject({
    type: "raster",
    tileSize: 256,
    maxzoom: 15,
    tiles: ["https://air.test/{z}/{x}/{y}.jpg"],
  });
  const ids = style.layers.map(({ id }) => id);
  expect(ids.indexOf("aerial")).toBe(ids.indexOf(LOWEST_LABEL) - 1);
  expect(style.layers.find(({ id }) => id === "aerial")?.layout).toEqual({ visibility: "none" });
  expect(validateStyleMin(style)).toEqual([]);
});
