import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from "maplibre-gl";
import { LANGUAGE_TABLE, type Language } from "#platform/i18n/languages.ts";
import { byZoom, expressionOf, type Part } from "./expressions.ts";
import { growing, halo, type Stop, shieldLayout, sizes } from "./layer-styles.ts";
import type { MapColours } from "./map-colours.ts";
import { fontStack } from "./map-fonts.ts";
import { SURVEYED_ZOOM } from "./map-zooms.ts";

export const STREETS_SOURCE = "streets";

/** Kinds of the schema (https://docs.protomaps.com/basemaps/layers) by the colour they are painted in. */
const GREEN = [
  "park",
  "garden",
  "forest",
  "wood",
  "grass",
  "grassland",
  "scrub",
  "orchard",
  "cemetery",
  "golf_course",
  "nature_reserve",
  "national_park",
  "protected_area",
  "recreation_ground",
];
const BUILT_UP = [
  "residential",
  "commercial",
  "industrial",
  "retail",
  "railway",
  "military",
  "school",
  "college",
  "university",
  "hospital",
  "aerodrome",
];

/** Roads from least to greatest by their class in OpenStreetMap: widths in px by zoom. */
const ROADS = [
  {
    id: "service",
    details: ["service", "track", "driveway", "alley"],
    from: 15,
    paint: "road",
    widths: [
      [15, 1],
      [17, 4],
      [20, 14],
    ],
  },
  {
    id: "minor",
    details: ["residential", "unclassified", "living_street", "road", "pedestrian", "busway"],
    from: 12.5,
    paint: "road",
    widths: [
      [12.5, 0.6],
      [15, 3],
      [17, 9],
      [20, 26],
    ],
  },
  {
    id: "tertiary",
    details: ["tertiary", "tertiary_link"],
    from: 11,
    paint: "road",
    widths: [
      [11, 0.9],
      [14, 4],
      [17, 13],
      [20, 32],
    ],
  },
  {
    id: "secondary",
    details: ["secondary", "secondary_link"],
    from: SURVEYED_ZOOM,
    paint: "road",
    widths: [
      [10, 1.1],
      [14, 6],
      [17, 16],
      [20, 38],
    ],
  },
  {
    id: "primary",
    details: ["primary", "primary_link"],
    from: SURVEYED_ZOOM,
    paint: "road",
    widths: [
      [10, 1.6],
      [14, 8],
      [17, 19],
      [20, 44],
    ],
  },
  {
    id: "trunk",
    details: ["trunk", "trunk_link"],
    from: SURVEYED_ZOOM,
    paint: "highway",
    widths: [
      [10, 2.4],
      [14, 10],
      [17, 22],
      [20, 48],
    ],
  },
  {
    id: "motorway",
    details: ["motorway", "motorway_link"],
    from: SURVEYED_ZOOM,
    paint: "highway",
    widths: [
      [10, 3],
      [14, 12],
      [17, 24],
      [20, 52],
    ],
  },
] as const satisfies readonly {
  id: string;
  details: readonly string[];
  from: number;
  paint: "road" | "highway";
  widths: readonly Stop[];
}[];

/** A casing shows 0.6 px on each side of its road. */
const CASING_PX = 1.2;
/** The schematic ground gives way to the surveyed one within so much of a zoom. */
const FADE = 0.5;

const isOne = (key: string, values: readonly string[]): ExpressionSpecification => [
  "in",
  ["get", key],
  ["literal", [...values]],
];

const isShape = (shape: "Polygon" | "LineString" | "Point"): ExpressionSpecification => [
  "==",
  ["geometry-type"],
  shape,
];

const both = (...filters: readonly ExpressionSpecification[]) => expressionOf("all", ...filters);

const ofStreets = { source: STREETS_SOURCE } as const;

