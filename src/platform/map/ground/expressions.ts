// The types of MapLibre know expressions by the number of their parts, which one made from a table
// does not have. Such are made here alone, of parts that are typed; all others need no cast. What the
// style then says is checked by its validator in `base-style.test.ts`.
import type { ExpressionSpecification } from "maplibre-gl";

/** What stands in an expression: a value, or another expression. */
export type Part = string | number | boolean | ExpressionSpecification;

/** An expression of as many parts as a table gives it. */
export function expressionOf(
  operator: "all" | "coalesce" | "match" | "step",
  ...parts: readonly Part[]
): ExpressionSpecification {
  return [operator, ...parts] as unknown as ExpressionSpecification;
}

/** Goes evenly from one value to the next between zooms. */
export function byZoom(
  ...stops: readonly (readonly [zoom: number, value: Part])[]
): ExpressionSpecification {
  return [
    "interpolate",
    ["linear"],
    ["zoom"],
    ...stops.flat(),
  ] as unknown as ExpressionSpecification;
}
