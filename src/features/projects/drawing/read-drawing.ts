import { boxOf, type DrawnPlan, type MeasuredPlot } from "site-model/drawn";
import { areaOf, toSqYards } from "site-model/plan-geometry";
import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import { checkDrawing } from "./check-drawing.ts";
import type {
  Drawing,
  DrawingLine,
  DrawingNeed,
  DrawingPoint,
  DrawingSaid,
  LayerRole,
  ReadDrawing,
} from "./drawing.ts";
import { isClosed, rolesOf } from "./layer-roles.ts";
import { placeDrawing } from "./place-drawing.ts";

const MOST_BREACHES = 100;
const MOST_LAYERS = 100;
/** Corners that are offered for the two points of the map. */
const CORNERS = 8;

/** A drawing as it is shown, and the plan that it makes; null where something is wrong or missing. */
export function readDrawing(
  drawing: Drawing,
  said: DrawingSaid = {},
): { readonly shown: ReadDrawing; readonly plan: DrawnPlan | null } {
  const roles = rolesOf(drawing, said.layers);
  const unit = drawing.isDegrees ? "m" : (said.unit ?? drawing.unit);
  const placing = placeDrawing(drawing, unit ?? "m", said.points);
  const { plan, measured, breaches } = checkDrawing(drawing, {
    roles,
    placing,
    unit,
    stated: said.stated ?? {},
  });
  const ofPlots = drawing.lines.filter(
    (line) => roles.get(line.layer) === "plots" && isClosed(line) && !line.isCutOut,
  );
  const needs: DrawingNeed[] = [
    ...(ofPlots.length === 0 ? (["plots"] as const) : []),
    ...(unit === null ? (["unit"] as const) : []),
    ...(placing.place === null ? (["points"] as const) : []),
  ];
  const { toMetres } = placing;
  const sizes = ofPlots
    .map(({ points }) => Math.abs(toSqYards(areaOf(points.map(toMetres)))))
    .sort((a, b) => a - b);
  const shown = drawing.lines.flatMap(({ points }) => points);
  const box = boxOf(shown.length > 0 ? shown : [[0, 0]]);
  return {
    plan,
    shown: {
      layers: layersOf(drawing, roles),
      unit,
      isDegrees: drawing.isDegrees,
      box,
      leftOut: drawing.leftOut,
      needs,
      lines: drawing.lines.map((line) => ({
        role: roles.get(line.layer) ?? "none",
        d: toPath(line, box),
      })),
      numbers: drawing.texts
        .filter(({ layer }) => roles.get(layer) === "numbers" || roles.get(layer) === "plots")
        .map(({ at: [x, y], text }) => ({ at: [x, -y] as const, text: text.slice(0, 12) })),
      corners: outerCorners(shown, box),
      breaches: breaches.slice(0, MOST_BREACHES),
      moreBreaches: Math.max(0, breaches.length - MOST_BREACHES),
      plots: measured.map(({ line, plot }) => ({
        ...toListed(plot),
        ...drawing.lines[line]?.told,
      })),
      middleSqYards:
        unit === null || sizes.length === 0
          ? null
          : Math.round(sizes[Math.floor(sizes.length / 2)] ?? 0),
      placing:
        placing.place === null || drawing.isDegrees
          ? null
          : { turnDegrees: placing.turnDegrees, scale: placing.scale },
    },
  };
}

function layersOf({ lines, texts }: Drawing, roles: ReadonlyMap<string, LayerRole>) {
  return [...roles].slice(0, MOST_LAYERS).map(([name, role]) => {
    const own = lines.filter(({ layer }) => layer === name);
    return {
      name,
      role,
      lines: own.length,
      closed: own.filter(isClosed).length,
      texts: texts.filter(({ layer }) => layer === name).length,
    };
  });
}

/** An SVG path, y turned over, to a ten-thousandth of the drawing's width. */
function toPath({ points, closed }: DrawingLine, { least, most }: ReadDrawing["box"]): string {
  const span = Math.max(most[0] - least[0], most[1] - least[1]) || 1;
  const decimals = Math.min(12, Math.max(0, Math.ceil(4 - Math.log10(span))));
  const parts = points.map(
    ([x, y]) => `${Number(x.toFixed(decimals))} ${Number((-y).toFixed(decimals))}`,
  );
  return `M${parts.join("L")}${closed ? "Z" : ""}`;
}

/** Of each of eight directions the point that lies farthest out. */
function outerCorners(points: readonly DrawingPoint[], { least, most }: ReadDrawing["box"]) {
  const [x, y] = [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2];
  const found = Array.from({ length: CORNERS }, (_, eighth) => {
    const angle = (Math.PI / 4) * eighth + Math.PI / 4;
    const reach = (at: DrawingPoint) =>
      (at[0] - x) * Math.cos(angle) + (at[1] - y) * Math.sin(angle);
    return points.reduce<DrawingPoint | null>(
      (best, at) => (best && reach(best) >= reach(at) ? best : at),
      null,
    );
  });
  const each = found.filter((point) => point !== null);
  return [...new Map(each.map((point) => [point.join(), point])).values()];
}

/** A measured plot as it is brought in: to be had, its price to be asked for. */
function toListed({ number, sqYards, sides, facing, corner, parkSide }: MeasuredPlot): ListedPlot {
  return {
    number,
    sqYards,
    sides,
    facing,
    corner,
    parkSide,
    roadFeet: null,
    status: "available",
    priceRupees: null,
  };
}
