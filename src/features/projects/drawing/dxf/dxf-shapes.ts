import type { DrawingPoint } from "#features/projects/drawing/drawing.ts";
import { bulgeArc, flattenArc, flattenSpline } from "./flatten-curve.ts";
import { type DxfEntity, hasFlag, numberAt, numbersAt, pointAt, textAt } from "./parse-dxf.ts";

/** What is read of an entity: a line of straight pieces, or a text at its one point. */
export interface DxfShape {
  readonly points: readonly DrawingPoint[];
  readonly closed?: boolean;
  readonly text?: string;
}

/** Null where the entity is broken; curves may stray by the tolerance. */
type ReadShape = (entity: DxfEntity, tolerance: number) => DxfShape | null;

/** Kinds of entities that are read, as the reference names them. */
const SHAPES: ReadonlyMap<string, ReadShape> = new Map<string, ReadShape>([
  ["LINE", readLine],
  ["LWPOLYLINE", readLightPolyline],
  ["POLYLINE", readPolyline],
  ["ARC", readArc],
  ["CIRCLE", readArc],
  ["ELLIPSE", readEllipse],
  ["SPLINE", readSpline],
  ["TEXT", (entity) => readText(entity, 73)],
  ["ATTRIB", (entity) => readText(entity, 74)],
  ["ATTDEF", (entity) => readText(entity, 74)],
  ["MTEXT", readParagraphs],
]);
/** Kinds whose coordinates are seen from the side that their direction (210, 220, 230) points to. */
const SEEN_FROM_ITS_SIDE = ["LWPOLYLINE", "POLYLINE", "ARC", "CIRCLE", "TEXT", "ATTRIB", "ATTDEF"];
const ROUND = 2 * Math.PI;
const DEGREE = Math.PI / 180;
const TEXT_LETTERS = 400;

/** What an entity draws; null where it is of a kind that is not read, or broken. */
export function toShape(entity: DxfEntity, tolerance: number): DxfShape | null {
  const shape = SHAPES.get(entity.kind)?.(entity, tolerance) ?? null;
  if (shape === null || shape.points.length < (shape.text === undefined ? 2 : 1)) return null;
  if (!SEEN_FROM_ITS_SIDE.includes(entity.kind) || !isFromBelow(entity)) return shape;
  return { ...shape, points: shape.points.map(([x, y]) => [-x, y]) };
}

/** True of what is seen from below: its x runs to the left. */
export function isFromBelow(entity: DxfEntity): boolean {
  return numberAt(entity, 230, 1) < 0;
}

function readLine(entity: DxfEntity): DxfShape | null {
  const [from, to] = [pointAt(entity, 10), pointAt(entity, 11)];
  return from && to ? { points: [from, to], closed: false } : null;
}

interface Corner {
  readonly at: DrawingPoint;
  readonly bulge: number;
}

function readLightPolyline(entity: DxfEntity, tolerance: number): DxfShape {
  const corners: { x: number; y: number; bulge: number }[] = [];
  for (const { code, value } of entity.groups) {
    if (code === 10) corners.push({ x: Number(value), y: Number.NaN, bulge: 0 });
    const corner = corners.at(-1);
    if (corner && code === 20) corner.y = Number(value);
    if (corner && code === 42) corner.bulge = Number(value);
  }
  const sound = corners.map(({ x, y, bulge }): Corner => ({ at: [x, y], bulge }));
  return alongCorners(sound, hasFlag(entity, 70, 1), tolerance);
}

/** Meshes (16, 64) are no lines; of a smoothed line what was drawn for it (16 of a corner) is left out. */
function readPolyline(entity: DxfEntity, tolerance: number): DxfShape | null {
  if (hasFlag(entity, 70, 16) || hasFlag(entity, 70, 64)) return null;
  const corners = entity.parts
    .filter((vertex) => !hasFlag(vertex, 70, 16))
    .map(
      (vertex): Corner => ({
        at: [numberAt(vertex, 10), numberAt(vertex, 20)],
        bulge: numberAt(vertex, 42, 0),
      }),
    );
  return alongCorners(corners, hasFlag(entity, 70, 1), tolerance);
}

