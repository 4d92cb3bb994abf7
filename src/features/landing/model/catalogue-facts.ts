import type { SearchIndex } from "#features/search/index.ts";
import { toSheet } from "./sheet-place.ts";

/** The catalogue in a few figures, each layout counted once, and as points of the picture. */
export interface CatalogueFacts {
  readonly layouts: number;
  readonly towns: number;
  readonly rated: number;
  /** Path data: a point a layout, of those on the sheet. */
  readonly points: string;
}

/** Points that the picture can still show apart. */
const MOST_POINTS = 400;

export function catalogueFacts({ columns, placedRows, layouts }: SearchIndex): CatalogueFacts {
  const { lat, lng, town, rate } = columns;
  const first = layouts();
  const points = Array.from(placedRows.subarray(0, MOST_POINTS), (row) => {
    const { x, y } = toSheet({ lat: lat[row] as number, lng: lng[row] as number });
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });
  return {
    layouts: new Set(first).size,
    towns: new Set(town).size,
    rated: new Set(first.filter((_, row) => !Number.isNaN(rate[row]))).size,
    points: points.join(""),
  };
}
