import { z } from "zod";

/** Kinds of files that hold a drawing: DXF, GeoJSON, and the file of a whole plan. */
export const DRAWING_SOURCES = ["dxf", "geojson", "plan"] as const;
export type DrawingSource = (typeof DRAWING_SOURCES)[number];

/** Metres east and north of the plan's origin. */
const point = z.tuple([z.number(), z.number()]);
const polygon = z.array(point).min(3);

/**
 * A plan that was read from somebody's drawing: what it draws and no more. Metres, north is up;
 * rings run counter-clockwise and are not closed.
 */
export const drawnPlan = z.strictObject({
  kind: z.literal("drawn"),
  /** What kind of file it was read from; plans from before this was kept do not say. */
  source: z.enum(DRAWING_SOURCES).optional(),
  /** Where the origin lies on the map. */
  place: z.strictObject({ lat: z.number(), lng: z.number() }),
  /** Null where the drawing has none. */
  boundary: polygon.nullable(),
  plots: z.array(z.strictObject({ number: z.string().min(1), polygon })).min(1),
  /** Their edges: closed where a road is an area. */
  roads: z.array(z.strictObject({ line: z.array(point).min(2), closed: z.boolean() })),
  openSpaces: z.array(polygon),
  /** Land for what serves all, such as a substation; plans from before this was read have none. */
  utilities: z.array(polygon).default([]),
});

export type DrawnPlan = z.infer<typeof drawnPlan>;
export type DrawnPlot = DrawnPlan["plots"][number];
