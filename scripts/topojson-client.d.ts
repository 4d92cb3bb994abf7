declare module "topojson-client" {
  import type { FeatureCollection, MultiPolygon } from "geojson";

  /** Turns one object of a topology into GeoJSON. */
  export function feature(topology: unknown, object: unknown): FeatureCollection<MultiPolygon>;
}
