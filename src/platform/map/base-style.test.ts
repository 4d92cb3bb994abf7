import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import type { BaseMap } from "./base-map.ts";
import { baseStyle, LOWEST_LABEL } from "./base-style.ts";
import { MAP_COLOURS, type MapColours } from "./map-colours.ts";

const BASE_MAP: BaseMap = JSON.parse(await readFile("src/platform/map/base-map.json", "utf8"));
const COLOURS = Object.fromEntries(
  Object.keys(MAP_COLOURS).map((name) => [name, "#123456"]),
) as MapColours;

test.each(LANGUAGES)("in %s every layer shows data that the base map has", (language) => {
  const { layers, sources } = baseStyle(BASE_MAP, language, COLOURS);
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
    const style = baseStyle(BASE_MAP, language, COLOURS);
    expect(style.glyphs).toBeUndefined();
    const city = style.layers.find(({ id }) => id === "place-1");
    expect(city?.layout).toMatchObject({
      "text-font": ["Anek Latin Semibold", "Anek Latin", ...scripts, "sans-serif"],
    });
    expect(JSON.stringify(city?.layout)).toContain(`["get","${name}"]`);
  },
);

test("what the page draws on the ground goes below all lettering", () => {
  const { layers } = baseStyle(BASE_MAP, "en", COLOURS);
  expect(layers.find(({ type }) => type === "symbol")?.id).toBe(LOWEST_LABEL);
});

test("no boundary of the capital is shown", () => {
  const kinds = BASE_MAP.areas.features.map(({ properties }) => properties?.kind);
  expect(new Set(kinds)).toEqual(new Set(["urban", "forest", "airport"]));
});