function fill(
  id: string,
  layer: string,
  filter: ExpressionSpecification | null,
  paint: { colour: string; opacity?: DataDrivenPropertyValueSpecification<number>; from?: number },
): LayerSpecification {
  return {
    ...ofStreets,
    id,
    type: "fill",
    "source-layer": layer,
    minzoom: paint.from ?? SURVEYED_ZOOM,
    filter: filter ? both(isShape("Polygon"), filter) : isShape("Polygon"),
    paint: { "fill-color": paint.colour, "fill-opacity": paint.opacity ?? 1 },
  };
}

function groundLayers(colours: MapColours): LayerSpecification[] {
  const appearing = byZoom([SURVEYED_ZOOM, 0], [SURVEYED_ZOOM + FADE, 1]);
  return [
    // Covers the schematic ground wherever a tile of streets is there, and nowhere else.
    fill("street-earth", "earth", null, { colour: colours.land, opacity: appearing }),
    fill("street-built-up", "landuse", isOne("kind", BUILT_UP), {
      colour: colours.town,
      opacity: appearing,
    }),
    fill("street-green", "landuse", isOne("kind", GREEN), {
      colour: colours.forest,
      opacity: appearing,
    }),
    fill("street-water", "water", null, { colour: colours.water, opacity: appearing }),
    {
      ...ofStreets,
      id: "street-waterways",
      type: "line",
      "source-layer": "water",
      minzoom: SURVEYED_ZOOM,
      filter: isShape("LineString"),
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": colours.water, "line-width": growing([10, 0.7], [14, 2.5], [18, 7]) },
    },
    fill("street-buildings", "buildings", isOne("kind", ["building", "building_part"]), {
      colour: colours.roadEdge,
      from: 14,
      opacity: ["interpolate", ["linear"], ["zoom"], 14, 0, 15, 0.55],
    }),
  ];
}

function roadLayers(colours: MapColours): LayerSpecification[] {
  const layers = (part: "casing" | "fill") =>
    ROADS.map(({ id, details, from, paint, widths }): LayerSpecification => {
      const extra = part === "casing" ? CASING_PX : 0;
      return {
        ...ofStreets,
        id: `street-${id}-${part}`,
        type: "line",
        "source-layer": "roads",
        minzoom: from,
        filter: both(isShape("LineString"), isOne("kind_detail", details)),
        layout: { "line-cap": "round", "line-join": "round" },
        paint: {
          "line-color": part === "casing" ? colours[`${paint}Edge`] : colours[paint],
          "line-width": growing(...widths.map(([zoom, width]): Stop => [zoom, width + extra])),
        },
      };
    });
  return [
    {
      ...ofStreets,
      id: "street-path",
      type: "line",
      "source-layer": "roads",
      minzoom: 15.5,
      filter: both(isOne("kind", ["path"]), ["!", isOne("kind_detail", ["track"])]),
      paint: {
        "line-color": colours.roadEdge,
        "line-width": growing([15.5, 0.8], [18, 2]),
        "line-dasharray": [3, 2],
      },
    },
    ...layers("casing"),
    ...layers("fill"),
    {
      ...ofStreets,
      id: "street-rail",
      type: "line",
      "source-layer": "roads",
      minzoom: SURVEYED_ZOOM,
      filter: isOne("kind", ["rail"]),
      paint: { "line-color": colours.rail, "line-width": growing([10, 1], [14, 2.4], [18, 6]) },
    },
    {
      ...ofStreets,
      id: "street-rail-ties",
      type: "line",
      "source-layer": "roads",
      minzoom: SURVEYED_ZOOM,
      filter: isOne("kind", ["rail"]),
      paint: {
        "line-color": colours.land,
        "line-width": growing([10, 0.6], [14, 1.4], [18, 4]),
        "line-dasharray": [5, 4],
      },
    },
  ];
}

/**
 * A name in the page's language, else in Latin, else as it is written there: `name:te`, `name`
 * where that is in Telugu script, `name:en`, `name`.
 */
