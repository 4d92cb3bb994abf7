import type { Bounds, LatLng } from "#lib/geo/geo.ts";

/** Size of the map's pane, px. */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** Where the map is to look; it moves there whenever `key` changes, and only then. */
export type MapTarget = { readonly key: string } /** All of the bounds, with room round them. */ & (
  | { readonly kind: "bounds"; readonly bounds: Bounds }
  /** What a map showed before: these bounds to the edges of the pane. */
  | { readonly kind: "view"; readonly bounds: Bounds }
  | {
      readonly kind: "centre";
      readonly centre: LatLng;
      /** MapLibre's zoom, one less than on the 256-pixel scale; may go by the pane. */
      readonly zoom: number | ((pane: Pane) => number);
    }
);

/** What the map shows once it has come to rest. */
export interface MapView {
  readonly bounds: Bounds;
  readonly centre: LatLng;
  readonly zoom: number;
  /** True when the visitor moved it, by hand, wheel, key or button; false when the page did. */
  readonly byVisitor: boolean;
}

/** Why no map can be shown: to be answered by 'Error loading maps' and a retry. */
export type MapFailure = "no-webgl2" | "style-failed" | "map-failed";

/** Equal to about a metre: enough to tell a move from a redraw. */
export function isSameView(a: MapView | null, b: MapView): boolean {
  if (a === null) return false;
  const pairs = [
    [a.bounds.west, b.bounds.west],
    [a.bounds.south, b.bounds.south],
    [a.bounds.east, b.bounds.east],
    [a.bounds.north, b.bounds.north],
  ] as const;
  return pairs.every(([before, after]) => Math.abs(before - after) < 1e-5);
}
