import type { LayoutFacts } from "../layout-facts.ts";
import { statedAmenities } from "./amenities.ts";
import { between, METRES_PER_FOOT, type Point, SQ_METRES_PER_SQ_YARD } from "./geometry.ts";
import { type Block, type OpenSpace, openBlocks } from "./open-spaces.ts";
import { pick, type Random } from "./random.ts";
import { notchDepth, planStreets, type StreetGrid, siteDepth, siteWidth } from "./street-grid.ts";
import {
  columnStarts,
  columnsInRow,
  entranceX,
  type Line,
  rowStart,
  toRoads,
} from "./street-lines.ts";

/** A corner of a shape, to be rounded by this radius in metres. */
export interface Corner extends Point {
  readonly radius: number;
}

/** An imagined layout in metres: x along the entrance side, y away from it. */
export interface Layout {
  readonly grid: StreetGrid;
  readonly width: number;
  readonly depth: number;
  /** The boundary, from the right post of the entrance round to the left one. */
  readonly boundary: readonly Point[];
  /** The same set back by metres, or outwards by negative ones. */
  boundaryAt(inset: number): readonly Point[];
  /** Plots along the boundary. */
  readonly belts: readonly (readonly Corner[])[];
  readonly blocks: readonly Block[];
  readonly openSpaces: readonly OpenSpace[];
  /** Middles of the roads. */
  readonly roads: readonly Line[];
}

/** Drawn where the listing states no width. */
const UNSTATED_ROAD = 9;
const PARK_SHARE = 0.075;
const LEAST_PARK = 20;
const MOUTH_RADIUS = 5;
const BELT_RADIUS = 9;

function toBlocks(grid: StreetGrid): Block[] {
  const { rows, depth, blockLength } = grid;
  const starts = columnStarts(grid);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const bottom = rowStart(grid, row);
    return starts
      .slice(0, columnsInRow(grid, row))
      .map((left) => ({ left, right: left + blockLength, bottom, top: bottom + 2 * depth }));
  });
}

/** The boundary set back by `inset`, from the entrance's right side round to its left. */
function boundaryAt(grid: StreetGrid, inset: number): Point[] {
  const [width, depth] = [siteWidth(grid), siteDepth(grid)];
  const x = entranceX(grid);
  const missing = {
    x: grid.notch.columns * (grid.blockLength + grid.street),
    y: notchDepth(grid),
  };
  const corner = [
    { x: width - inset, y: depth - missing.y - inset },
    { x: width - missing.x - inset, y: depth - missing.y - inset },
    { x: width - missing.x - inset, y: depth - inset },
  ];
  return [
    { x: x + grid.avenue / 2, y: inset },
    { x: width - inset, y: inset },
    ...(missing.y > 0 ? corner : [{ x: width - inset, y: depth - inset }]),
    { x: inset, y: depth - inset },
    { x: inset, y: inset },
    { x: x - grid.avenue / 2, y: inset },
  ];
}

function sharp(point: Point): Corner {
  return { ...point, radius: 0 };
}

/** The belt of plots of a layout with a loop road: one piece, open at the entrance. */
function ringBelt(grid: StreetGrid): Corner[] {
  const inner = boundaryAt(grid, grid.depth).reverse();
  const last = inner.length - 1;
  return [
    ...boundaryAt(grid, 0).map(sharp),
    ...inner.map((point, index) => ({
      ...point,
      radius: index === 0 || index === last ? MOUTH_RADIUS : BELT_RADIUS,
    })),
  ];
}

/** The plots along the near and the far side of a layout without a loop road. */
function sideBelts(grid: StreetGrid): Corner[][] {
  const [width, far] = [siteWidth(grid), siteDepth(grid)];
  const x = entranceX(grid);
  const belt = (
    left: number,
    right: number,
    bottom: number,
    round: Partial<Record<"l" | "r", true>>,
  ) => [
    sharp({ x: left, y: bottom }),
    sharp({ x: right, y: bottom }),
    { x: right, y: bottom + grid.depth, radius: round.r ? MOUTH_RADIUS : 0 },
    { x: left, y: bottom + grid.depth, radius: round.l ? MOUTH_RADIUS : 0 },
  ];
  return [
    belt(0, x - grid.avenue / 2, 0, { r: true }),
    belt(x + grid.avenue / 2, width, 0, { l: true }),
    belt(0, width, far - grid.depth, {}),
  ];
}

/** The lines that part a row of plots, evenly from end to end, none at the ends. */
export function divide(from: Point, to: Point, frontage: number): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / frontage));
  return Array.from({ length: count - 1 }, (_, index) => between(from, to, (index + 1) / count));
}

/** Imagines a layout of the stated area with the stated roads; null where that is too small. */
export function layOut(
  facts: LayoutFacts & { readonly areaSqYards: number },
  aspect: number,
  random: Random,
): Layout | null {
  const area = facts.areaSqYards * SQ_METRES_PER_SQ_YARD;
  const widths = facts.roadFeet.map((feet) => feet * METRES_PER_FOOT);
  const avenue = widths[0] ?? UNSTATED_ROAD;
  const street = widths.at(-1) ?? UNSTATED_ROAD;
  const grid = planStreets({ area, street, avenue, aspect }, random);
  if (!grid) return null;
  const blocks = toBlocks(grid);
  const share = PARK_SHARE * pick(random, 0.85, 1.15);
  const openSpaces = openBlocks(
    blocks,
    {
      amenities: statedAmenities(facts.features),
      parkLength: facts.features.includes("park")
        ? Math.max(LEAST_PARK, (area * share) / (2 * grid.depth))
        : 0,
      frontage: grid.frontage,
    },
    random,
  );
  return {
    grid,
    width: siteWidth(grid),
    depth: siteDepth(grid),
    boundary: boundaryAt(grid, 0),
    boundaryAt: (inset) => boundaryAt(grid, inset),
    belts: grid.ring ? [ringBelt(grid)] : sideBelts(grid),
    blocks,
    openSpaces,
    roads: toRoads(grid),
  };
}
