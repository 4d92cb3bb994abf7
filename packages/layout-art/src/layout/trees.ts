import { distance, type Point } from "./geometry.ts";
import type { Layout } from "./lay-out.ts";
import type { Block, OpenSpace } from "./open-spaces.ts";
import { pick, type Random } from "./random.ts";
import { entranceX, type Line } from "./street-lines.ts";

/** Between an avenue's trees and the edge of the plots, metres. */
const KERB = 1.5;
/** Between the trees of an avenue, metres. */
export const TREE_SPACING = 10.5;
/** Kept free of trees at a crossing. */
const CLEAR = 7;
const PARK_MARGIN = 3.2;
const TREES_APART = 5.2;
const GROUND_PER_TREE = 42;
const MOST_TREES = 70;
const TRIES = 6;
const AMENITY_CLEARANCE = 2.6;

/** A row along a line, clear of its ends; none where too short. */
function row(from: Point, to: Point): Line[] {
  const length = distance(from, to);
  if (length < 2 * CLEAR + 4) return [];
  const share = CLEAR / length;
  const at = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return [{ from: at(share), to: at(1 - share) }];
}

function rowsRound(block: Block, avenueX: number, avenue: number): Line[] {
  const { left, right, bottom, top } = block;
  const facesAvenue = (x: number) => Math.abs(Math.abs(x - avenueX) - avenue / 2) < 0.5;
  return [
    ...row({ x: left, y: bottom - KERB }, { x: right, y: bottom - KERB }),
    ...row({ x: left, y: top + KERB }, { x: right, y: top + KERB }),
    ...(facesAvenue(left) ? row({ x: left - KERB, y: bottom }, { x: left - KERB, y: top }) : []),
    ...(facesAvenue(right) ? row({ x: right + KERB, y: bottom }, { x: right + KERB, y: top }) : []),
  ];
}

/** Rows of trees along all roads, for a layout that states avenue plantation. */
export function avenueRows({ grid, blocks, boundaryAt, width, depth }: Layout): Line[] {
  const x = entranceX(grid);
  const kerb = grid.depth + KERB;
  const inner = boundaryAt(kerb);
  const alongBelts = grid.ring
    ? inner.slice(1).flatMap((end, index) => row(inner[index] ?? end, end))
    : [
        ...row({ x: 0, y: kerb }, { x: x - grid.avenue / 2, y: kerb }),
        ...row({ x: x + grid.avenue / 2, y: kerb }, { x: width, y: kerb }),
        ...row({ x: 0, y: depth - kerb }, { x: width, y: depth - kerb }),
      ];
  return [...alongBelts, ...blocks.flatMap((block) => rowsRound(block, x, grid.avenue))];
}

function isFree(at: Point, { amenities }: OpenSpace, trees: readonly Point[]): boolean {
  const stands = amenities.some(
    ({ amenity, at: middle }) =>
      Math.abs(at.x - middle.x) < amenity.along / 2 + AMENITY_CLEARANCE &&
      Math.abs(at.y - middle.y) < amenity.across / 2 + AMENITY_CLEARANCE,
  );
  return !stands && trees.every((tree) => distance(tree, at) > TREES_APART);
}

/** How far along a row of `length` metres, near its middle, one looks between two trees. */
export function betweenTrees(length: number): number {
  const first = CLEAR + TREE_SPACING / 2;
  return first + TREE_SPACING * Math.max(0, Math.round((length / 2 - first) / TREE_SPACING));
}

/** Trees scattered over a park, clear of what stands in it. */
export function parkTrees(space: OpenSpace, random: Random): Point[] {
  const ground = (space.right - space.left) * (space.top - space.bottom);
  const wanted = Math.min(MOST_TREES, Math.round(ground / GROUND_PER_TREE));
  const trees: Point[] = [];
  for (let tries = wanted * TRIES; tries > 0 && trees.length < wanted; tries--) {
    const at = {
      x: pick(random, space.left + PARK_MARGIN, space.right - PARK_MARGIN),
      y: pick(random, space.bottom + PARK_MARGIN, space.top - PARK_MARGIN),
    };
    if (isFree(at, space, trees)) trees.push(at);
  }
  return trees;
}
