import { planFile, toLatLng } from "site-model";
import type { StatedSite } from "site-model/drawn";
import { type Drawing, type DrawingLine, NoDrawingError, type PlacedPoint } from "./drawing.ts";

/** Between the two places that tell how the plan is turned, metres. */
const SPAN = 100;

/** Our own plan file as a drawing that lies on the map; throws `NoDrawingError`. */
export function readPlanFile(content: unknown): {
  readonly drawing: Drawing;
  readonly points: readonly [PlacedPoint, PlacedPoint];
  readonly stated: StatedSite;
} {
  const read = planFile.safeParse(content);
  if (!read.success) throw new NoDrawingError("", { cause: read.error });
  const plan = read.data;
  const area = (layer: string, points: DrawingLine["points"]): DrawingLine => ({
    layer,
    points,
    closed: true,
  });
  const lines = [
    area("boundary", plan.boundary),
    ...plan.plots.map(
      ({ number, polygon, sizeSqYd, facing, roads, corner, parkSide, status, priceRupees }) => ({
        ...area("plots", polygon),
        number: String(number),
        toldSqYards: sizeSqYd,
        told: {
          facing,
          corner,
          parkSide,
          priceRupees,
          roadFeet: plan.roads.find(({ id }) => id === roads[0])?.widthFeet ?? null,
          // Whoever holds a plot says for whom and until when, in the console.
          status: status === "held" ? ("available" as const) : status,
        },
      }),
    ),
    ...plan.roadArea.map((ring) => area("roads", ring)),
    ...plan.openSpaces.map(({ polygon }) => area("parks", polygon)),
    ...plan.utilities.map(({ polygon }) => area("utilities", polygon)),
  ];
  const at = (x: number, y: number): PlacedPoint => ({ x, y, ...toLatLng(plan, [x, y]) });
  return {
    drawing: {
      source: "plan",
      unit: "m",
      isDegrees: false,
      lines,
      texts: [],
      leftOut: [],
    },
    points: [at(0, 0), at(0, SPAN)],
    stated: { acres: plan.acres },
  };
}
