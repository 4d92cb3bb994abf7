import type { Point } from "./geometry.ts";
import { divide, type Layout } from "./lay-out.ts";
import type { Block, OpenSpace } from "./open-spaces.ts";
import type { Line } from "./street-lines.ts";

/** Road front of a corner plot beside the diagonal, metres. */
const CORNER_FRONT = 7;

/** A block or what an open space leaves of it, with the sides that face a road. */
export interface BlockPart extends Block {
  readonly open: OpenSpace | null;
  readonly roundLeft: boolean;
  readonly roundRight: boolean;
}

/** Cuts every block into its plots and its open space. */
export function toParts({ blocks, openSpaces, width }: Layout): BlockPart[] {
  return blocks.flatMap((block) => {
    const open = openSpaces.find((space) => space.block === block) ?? null;
    const roundLeft = block.left > 0.1;
    const roundRight = block.right < width - 0.1;
    if (!open) return [{ ...block, open, roundLeft, roundRight }];
    const [hasLeft, hasRight] = [open.left > block.left + 0.1, open.right < block.right - 0.1];
    const parts = [
      {
        ...block,
        left: open.left,
        right: open.right,
        open,
        roundLeft: !hasLeft && roundLeft,
        roundRight: !hasRight && roundRight,
      },
    ];
    const plots = { ...block, open: null };
    return [
      ...parts,
      ...(hasLeft ? [{ ...plots, right: open.left, roundLeft, roundRight: false }] : []),
      ...(hasRight ? [{ ...plots, left: open.right, roundLeft: false, roundRight }] : []),
    ];
  });
}

/** Two rows of plots, back to back. */
function linesOfBlock({ left, right, bottom, top }: Block, frontage: number): Line[] {
  const middle = (bottom + top) / 2;
  const across = divide({ x: left, y: bottom }, { x: right, y: bottom }, frontage);
  return [
    { from: { x: left, y: middle }, to: { x: right, y: middle } },
    ...across.map(({ x }) => ({ from: { x, y: bottom }, to: { x, y: top } })),
  ];
}

function turnsLeft(before: Point, corner: Point, after: Point): boolean {
  const cross =
    (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
  return cross > 0;
}

/** Moves `from` towards `to` by metres. */
function step(from: Point, to: Point, metres: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * metres,
    y: from.y + ((to.y - from.y) / length) * metres,
  };
}

/** Plots along the boundary of a layout with a loop road; corner plots part at a diagonal. */
function linesOfRing(
  outer: readonly Point[],
  inner: readonly Point[],
  depth: number,
  frontage: number,
): Line[] {
  const setBack = outer.map((corner, index) => {
    const [before, after] = [outer[index - 1], outer[index + 1]];
    if (!before || !after) return 0;
    return turnsLeft(before, corner, after) ? CORNER_FRONT : depth;
  });
  return inner.slice(1).flatMap((end, index) => {
    const start = inner[index] ?? end;
    const outside = outer[index] ?? start;
    const from = step(start, end, setBack[index] ?? 0);
    const to = step(end, start, setBack[index + 1] ?? 0);
    const level = Math.abs(start.y - end.y) < 0.01;
    const cuts = [
      ...(setBack[index] ? [from] : []),
      ...divide(from, to, frontage),
      ...(setBack[index + 1] ? [to] : []),
    ].map((at) => ({
      from: at,
      to: level ? { x: at.x, y: outside.y } : { x: outside.x, y: at.y },
    }));
    const corner = outer[index + 1];
    return corner && setBack[index + 1] ? [...cuts, { from: end, to: corner }] : cuts;
  });
}

function linesOfBelt(belt: readonly Point[], frontage: number): Line[] {
  const [a, b, c, d] = belt;
  if (!a || !b || !c || !d) return [];
  return divide(a, b, frontage).map(({ x }) => ({ from: { x, y: a.y }, to: { x, y: d.y } }));
}

/** All lines between plots. */
export function toPlotLines(layout: Layout, parts: readonly BlockPart[]): Line[] {
  const { grid, belts, boundary, boundaryAt } = layout;
  const { depth, frontage } = grid;
  const along = grid.ring
    ? linesOfRing(boundary, boundaryAt(depth), depth, frontage)
    : belts.flatMap((belt) => linesOfBelt(belt, frontage));
  const inside = parts.filter(({ open }) => open === null);
  return [...along, ...inside.flatMap((part) => linesOfBlock(part, frontage))];
}
