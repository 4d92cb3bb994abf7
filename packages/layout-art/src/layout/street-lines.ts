import type { Point } from "./geometry.ts";
import { type StreetGrid, siteDepth, siteWidth } from "./street-grid.ts";

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Where each column of blocks begins, metres from the left. */
export function columnStarts(grid: StreetGrid): number[] {
  const first = grid.ring ? grid.depth + grid.street : 0;
  return upTo(grid.columns).map((column) => {
    const between = column * grid.street;
    const wider = column >= grid.columnsBefore ? grid.avenue - grid.street : 0;
    return first + column * grid.blockLength + between + wider;
  });
}

/** Where a row of blocks begins, metres from the entrance side. */
export function rowStart({ depth, street }: StreetGrid, row: number): number {
  return depth + street + row * (2 * depth + street);
}

/** How many blocks a row has: fewer where the site's corner is cut out. */
export function columnsInRow({ rows, columns, notch }: StreetGrid, row: number): number {
  return row >= rows - notch.rows ? columns - notch.columns : columns;
}

/** Middle of the avenue where it leaves the site. */
export function entranceX(grid: StreetGrid): number {
  const right = columnStarts(grid)[grid.columnsBefore];
  return right === undefined ? siteWidth(grid) / 2 : right - grid.avenue / 2;
}

/** Roads along the rows, one before each row and one after the last. */
function roadsAlongRows(grid: StreetGrid, starts: readonly number[]): Line[] {
  const half = grid.street / 2;
  return upTo(grid.rows + 1).map((row) => {
    const last = starts[columnsInRow(grid, Math.max(0, row - 1)) - 1] ?? 0;
    const y = rowStart(grid, row) - half;
    const right = last + grid.blockLength;
    return grid.ring
      ? { from: { x: (starts[0] ?? 0) - half, y }, to: { x: right + half, y } }
      : { from: { x: 0, y }, to: { x: right, y } };
  });
}

/** Roads along the columns: between them, and beside the outer ones where there is a loop road. */
function roadsAlongColumns(grid: StreetGrid, starts: readonly number[]): Line[] {
  const half = grid.street / 2;
  return upTo(grid.columns + 1)
    .filter((column) =>
      column === 0 || column === grid.columns ? grid.ring : column !== grid.columnsBefore,
    )
    .map((column) => {
      const whole = column <= grid.columns - grid.notch.columns;
      const before = starts[column - 1];
      const x = before === undefined ? (starts[0] ?? 0) - half : before + grid.blockLength + half;
      const top = rowStart(grid, whole ? grid.rows : grid.rows - grid.notch.rows) - half;
      return { from: { x, y: grid.depth + half }, to: { x, y: top } };
    });
}

/** The middles of all roads, the avenue last. */
export function toRoads(grid: StreetGrid): Line[] {
  const starts = columnStarts(grid);
  const x = entranceX(grid);
  const through = grid.columns > grid.columnsBefore;
  const end = through ? siteDepth(grid) - grid.depth : grid.depth + grid.street;
  return [
    ...roadsAlongRows(grid, starts),
    ...roadsAlongColumns(grid, starts),
    { from: { x, y: 0 }, to: { x, y: end - grid.street / 2 } },
  ];
}
