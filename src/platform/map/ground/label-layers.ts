import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { LANGUAGE_TABLE, type Language } from "#platform/i18n/languages.ts";
import { expressionOf, type Part } from "./expressions.ts";
import { halo, shieldLayout, sizes } from "./layer-styles.ts";
import type { MapColours } from "./map-colours.ts";
import { fontStack } from "./map-fonts.ts";

/** Feature properties that carry a name, best first: `nameTe` is the Telugu one. */
export function namePropertiesOf(language: Language): readonly string[] {
  if (LANGUAGE_TABLE[language].script === null) return ["name"];
  return [`name${language.charAt(0).toUpperCase()}${language.slice(1)}`, "name"];
}

/** Places by rank: 1 city, 2 town, 3 mandal centre, 4 village, 5 quarter of a city. */
const PLACES = [
  { rank: 5, from: 12, weight: "regular", ink: "muted", size: 12 },
  { rank: 4, from: 10.2, weight: "regular", ink: "muted", size: sizes(10.2, 12, 14, 14) },
  { rank: 3, from: 8.4, weight: "regular", ink: "ink", size: sizes(8.4, 12, 14, 15.5) },
  { rank: 2, from: 6, weight: "bold", ink: "ink", size: sizes(6, 12, 12, 17) },
  { rank: 1, from: 4, weight: "bold", ink: "ink", size: sizes(6, 14, 12, 21) },
] as const;

/** A name stands on its place, or steps aside for a marker: offsets in ems. */
const BESIDE_MARKERS: SymbolLayerSpecification["layout"] extends infer Layout
  ? NonNullable<Layout> extends { "text-variable-anchor-offset"?: infer Offset }
    ? Offset
    : never
  : never = [
  "center",
  [0, 0],
  "top",
  [0, 1.9],
  "bottom",
  [0, -1.9],
  "left",
  [2, 0],
  "right",
  [-2, 0],
];

/** The name of a feature in a language, else the next best that it carries. */
export function nameIn(language: Language): ExpressionSpecification {
  return expressionOf("coalesce", ...namePropertiesOf(language).map((name): Part => ["get", name]));
}

function placeLayers(language: Language, colours: MapColours): LayerSpecification[] {
  return PLACES.map(({ rank, from, weight, ink, size }) => ({
    id: `place-${rank}`,
    type: "symbol",
    source: "places",
    minzoom: from,
    filter: ["==", ["get", "rank"], rank],
    layout: {
      "text-field": nameIn(language),
      "text-font": fontStack(language, weight),
      "text-size": size,
      "text-max-width": 8,
      "text-padding": rank <= 2 ? 4 : 3,
      "text-variable-anchor-offset": BESIDE_MARKERS,
      "text-justify": "auto",
      "text-line-height": language === "en" ? 1.15 : 1.35,
    },
    paint: { "text-color": colours[ink], ...halo(colours.land, rank <= 2 ? 1.8 : 1.4) },
  }));
}

/** A name along a line, as a surveyor letters a river or a road. */
function alongLine(
  id: string,
  source: string,
  from: number,
  layout: SymbolLayerSpecification["layout"],
  paint: SymbolLayerSpecification["paint"],
): LayerSpecification {
  return {
    id,
    type: "symbol",
    source,
    minzoom: from,
    layout: { "symbol-placement": "line", ...layout },
    paint: { ...paint },
  };
}

function lineLabels(language: Language, colours: MapColours): LayerSpecification[] {
  const name = { "text-field": nameIn(language), "text-font": fontStack(language, "regular") };
  return [
    alongLine(
      "water-name",
      "waterLabels",
      6,
      {
        ...name,
        "text-size": sizes(7, 12, 13, 15),
        "text-letter-spacing": language === "en" ? 0.08 : 0,
      },
      { "text-color": colours.river, ...halo(colours.water, 1) },
    ),
    alongLine(
      "waterway-name",
      "waterways",
      11.5,
      { ...name, "text-size": 12, "symbol-spacing": 420 },
      { "text-color": colours.river, ...halo(colours.land, 1.2) },
    ),
    alongLine(
      "road-name",
      "roads",
      11.3,
      { ...name, "text-size": 12, "symbol-spacing": 440 },
      { "text-color": colours.muted, ...halo(colours.road) },
    ),
    alongLine(
      "rail-name",
      "rail",
      12,
      { ...name, "text-size": 12, "symbol-spacing": 520, "text-offset": [0, 0.9] },
      { "text-color": colours.muted, ...halo(colours.land) },
    ),
  ];
}

function shieldLayer(language: Language, { card }: MapColours): LayerSpecification {
  return {
    id: "road-shield",
    type: "symbol",
    source: "roads",
    minzoom: 8.3,
    filter: ["has", "ref"],
    layout: shieldLayout(language),
    paint: { "text-color": card },
  };
}

function landmarkLayer(language: Language, colours: MapColours): LayerSpecification {
  return {
    id: "landmark",
    type: "symbol",
    source: "landmarks",
    minzoom: 11,
    layout: {
      "icon-image": ["concat", "landmark-", ["get", "kind"]],
      "icon-padding": 1,
      "text-field": nameIn(language),
      "text-font": fontStack(language, "regular"),
      "text-size": 12,
      "text-variable-anchor": ["left", "right", "top", "bottom"],
      "text-radial-offset": 0.9,
      "text-justify": "auto",
      "text-max-width": 9,
      "text-line-height": language === "en" ? 1.15 : 1.35,
      "text-optional": true,
    },
    paint: { "text-color": colours.riverDeep, ...halo(colours.land) },
  };
}

/** Cities beyond the sheet, for who looks from far: which way it lies of what everybody knows. */
function farCities(language: Language, colours: MapColours): LayerSpecification {
  return {
    id: "far-city",
    type: "symbol",
    source: "far",
    maxzoom: 9,
    filter: ["has", "name"],
    layout: {
      "text-field": nameIn(language),
      "text-font": fontStack(language, "bold"),
      "text-size": ["match", ["get", "rank"], 1, 14, 12],
      "text-max-width": 8,
      "text-padding": 4,
      "symbol-sort-key": ["get", "rank"],
    },
    paint: { "text-color": colours.muted, ...halo(colours.land, 1.6) },
  };
}

/** All lettering of the embedded map in one language, least first: later layers are placed first. */
export function labelLayers(language: Language, colours: MapColours): LayerSpecification[] {
  return [
    ...lineLabels(language, colours),
    {
      id: "forest-name",
      type: "symbol",
      source: "areas",
      minzoom: 10,
      filter: ["==", ["get", "kind"], "forest"],
      layout: {
        "text-field": nameIn(language),
        "text-font": fontStack(language, "regular"),
        "text-size": 12,
        "text-max-width": 7,
      },
      paint: { "text-color": colours.muted, ...halo(colours.forest, 1.2) },
    },
    landmarkLayer(language, colours),
    farCities(language, colours),
    shieldLayer(language, colours),
    ...placeLayers(language, colours),
  ];
}
