import { z } from "zod";
import { FACINGS, PLOT_STATUSES, ROAD_IDS } from "./terms.ts";

/** Metres east and north of the plan's origin. */
const point = z.tuple([z.number(), z.number()]);
const polygon = z.array(point).min(3);

const road = z.strictObject({
  id: z.enum(ROAD_IDS),
  widthFeet: z.number().positive(),
  closed: z.boolean(),
  centre: z.array(point).min(2),
});

const plot = z.strictObject({
  number: z.int().positive(),
  sizeSqYd: z.int().positive(),
  /** How wide and deep a house on it may be, for the model; what is told is measured: `sidesOfPlot`. */
  frontageFeet: z.number().positive(),
  depthFeet: z.number().positive(),
  shape: z.enum(["regular", "irregular"]),
  facing: z.enum(FACINGS),
  /** The road it fronts first, then others along its sides. */
  roads: z.array(z.enum(ROAD_IDS)).min(1),
  corner: z.boolean(),
  parkSide: z.boolean(),
  status: z.enum(PLOT_STATUSES),
  priceRupees: z.int().positive(),
  polygon,
});

const area = z.strictObject({ id: z.string().min(1), polygon });

/** A plan's file, such as `example-plan.json`: metres, counter-clockwise rings that are not closed. */
export const planFile = z.strictObject({
  name: z.string().min(1),
  sample: z.boolean(),
  note: z.string(),
  unit: z.literal("metre"),
  /** Where the origin lies on the map. */
  place: z.strictObject({ lat: z.number(), lng: z.number() }),
  /** Which way north is, clockwise from up. */
  northDegrees: z.number(),
  acres: z.number().positive(),
  wall: z.strictObject({ heightFeet: z.number().positive(), fenceFeet: z.number().positive() }),
  gate: z.strictObject({ at: point, widthMetres: z.number().positive() }),
  boundary: polygon,
  /** The public road before the gate; outside the site. */
  approach: polygon,
  roads: z.array(road).min(1),
  /** All that is neither plot nor open space: outer ring, then the blocks cut out of it. */
  roadArea: z.array(polygon).min(1),
  /** Asphalt, in the same way; what it leaves of the road area is footpath. */
  carriageway: z.array(polygon).min(1),
  median: polygon,
  openSpaces: z.array(area),
  utilities: z.array(area),
  clubhouse: z.strictObject({ polygon, floors: z.int().positive() }),
  pool: polygon,
  deck: polygon,
  playArea: z.strictObject({ at: point, radius: z.number().positive() }),
  court: polygon,
  paths: z.strictObject({ ring: z.array(polygon), links: z.array(polygon) }),
  waterTank: point,
  substation: point,
  /** East, north, width of the crown, tint. */
  trees: z.array(z.tuple([z.number(), z.number(), z.number(), z.int()])),
  /** East, north, direction in radians. */
  lamps: z.array(z.tuple([z.number(), z.number(), z.number()])),
  benches: z.array(z.tuple([z.number(), z.number(), z.number()])),
  plots: z.array(plot).min(1),
});

export type Plan = z.infer<typeof planFile>;
export type PlanPlot = Plan["plots"][number];
