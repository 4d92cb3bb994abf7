import type { SearchIndex } from "#features/search/index.ts";
import { onFrame, type RegionFrame } from "#lib/geo/region-frame.ts";

/** A layout on the picture of the region. */
export interface RegionPoint {
  readonly mlsNumber: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The catalogue in a few figures, each layout counted once, and as points of the picture. */
export interface CatalogueFacts {
  readonly layouts: number;
  readonly towns: number;
  readonly rated: number;
  /** A point a layout, of those on the sheet. */
  readonly points: readonly RegionPoint[];
}

/** Points that the picture can still show apart. */
const MOST_POINTS = 120;

/** The catalogue in figures, and its layouts as points of a sheet. */
export function catalogueFacts(
  { columns, placedRows, layouts }: SearchIndex,
  sheet: RegionFrame,
): CatalogueFacts {
  const { lat, lng, town, rate, mlsNumber, name } = columns;
  const first = layouts();
  const points = oneOfEach(placedRows, first).map((row) => {
    const { x, y } = onFrame({ lat: lat[row] as number, lng: lng[row] as number }, sheet);
    return {
      mlsNumber: mlsNumber[row] as string,
      name: name[row] as string,
      x: Math.round(x),
      y: Math.round(y),
    };
  });
  return {
    layouts: new Set(first).size,
    towns: new Set(town).size,
    rated: new Set(first.filter((_, row) => !Number.isNaN(rate[row]))).size,
    points: points.filter(({ x, y }) => x > 0 && x < sheet.width && y > 0 && y < sheet.height),
  };
}

/** The first placed row of each layout, as many as the picture shows. */
function oneOfEach(placedRows: Uint32Array, first: ReturnType<SearchIndex["layouts"]>): number[] {
  const byLayout = new Map<number, number>();
  for (const row of placedRows) {
    const layout = first[row] ?? row;
    if (!byLayout.has(layout)) byLayout.set(layout, row);
    if (byLayout.size === MOST_POINTS) break;
  }
  return [...byLayout.values()];
}