export function streetName(language: Language): ExpressionSpecification {
  const own: readonly Part[] = LANGUAGE_TABLE[language].script
    ? [
        ["get", `name:${language}`],
        ["case", ["==", ["get", "script"], SCRIPTS[language]], ["get", "name"], ["get", "name:en"]],
      ]
    : [];
  return expressionOf("coalesce", ...own, ["get", "name:en"], ["get", "name"]);
}

/** As Protomaps names the script that a name is in. */
const SCRIPTS: Readonly<Record<Language, string>> = {
  en: "Latin",
  te: "Telugu",
  hi: "Devanagari",
};

interface Lettering {
  readonly language: Language;
  readonly colours: MapColours;
  /** Names that the embedded map letters itself, which are not lettered twice. */
  readonly lettered: readonly string[];
}

function lineNames({ language, colours }: Lettering): LayerSpecification[] {
  const along = {
    "symbol-placement": "line",
    "text-field": streetName(language),
    "text-font": fontStack(language, "regular"),
    "text-size": 12,
  } as const;
  return [
    {
      ...ofStreets,
      id: "street-water-name",
      type: "symbol",
      "source-layer": "water",
      minzoom: SURVEYED_ZOOM,
      filter: both(isShape("LineString"), ["has", "name"]),
      layout: { ...along, "symbol-spacing": 420 },
      paint: { "text-color": colours.river, ...halo(colours.land, 1.2) },
    },
    {
      ...ofStreets,
      id: "street-name",
      type: "symbol",
      "source-layer": "roads",
      minzoom: 12.5,
      filter: both(
        ["has", "name"],
        [
          "step",
          ["zoom"],
          isOne("kind", ["highway", "major_road"]),
          15.2,
          isOne("kind", ["highway", "major_road", "minor_road"]),
        ],
      ),
      layout: { ...along, "symbol-spacing": 440 },
      paint: { "text-color": colours.muted, ...halo(colours.road) },
    },
    {
      ...ofStreets,
      id: "street-shield",
      type: "symbol",
      "source-layer": "roads",
      minzoom: SURVEYED_ZOOM,
      filter: both(["has", "ref"], isOne("kind_detail", ["motorway", "trunk", "primary"])),
      layout: shieldLayout(language),
      paint: { "text-color": colours.card },
    },
  ];
}

function placeNames({ language, colours, lettered }: Lettering): LayerSpecification {
  const known: ExpressionSpecification = ["literal", [...lettered]];
  return {
    ...ofStreets,
    id: "street-place",
    type: "symbol",
    "source-layer": "places",
    minzoom: SURVEYED_ZOOM + FADE,
    filter: both(
      isOne("kind", ["locality", "macrohood", "neighbourhood"]),
      ["!", ["in", ["coalesce", ["get", "name:en"], ["get", "name"], ""], known]],
      [
        "step",
        ["zoom"],
        isOne("kind_detail", ["town"]),
        12,
        isOne("kind_detail", ["town", "village", "suburb"]),
        13,
        true,
      ],
    ),
    layout: {
      "text-field": streetName(language),
      "text-font": fontStack(language, "regular"),
      "text-size": sizes(10, 12, 15, 14.5),
      "text-max-width": 8,
      "text-padding": 3,
      "text-variable-anchor": ["center", "top", "bottom", "left", "right"],
      "text-radial-offset": 0.6,
      "text-justify": "auto",
      "text-line-height": language === "en" ? 1.15 : 1.35,
      "symbol-sort-key": ["coalesce", ["get", "sort_key"], ["get", "min_zoom"], 20],
    },
    paint: { "text-color": colours.muted, ...halo(colours.land) },
  };
}

/** Streets, water and houses as they were surveyed, least first: they lie on the schematic ground. */
export function streetGround(colours: MapColours): LayerSpecification[] {
  return [...groundLayers(colours), ...roadLayers(colours)];
}

/** Their lettering in one language, least first. */
export function streetLettering(lettering: Lettering): LayerSpecification[] {
  return [placeNames(lettering), ...lineNames(lettering)];
}
