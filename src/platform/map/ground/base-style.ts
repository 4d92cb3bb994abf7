import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { Language } from "#platform/i18n/languages.ts";
import type { BaseMap } from "./base-map.ts";
import { labelLayers } from "./label-layers.ts";
import { growing, type Stop } from "./layer-styles.ts";
import type { MapColours } from "./map-colours.ts";
import { type MapSources, rasterSource, vectorSource } from "./map-sources.ts";
import { SURVEYED_ZOOM } from "./map-zooms.ts";
import { STREETS_SOURCE, streetGround, streetLettering } from "./street-layers.ts";

/** The lowest of the embedded style's labels: what the page draws on the ground goes below it. */
export const LOWEST_LABEL = "water-name";

/** Zoom (MapLibre's) from which streets would be expected: 13.4 on the 256-pixel scale. */
export const HONEST_ZOOM = 12.4;

/** From here on the pane is within the sheet: before it, its edge is drawn and what lies round it named. */
export const SHEET_ZOOM = 8;

/** Roads from least to greatest, so that highways lie on top: widths in px by zoom. */
const ROADS = [
  {
    cls: "secondary",
    from: 9.5,
    paint: "road",
    widths: [
      [9.5, 0.8],
      [11, 1.6],
      [14, 6],
    ],
  },
  {
    cls: "primary",
    from: 7.5,
    paint: "road",
    widths: [
      [7.5, 0.9],
      [11, 2.4],
      [14, 8],
    ],
  },
  {
    cls: "trunk",
    from: 5,
    paint: "highway",
    widths: [
      [6, 1.1],
      [11, 3.4],
      [14, 11],
    ],
  },
  {
    cls: "motorway",
    from: 5,
    paint: "highway",
    widths: [
      [6, 1.4],
      [11, 4.2],
      [14, 13],
    ],
  },
] as const satisfies readonly {
  cls: string;
  from: number;
  paint: "road" | "highway";
  widths: readonly Stop[];
}[];

/** A casing shows 0.6 px on each side of its road. */
const CASING_PX = 1.2;

function roadLayers(colours: MapColours): LayerSpecification[] {
  const round = { "line-cap": "round", "line-join": "round" } as const;
  const layers = (kind: "casing" | "fill") =>
    ROADS.map(({ cls, from, paint, widths }): LayerSpecification => {
      const extra = kind === "casing" ? CASING_PX : 0;
      const colour = kind === "casing" ? colours[`${paint}Edge`] : colours[paint];
      return {
        id: `road-${cls}-${kind}`,
        type: "line",
        source: "roads",
        minzoom: from,
        filter: ["==", ["get", "cls"], cls],
        layout: round,
        paint: {
          "line-color": colour,
          "line-width": growing(...widths.map(([zoom, width]): Stop => [zoom, width + extra])),
        },
      };
    });
  return [...layers("casing"), ...layers("fill")];
}

function railLayers({ rail, land }: MapColours): LayerSpecification[] {
  return [
    {
      id: "rail",
      type: "line",
      source: "rail",
      minzoom: 7.5,
      paint: { "line-color": rail, "line-width": growing([8, 0.7], [14, 2.4]) },
    },
    {
      id: "rail-ties",
      type: "line",
      source: "rail",
      minzoom: 9.5,
      paint: {
        "line-color": land,
        "line-width": growing([10, 0.5], [14, 1.4]),
        "line-dasharray": [5, 4],
      },
    },
  ];
}

function areaLayer(kind: string, colour: string, opacity: number): LayerSpecification {
  return {
    id: `area-${kind}`,
    type: "fill",
    source: "areas",
    filter: ["==", ["get", "kind"], kind],
    paint: { "fill-color": colour, "fill-opacity": opacity },
  };
}

