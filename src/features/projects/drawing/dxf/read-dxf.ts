import {
  DRAWING_UNITS,
  type Drawing,
  type DrawingUnit,
  leftOutOf,
  requireBounded,
} from "#features/projects/drawing/drawing.ts";
import { joinLines } from "./join-lines.ts";
import { parseDxf } from "./parse-dxf.ts";
import { placeEntities } from "./place-entities.ts";

/** `$INSUNITS` of a DXF's head (AutoCAD's DXF reference, header variables). */
const INSERTION_UNITS: ReadonlyMap<number, DrawingUnit> = new Map([
  [1, "in"],
  [2, "ft"],
  [4, "mm"],
  [5, "cm"],
  [6, "m"],
  [10, "yd"],
]);
/** How far straight pieces may stray from a curve, and ends that meet lie apart. Plans are to the centimetre. */
const TOLERANCE_METRES = 0.01;

/**
 * A DXF as text, in the unit that somebody says, else in its own: polylines, lines, arcs, circles,
 * ellipses and splines as straight pieces that stray by 1 cm at most; texts; blocks wherever they are
 * referred to; loose lines of a layer joined where ends are within 1 cm. As long as no unit is known
 * it is taken for metres. Throws `NoDrawingError`, `TooMuchError` and `BlocksError`.
 */
export function readDxf(text: string, said?: DrawingUnit): Drawing {
  const file = parseDxf(text);
  const unit = INSERTION_UNITS.get(file.insertionUnits) ?? null;
  const tolerance = TOLERANCE_METRES / DRAWING_UNITS[said ?? unit ?? "m"];
  const { lines, texts, leftOut } = placeEntities(file, tolerance);
  return requireBounded({
    source: "dxf",
    unit,
    isDegrees: false,
    texts,
    lines: joinLines(lines, tolerance),
    leftOut: leftOutOf(leftOut),
  });
}