/** A line by its corners, with points along each piece that is an arc. */
function alongCorners(all: readonly Corner[], closed: boolean, tolerance: number): DxfShape {
  const corners = all.filter(({ at }) => at.every(Number.isFinite));
  const points = corners.flatMap(({ at, bulge }, place): DrawingPoint[] => {
    const next = corners[place + 1] ?? (closed ? corners[0] : undefined);
    const isArc = next && bulge !== 0 && Number.isFinite(bulge);
    return isArc ? flattenArc(bulgeArc(at, next.at, bulge), tolerance).slice(0, -1) : [at];
  });
  return { points, closed };
}

/** A circle has no angles. */
function readArc(entity: DxfEntity, tolerance: number): DxfShape | null {
  const [centre, radius] = [pointAt(entity, 10), numberAt(entity, 40)];
  if (!centre || !(radius > 0)) return null;
  const axes = { centre, major: [radius, 0], minor: [0, radius] } as const;
  const [from, to] = [numberAt(entity, 50, 0) * DEGREE, numberAt(entity, 51, 360) * DEGREE];
  return aroundEllipse({ ...axes, from, to }, tolerance);
}

function readEllipse(entity: DxfEntity, tolerance: number): DxfShape | null {
  const [centre, major] = [pointAt(entity, 10), pointAt(entity, 11)];
  const ratio = numberAt(entity, 40) * (isFromBelow(entity) ? -1 : 1);
  if (!centre || !major || !(Math.hypot(...major) > 0)) return null;
  const minor = [-major[1] * ratio, major[0] * ratio] as const;
  const [from, to] = [numberAt(entity, 41, 0), numberAt(entity, 42, ROUND)];
  return aroundEllipse({ centre, major, minor, from, to }, tolerance);
}

/** Counter-clockwise from one angle to the next other; all round where they are one. */
function aroundEllipse(arc: Parameters<typeof flattenArc>[0], tolerance: number): DxfShape {
  const turned = (((arc.to - arc.from) % ROUND) + ROUND) % ROUND;
  const closed = turned < 1e-9 || ROUND - turned < 1e-9;
  const points = flattenArc({ ...arc, to: arc.from + (closed ? ROUND : turned) }, tolerance);
  return { points: closed ? points.slice(0, -1) : points, closed };
}

/** One that has only points to go through (11) is left to its program: each draws another curve. */
function readSpline(entity: DxfEntity, tolerance: number): DxfShape | null {
  const ys = numbersAt(entity, 20);
  const points = flattenSpline(
    {
      degree: numberAt(entity, 71),
      knots: numbersAt(entity, 40),
      points: numbersAt(entity, 10).map((x, at) => [x, ys[at] ?? Number.NaN]),
      weights: numbersAt(entity, 41),
    },
    tolerance,
  );
  const [first, last] = [points?.[0], points?.at(-1)];
  if (!points || !first || !last) return null;
  const isShut = Math.hypot(last[0] - first[0], last[1] - first[1]) <= tolerance;
  const closed = isShut && points.length > 3;
  return { points: closed ? points.slice(0, -1) : points, closed };
}

/** A text that is aligned otherwise than to its left stands by its second point. */
function readText(entity: DxfEntity, upright: 73 | 74): DxfShape | null {
  const isAligned = numberAt(entity, 72, 0) !== 0 || numberAt(entity, upright, 0) !== 0;
  const at = (isAligned ? pointAt(entity, 11) : null) ?? pointAt(entity, 10);
  return at && { points: [at], text: plainText(textAt(entity, 1)) };
}

/** Long texts come in parts (3), of which the last has a code of its own. */
function readParagraphs({ groups, ...entity }: DxfEntity): DxfShape | null {
  const at = pointAt({ ...entity, groups }, 10);
  const parts = groups.filter(({ code }) => code === 1 || code === 3);
  return at && { points: [at], text: plainText(parts.map(({ value }) => value).join("")) };
}

/** A text without its marks: `{\fArial|b1;12}\P200` → "12 200". */
function plainText(text: string): string {
  return text
    .slice(0, TEXT_LETTERS)
    .replaceAll(/\\[ACFHQTWfp][^;\\{}]*;/g, "")
    .replaceAll(/\\[PNX~]/g, " ")
    .replaceAll(/\\[LlOoKk]|[{}]|%%[uUoO]/g, "")
    .trim();
}
