import type { ExpressionSpecification } from "maplibre-gl";

export type Stop = readonly [zoom: number, value: number];

/** Widths grow by half again each zoom, as ground does on paper. */
export function growing(...stops: readonly Stop[]): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...stops.flat()] as never;
}
