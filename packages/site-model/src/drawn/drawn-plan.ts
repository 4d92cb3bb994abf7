import { z } from "zod";

/** Metres east and north of the plan's origin. */
const point = z.tuple([z.number(), z.number()]);
const polygon = z.array(point).min(3);

/**
 * A plan that was read from somebody's drawing: what it draws and no more. Metres, north is up;
 * rings run counter-clockwise and are not closed.
 */
export const drawnPlan = z.strictObject({
  kind: z.literal("drawn"),
  /** Where the origin lies on the map. */
  place: z.strictObject({ lat: z.number(), lng: z.number() }),
  /** Null where the drawing has none. */
  boundary: polygon.nullable(),
  plots: z.array(z.strictObject({ number: z.string().min(1), polygon })).min(1),
  /** Their edges: closed where a road is an area. */
  roads: z.array(z.strictObject({ line: z.array(point).min(2), closed: z.boolean() })),
  openSpaces: z.array(polygon),
});

export type DrawnPlan = z.infer<typeof drawnPlan>;
export type DrawnPlot = DrawnPlan["plots"][number];
