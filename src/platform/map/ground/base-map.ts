import type { Feature, FeatureCollection, Geometry } from "geojson";

/** Layers of the embedded base map, by the file of `data/region` that each is made from. */
export const BASE_MAP_LAYERS = {
  landRound: "land-round",
  land: "land",
  areas: "areas",
  water: "water",
  waterways: "waterways",
  rail: "rail",
  roads: "roads",
  waterLabels: "water-labels",
  places: "places",
  far: "far",
  landmarks: "landmarks",
} as const;

/** The embedded base map: schematic, made from `data/region`, land from Natural Earth. */
export type BaseMap = Readonly<Record<keyof typeof BASE_MAP_LAYERS, FeatureCollection>>;

/** About 1 m: finer than anything on a schematic map. */
const DECIMALS = 5;

/** Properties that the style reads. */
const PROPERTIES = ["name", "nameTe", "nameHi", "kind", "cls", "ref", "rank"];

function round(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(round);
  return typeof value === "number" ? Number(value.toFixed(DECIMALS)) : value;
}

function packFeature({ geometry, properties }: Feature): Feature {
  const named = Object.entries(properties ?? {}).filter(
    ([name, value]) => PROPERTIES.includes(name) && value !== null && value !== "",
  );
  return {
    type: "Feature",
    properties: Object.fromEntries(named),
    geometry: JSON.parse(JSON.stringify(geometry), (_, value) => round(value)) as Geometry,
  };
}

/** Keeps what the style shows: rounded coordinates, and no property that it does not read. */
export function packBaseMap(layers: BaseMap): BaseMap {
  const packed = Object.entries(layers).map(([layer, { features }]) => [
    layer,
    { type: "FeatureCollection", features: features.map(packFeature) },
  ]);
  return Object.fromEntries(packed) as BaseMap;
}
