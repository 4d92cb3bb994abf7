import { planFile, toLatLng } from "site-model";
import { type Drawing, type DrawingLine, NoDrawingError, type PlacedPoint } from "./drawing.ts";

/** Between the two places that tell how the plan is turned, metres. */
const SPAN = 100;

/** Our own plan file as a drawing that lies on the map; throws `NoDrawingError`. */
export function readPlanFile(content: unknown): {
  readonly drawing: Drawing;
  readonly points: readonly [PlacedPoint, PlacedPoint];
} {
  const read = planFile.safeParse(content);
  if (!read.success) throw new NoDrawingError("", { cause: read.error });
  const plan = read.data;
  const area = (layer: string, points: DrawingLine["points"]): DrawingLine => ({
    ...{ layer, points, closed: true },
  });
  const lines = [
    area("boundary", plan.boundary),
    ...plan.plots.map(({ number, polygon }) => ({
      ...area("plots", polygon),
      number: String(number),
    })),
    ...plan.roadArea.map((ring) => area("roads", ring)),
    ...plan.openSpaces.map(({ polygon }) => area("parks", polygon)),
    ...plan.utilities.map(({ polygon }) => area("utilities", polygon)),
  ];
  const at = (x: number, y: number): PlacedPoint => ({ x, y, ...toLatLng(plan, [x, y]) });
  return {
    drawing: { unit: "m", isDegrees: false, lines, texts: [], leftOut: 0 },
    points: [at(0, 0), at(0, SPAN)],
  };
}
