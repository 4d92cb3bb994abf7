import DxfParser from "dxf-parser";
import {
  type Drawing,
  type DrawingLine,
  type DrawingPoint,
  type DrawingUnit,
  NoDrawingError,
  requireBounded,
} from "./drawing.ts";

/** `$INSUNITS` of a DXF's head (AutoCAD's DXF reference, header variables). */
const INSERTION_UNITS: Readonly<Record<number, DrawingUnit>> = {
  1: "in",
  2: "ft",
  4: "mm",
  5: "cm",
  6: "m",
  10: "yd",
};
/** Pieces of a whole circle that an arc is drawn with. */
const PIECES_ROUND = 32;

interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly bulge?: number;
}

/** An entity as the parser gives it: only what is read of lines and texts. */
interface Entity {
  readonly type: string;
  readonly layer?: string;
  readonly inPaperSpace?: boolean;
  readonly vertices?: readonly Vertex[];
  readonly shape?: boolean;
  readonly text?: string;
  readonly startPoint?: Vertex;
  readonly endPoint?: Vertex;
  readonly position?: Vertex;
  readonly halign?: number;
  readonly valign?: number;
}

/** A DXF as text; throws `NoDrawingError` and `TooMuchError`. */
export function readDxf(text: string): Drawing {
  const dxf = parse(text);
  const unit = INSERTION_UNITS[Number(dxf.header.$INSUNITS)] ?? null;
  const shown = dxf.entities.filter(({ inPaperSpace }) => !inPaperSpace);
  const lines = shown.flatMap((entity) => toLine(entity) ?? []);
  const texts = shown.flatMap((entity) => toText(entity) ?? []);
  const leftOut = shown.length - lines.length - texts.length;
  return requireBounded({ source: "dxf", unit, isDegrees: false, lines, texts, leftOut });
}

function parse(text: string) {
  try {
    const dxf = new DxfParser().parseSync(text);
    if (!dxf) throw new NoDrawingError();
    return { header: dxf.header ?? {}, entities: (dxf.entities ?? []) as unknown as Entity[] };
  } catch (error) {
    throw new NoDrawingError("", { cause: error });
  }
}

function toLine({ type, layer = "0", vertices = [], shape }: Entity): DrawingLine | null {
  if (type !== "LWPOLYLINE" && type !== "POLYLINE" && type !== "LINE") return null;
  const sound = vertices.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  if (sound.length < 2) return null;
  return { layer, points: withArcs(sound, shape === true), closed: shape === true };
}

/** The corners of a line, with points along each piece that is an arc. */
function withArcs(vertices: readonly Vertex[], closed: boolean): DrawingPoint[] {
  return vertices.flatMap((from, at): DrawingPoint[] => {
    const to = vertices[at + 1] ?? (closed ? vertices[0] : undefined);
    const start: DrawingPoint = [from.x, from.y];
    return to && from.bulge ? [start, ...alongArc(from, to, from.bulge)] : [start];
  });
}

/** Points between the ends of an arc; a bulge is the tangent of a quarter of its angle. */
function alongArc(from: Vertex, to: Vertex, bulge: number): DrawingPoint[] {
  const angle = 4 * Math.atan(bulge);
  const pieces = Math.min(
    PIECES_ROUND,
    Math.ceil((Math.abs(angle) / (2 * Math.PI)) * PIECES_ROUND),
  );
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const offset = (1 - bulge * bulge) / (4 * bulge);
  const [cx, cy] = [(from.x + to.x) / 2 - dy * offset, (from.y + to.y) / 2 + dx * offset];
  const radius = Math.hypot(from.x - cx, from.y - cy);
  const first = Math.atan2(from.y - cy, from.x - cx);
  return Array.from({ length: Math.max(0, pieces - 1) }, (_, i) => {
    const at = first + (angle * (i + 1)) / pieces;
    return [cx + radius * Math.cos(at), cy + radius * Math.sin(at)] as const;
  });
}

function toText(entity: Entity): Drawing["texts"][number] | null {
  const { type, layer = "0", text = "", startPoint, endPoint, position } = entity;
  if (type !== "TEXT" && type !== "MTEXT") return null;
  // A text that is aligned otherwise than to its left stands by its second point.
  const isAligned = Boolean(entity.halign) || Boolean(entity.valign);
  const at = type === "MTEXT" ? position : isAligned ? (endPoint ?? startPoint) : startPoint;
  if (!at || !Number.isFinite(at.x) || !Number.isFinite(at.y)) return null;
  return { layer, at: [at.x, at.y], text: plainText(text) };
}

/** The text of an MTEXT without its marks: `{\fArial|b1;12}\P200` → "12 200". */
function plainText(text: string): string {
  return text
    .slice(0, 400)
    .replaceAll(/\\[ACFHQTWfp][^;\\{}]*;/g, "")
    .replaceAll(/\\[PNX~]/g, " ")
    .replaceAll(/\\[LlOoKk]|[{}]|%%[uUoO]/g, "")
    .trim();
}
