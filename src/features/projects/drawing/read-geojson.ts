import { z } from "zod";
import {
  type Drawing,
  type DrawingLine,
  type DrawingPoint,
  leftOutOf,
  NoDrawingError,
  requireBounded,
} from "./drawing.ts";

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const line = z.array(position).min(2);
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: position }),
  z.object({ type: z.literal("LineString"), coordinates: line }),
  z.object({ type: z.literal("MultiLineString"), coordinates: z.array(line) }),
  z.object({ type: z.literal("Polygon"), coordinates: z.array(line).min(1) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(line).min(1)) }),
]);
const feature = z.object({
  type: z.literal("Feature"),
  properties: z.record(z.string(), z.unknown()).nullable().default({}),
  geometry: z.unknown(),
});
const collection = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(feature).max(20_000),
});

/** Properties that tell the number of a plot, the likelier first. */
const NUMBER_KEYS = [
  "plot_no",
  "plotno",
  "plot_number",
  "plotnumber",
  "plot",
  "number",
  "no",
  "label",
  "text",
  "name",
  "id",
];
/** Properties that tell its size, by names that say the unit. */
const SIZE_KEYS = ["sq_yd", "sqyd", "sq_yards", "sqyards", "area_sqyd", "size_sqyd"];
const LAYER_KEYS = ["layer", "part", "kind", "type", "class", "category"];

/** GeoJSON, already parsed; throws `NoDrawingError` and `TooMuchError`. */
export function readGeojson(content: unknown): Drawing {
  const read = collection.safeParse(content);
  if (!read.success) throw new NoDrawingError("", { cause: read.error });
  const lines: DrawingLine[] = [];
  const texts: { layer: string; at: DrawingPoint; text: string }[] = [];
  const leftOut = new Map<string, number>();
  const leaveOut = (kind: string) => leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1);
  for (const { properties, geometry: given } of read.data.features) {
    const shape = geometry.safeParse(given);
    if (!shape.success) {
      leaveOut(kindOf(given));
      continue;
    }
    const told = lowerKeys(properties ?? {});
    const number = findValue(told, NUMBER_KEYS);
    const layer = findValue(told, LAYER_KEYS) ?? shape.data.type;
    if (shape.data.type === "Point") {
      const [x, y] = shape.data.coordinates;
      if (number !== undefined) texts.push({ layer, at: [x, y], text: number });
      else leaveOut(shape.data.type);
      continue;
    }
    const size = Number(findValue(told, SIZE_KEYS) ?? Number.NaN);
    for (const line of linesOf(shape.data)) {
      const isArea = line.closed && !line.isCutOut;
      lines.push({
        layer,
        ...line,
        ...(isArea && number !== undefined && { number }),
        ...(isArea && size > 0 && { toldSqYards: size }),
      });
    }
  }
  const isDegrees = lines.every(({ points }) =>
    points.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90),
  );
  const unit = isDegrees ? "m" : null;
  return requireBounded({
    source: "geojson",
    unit,
    isDegrees,
    lines,
    texts,
    leftOut: leftOutOf(leftOut),
  });
}

/** What a geometry that is not read calls itself. */
function kindOf(given: unknown): string {
  const type = given !== null && typeof given === "object" && "type" in given ? given.type : null;
  return typeof type === "string" ? type : "?";
}

type Shape = Exclude<z.infer<typeof geometry>, { type: "Point" }>;

/** The rings of areas, and lines as they are. */
function linesOf(shape: Shape): Pick<DrawingLine, "points" | "closed" | "isCutOut">[] {
  const toPoints = (positions: z.infer<typeof line>) =>
    positions.map(([x, y]): DrawingPoint => [x, y]);
  const ringsOf = (rings: readonly z.infer<typeof line>[]) =>
    rings.map((ring, at) => ({
      points: toPoints(ring),
      closed: true,
      ...(at > 0 && { isCutOut: true as const }),
    }));
  switch (shape.type) {
    case "LineString":
      return [{ points: toPoints(shape.coordinates), closed: false }];
    case "MultiLineString":
      return shape.coordinates.map((one) => ({ points: toPoints(one), closed: false }));
    case "Polygon":
      return ringsOf(shape.coordinates);
    case "MultiPolygon":
      return shape.coordinates.flatMap(ringsOf);
  }
}

function lowerKeys(properties: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(properties).map(([key, value]) => [key.toLowerCase(), value]));
}

function findValue(
  told: ReadonlyMap<string, unknown>,
  keys: readonly string[],
): string | undefined {
  for (const key of keys) {
    const value = told.get(key);
    if (typeof value === "number" || (typeof value === "string" && value.trim() !== ""))
      return String(value).trim().slice(0, 100);
  }
  return undefined;
}
