import { pick, type Random } from "./random.ts";

/**
 * The streets of an imagined layout, in metres. Blocks of two plots' depth stand in rows and
 * columns; the avenue from the entrance runs between two columns. With `ring`, a loop road and a
 * belt of plots go round them; a small layout has rows of plots that end at its sides instead.
 */
export interface StreetGrid {
  /** Of one plot. */
  readonly depth: number;
  /** Of one plot, along the road; rounded so that a row comes out even. */
  readonly frontage: number;
  readonly street: number;
  readonly avenue: number;
  readonly blockLength: number;
  readonly rows: number;
  readonly columns: number;
  /** Columns to the left of the avenue. */
  readonly columnsBefore: number;
  readonly ring: boolean;
  /** Rows and columns of blocks that the site lacks at its far right corner. */
  readonly notch: { readonly rows: number; readonly columns: number };
}

export interface GridWish {
  /** Of the site, sq m. */
  readonly area: number;
  /** Metres. */
  readonly street: number;
  readonly avenue: number;
  /** Width over depth as seen from the entrance. */
  readonly aspect: number;
}

const GOOD_BLOCK_LENGTH = 85;
const MOST_ROWS = 24;
const MOST_COLUMNS = 16;
const NOTCH_SHARE = 0.45;
/** Below this area (sq m) a loop road would eat the plots. */
const LEAST_RING_AREA = 15_000;
/** Below this area (sq m) plots are less deep. */
const ROOMY_AREA = 5_200;
const LEAST_DEPTH_SHARE = 0.55;
/** Shortest block, in depths of a plot. */
const LEAST_BLOCK = { ring: 2, plain: 0.8 } as const;

type Shape = Pick<
  StreetGrid,
  "depth" | "rows" | "columns" | "ring" | "notch" | "street" | "avenue"
>;

/** Depth of the site, entrance to far end. */
export function siteDepth({ depth, rows, street }: Shape): number {
  return (rows + 1) * (2 * depth + street);
}

/** What of the site's width is not blocks. */
function widthWithoutBlocks({ depth, columns, street, avenue, ring }: Shape): number {
  const between = columns > 1 ? avenue + (columns - 2) * street : 0;
  return ring ? between + 2 * (depth + street) : between;
}

/** Depth of the missing corner. */
export function notchDepth({ depth, street, notch }: Shape): number {
  return notch.rows * (2 * depth + street);
}

/** The block length with which the site has exactly its area. */
function solveBlockLength(area: number, shape: Shape): number {
  const missing = notchDepth(shape) * shape.notch.columns;
  return (
    (area - widthWithoutBlocks(shape) * siteDepth(shape) + shape.street * missing) /
    (shape.columns * siteDepth(shape) - missing)
  );
}

/** Metres from side to side of a site on this grid. */
export function siteWidth(grid: StreetGrid): number {
  return widthWithoutBlocks(grid) + grid.columns * grid.blockLength;
}

/** How far a shape is from what is wished for; smaller is better. */
function misfit({ area, aspect }: GridWish, shape: Shape): number {
  const blockLength = solveBlockLength(area, shape);
  if (blockLength < shape.depth * LEAST_BLOCK[shape.ring ? "ring" : "plain"]) {
    return Number.POSITIVE_INFINITY;
  }
  const width = widthWithoutBlocks(shape) + shape.columns * blockLength;
  const off = Math.abs(Math.log(width / siteDepth(shape) / aspect));
  return 3.5 * off + 0.35 * Math.abs(Math.log(blockLength / GOOD_BLOCK_LENGTH));
}

/**
 * The rows and columns that fit best; null where none do. One shape is tried again and again, for
 * maps ask for hundreds of layouts at once.
 */
function bestShape(wish: GridWish, depth: number, ring: boolean): Shape | null {
  const { street, avenue } = wish;
  const tried = {
    depth,
    ring,
    notch: { rows: 0, columns: 0 },
    street,
    avenue,
    rows: 1,
    columns: 1,
  };
  let [least, rows, columns] = [Number.POSITIVE_INFINITY, 0, 0];
  for (tried.rows = 1; tried.rows <= MOST_ROWS; tried.rows += 1) {
    for (tried.columns = ring ? 1 : 2; tried.columns <= MOST_COLUMNS; tried.columns += 1) {
      const off = misfit(wish, tried);
      if (off < least) [least, rows, columns] = [off, tried.rows, tried.columns];
    }
  }
  return rows === 0 ? null : { ...tried, rows, columns };
}

/**
 * Chooses the streets that come nearest to the wish; the area comes out exactly. Null where the
 * site is too small for streets and plots.
 */
export function planStreets(wish: GridWish, random: Random): StreetGrid | null {
  const ring = wish.area >= LEAST_RING_AREA;
  const small = Math.sqrt(wish.area / ROOMY_AREA);
  const depth = pick(random, 14.8, 17.2) * Math.max(LEAST_DEPTH_SHARE, Math.min(1, small));
  const best = bestShape(wish, depth, ring);
  if (!best) return null;
  const roomy = ring && best.rows >= 4 && best.columns >= 3;
  const notched = roomy && random() < NOTCH_SHARE;
  const notchRows = notched ? 1 + Math.floor(random() * Math.min(3, best.rows / 3)) : 0;
  const shape = { ...best, notch: { rows: notchRows, columns: notched ? 1 : 0 } };
  const blockLength = solveBlockLength(wish.area, shape);
  const middle = (best.columns - shape.notch.columns) / 2;
  const columnsBefore = Math.max(1, Math.floor(middle + random() * 0.99));
  return { ...shape, blockLength, columnsBefore, frontage: pick(random, 9.6, 12) };
}
