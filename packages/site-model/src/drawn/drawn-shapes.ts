import type { FeatureCollection } from "geojson";
import { areaOnMap, plotsOnMap } from "../plot-shapes.ts";
import type { PlotStatus } from "../terms.ts";
import type { DrawnPlan } from "./drawn-plan.ts";

/** What of a plot its drawing does not tell. */
interface PlotNow {
  readonly number: string;
  readonly sqYards: number;
  readonly status: PlotStatus;
}

/** A drawn plan as shapes of the map, as `toPlanShapes` describes them; plots that are in no table are left out. */
export function toDrawnShapes(plan: DrawnPlan, now: readonly PlotNow[]): FeatureCollection {
  const placed = { place: plan.place, northDegrees: 0 };
  const byNumber = new Map(now.map((plot) => [plot.number, plot]));
  const plots = plan.plots.flatMap(({ number, polygon }) => {
    const plot = byNumber.get(number);
    if (!plot) return [];
    return [{ number, sqYards: plot.sqYards, status: plot.status, polygon }];
  });
  const roads = plan.roads.filter(({ closed }) => closed).map(({ line }) => line);
  return {
    type: "FeatureCollection",
    features: [
      ...(plan.boundary ? [areaOnMap(placed, "site", [plan.boundary])] : []),
      ...roads.map((road) => areaOnMap(placed, "road", [road])),
      ...plan.openSpaces.map((ring) => areaOnMap(placed, "green", [ring])),
      ...plotsOnMap(placed, plots),
    ],
  };
}