function groundLayers(colours: MapColours): LayerSpecification[] {
  return [
    { id: "sea", type: "background", paint: { "background-color": colours.water } },
    {
      id: "land-round",
      type: "fill",
      source: "landRound",
      paint: { "fill-color": colours.land, "fill-antialias": false },
    },
    { id: "land", type: "fill", source: "land", paint: { "fill-color": colours.land } },
    {
      id: "coast",
      type: "line",
      source: "land",
      minzoom: SHEET_ZOOM,
      paint: { "line-color": colours.waterEdge, "line-width": 0.7 },
    },
    {
      id: "sheet-edge",
      type: "line",
      source: "far",
      maxzoom: SHEET_ZOOM + 0.6,
      filter: ["==", ["get", "kind"], "sheet"],
      paint: { "line-color": colours.muted, "line-width": 1.2 },
    },
    areaLayer("forest", colours.forest, 0.8),
    areaLayer("urban", colours.town, 1),
    areaLayer("airport", colours.roadEdge, 0.7),
    { id: "water", type: "fill", source: "water", paint: { "fill-color": colours.water } },
    {
      id: "water-edge",
      type: "line",
      source: "water",
      paint: { "line-color": colours.waterEdge, "line-width": growing([8, 0.5], [14, 1]) },
    },
    {
      id: "waterways",
      type: "line",
      source: "waterways",
      minzoom: 8.5,
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": colours.water, "line-width": growing([8.5, 0.7], [14, 3.5]) },
    },
  ];
}

/** What of the schematic map is drawn along lines that streets, where there are some, put elsewhere. */
const GIVES_WAY = new Set(["roads", "rail", "waterways", "waterLabels", "areas"]);

/** Names of what is schematic end where that is covered. */
function endingNames(layers: readonly LayerSpecification[]): LayerSpecification[] {
  return layers.map((layer) => {
    const ends = layer.type === "symbol" && GIVES_WAY.has(String(layer.source));
    return ends ? { ...layer, maxzoom: SURVEYED_ZOOM } : layer;
  });
}

function namesOf({ places }: BaseMap): string[] {
  return places.features.flatMap(({ properties }) =>
    typeof properties?.name === "string" ? [properties.name] : [],
  );
}

/** The source, and the layer, of pictures from the air: hidden until they are asked for. */
export const AERIAL = "aerial";

/** A little paler than it is, so that dark lettering is read on fields and roofs alike. */
const AERIAL_LAYER: LayerSpecification = {
  id: AERIAL,
  type: "raster",
  source: AERIAL,
  layout: { visibility: "none" },
  paint: { "raster-brightness-min": 0.22, "raster-saturation": -0.15 },
};

export interface StyleOptions extends Pick<MapSources, "streets" | "aerial"> {
  readonly language: Language;
  readonly colours: MapColours;
  /** Of this site, whose tiles they may be. */
  readonly origin: string;
}

/** Lettering, with that of the streets between the lowest and the others. */
function letteringOf(baseMap: BaseMap, { language, colours, streets }: StyleOptions) {
  const names = labelLayers(language, colours);
  if (!streets) return names;
  const [lowest, ...others] = endingNames(names);
  const ofStreets = streetLettering({ language, colours, lettered: namesOf(baseMap) });
  return [...(lowest ? [lowest] : []), ...ofStreets, ...others];
}

/**
 * The embedded style: the survey sheet, with streets where there are tiles of them, and above them
 * the ground from the air. No `glyphs`, so labels are drawn with the page's own fonts and Telugu is
 * shaped by the browser; the fonts must be loaded first.
 */
export function baseStyle(baseMap: BaseMap, options: StyleOptions): StyleSpecification {
  const { colours, streets, aerial, origin } = options;
  const schematic = Object.entries(baseMap).map(([name, data]) => [
    name,
    { type: "geojson", data, tolerance: 0.3 },
  ]);
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(schematic),
      ...(streets && { [STREETS_SOURCE]: vectorSource(streets, origin) }),
      ...(aerial && { [AERIAL]: rasterSource(aerial, origin) }),
    },
    layers: [
      ...groundLayers(colours),
      ...railLayers(colours),
      ...roadLayers(colours),
      ...(streets ? streetGround(colours) : []),
      ...(aerial ? [AERIAL_LAYER] : []),
      ...letteringOf(baseMap, options),
    ],
  };
}
