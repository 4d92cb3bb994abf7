import type { Point } from "./geometry.ts";
import type { PlacedLayout } from "./placed-layout.ts";
import { columnStarts, entranceX, rowStart } from "./street-lines.ts";
import { betweenTrees } from "./trees.ts";

/** A road of stated width, measured from side to side, in metres of the layout's frame. */
export interface RoadWidth {
  readonly feet: number;
  readonly from: Point;
  readonly to: Point;
}

/**
 * Where a plan shows how wide its roads are: on the avenue where it goes on between blocks, else on
 * the first street. Null where no width is stated.
 */
export function measureRoad({ facts, layout: { grid } }: PlacedLayout): RoadWidth | null {
  const [avenue, street] = [facts.roadFeet[0], facts.roadFeet.at(-1)];
  if (avenue === undefined || street === undefined) return null;
  const bottom = rowStart(grid, 0);
  if (grid.columns > grid.columnsBefore) {
    const [x, y] = [entranceX(grid), bottom + betweenTrees(2 * grid.depth)];
    const half = grid.avenue / 2;
    return { feet: avenue, from: { x: x - half, y }, to: { x: x + half, y } };
  }
  const left = columnStarts(grid)[0] ?? 0;
  const middle = left + betweenTrees(grid.blockLength);
  const atEntrance = Math.abs(middle - entranceX(grid)) < grid.avenue;
  const x = atEntrance ? left + betweenTrees(0) : middle;
  return { feet: street, from: { x, y: bottom - grid.street }, to: { x, y: bottom } };
}
