import { boxOf, type Point } from "./layout/geometry.ts";
import { toPlotLines } from "./layout/plot-lines.ts";
import type { LayoutFacts } from "./layout-facts.ts";
import { placeLayout } from "./sheet/draw-plan.ts";

/** A place of a layout: metres east and north of the middle of its box. */
export type GroundPoint = readonly [east: number, north: number];
/** A ring that is not closed. */
export type GroundRing = readonly GroundPoint[];

/** A layout as it lies on the ground, north up, in metres; the drawn plan in other units. */
export interface LayoutGround {
  /** The boundary; inside it lies the stated area. */
  readonly outline: GroundRing;
  /** Ground that is cut into plots, between the streets. */
  readonly blocks: readonly GroundRing[];
  /** Open ground between the streets, a park where one is stated. */
  readonly open: readonly GroundRing[];
  /** Lines that part plots; drawn when asked for. */
  readonly plotLines: () => readonly (readonly [GroundPoint, GroundPoint])[];
}

/**
 * The ground of a layout, the same as `drawPlan` shows: its area is the stated one, streets as wide
 * as stated, all else chosen by its id. Null where no area is stated, or one too small for the
 * streets.
 */
export function layoutGround(facts: LayoutFacts): LayoutGround | null {
  const placed = placeLayout(facts);
  if (!placed) return null;
  const { layout, placing, parts } = placed;
  const box = boxOf(layout.boundary.map(placing.toSheet));
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const toGround = (point: Point): GroundPoint => {
    const { x, y } = placing.toSheet(point);
    return [(x - middle.x) / placing.scale, (middle.y - y) / placing.scale];
  };
  const rings = (isOpen: boolean) =>
    parts
      .filter(({ open }) => (open !== null) === isOpen)
      .map(({ left, right, bottom, top }) =>
        [
          { x: left, y: bottom },
          { x: right, y: bottom },
          { x: right, y: top },
          { x: left, y: top },
        ].map(toGround),
      );
  return {
    outline: layout.boundary.map(toGround),
    // Of a map only the nearest zoom shows more than the outline.
    get blocks() {
      return [...layout.belts.map((belt) => belt.map(toGround)), ...rings(false)];
    },
    get open() {
      return rings(true);
    },
    plotLines: () =>
      toPlotLines(layout, parts).map(({ from, to }) => [toGround(from), toGround(to)] as const),
  };
}
