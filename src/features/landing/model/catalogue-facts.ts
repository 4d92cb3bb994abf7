import type { SearchIndex } from "#features/search/index.ts";
import { toSheet } from "./sheet-place.ts";

/** The catalogue in a few figures, and its layouts as points of the picture. */
export interface CatalogueFacts {
  readonly layouts: number;
  readonly towns: number;
  readonly rated: number;
  /** Path data: a point a layout, of those on the sheet. */
  readonly points: string;
}

/** Points that the picture can still show apart. */
const MOST_POINTS = 400;

export function catalogueFacts({ columns, placedRows }: SearchIndex): CatalogueFacts {
  const { count, lat, lng, town, rate } = columns;
  const points = Array.from(placedRows.subarray(0, MOST_POINTS), (row) => {
    const { x, y } = toSheet({ lat: lat[row] as number, lng: lng[row] as number });
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });
  return {
    layouts: count,
    towns: new Set(town).size,
    rated: rate.reduce((sum, own) => sum + (Number.isNaN(own) ? 0 : 1), 0),
    points: points.join(""),
  };
}
