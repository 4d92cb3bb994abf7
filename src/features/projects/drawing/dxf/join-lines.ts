import type { DrawingLine, DrawingPoint } from "#features/projects/drawing/drawing.ts";
import { isClosed } from "#features/projects/drawing/layer-roles.ts";

/** A line that is not closed, its place among all lines, and the spots at which it starts and ends. */
interface Piece {
  readonly place: number;
  readonly line: DrawingLine;
  readonly spots: readonly [start: number, end: number];
}

/**
 * Lines of which those of one layer that meet by their ends, two at a spot, are one; closed where the last
 * meets the first. Ends meet that are no farther apart than `reach`. Where three or more meet nobody knows
 * which belong together: all that hang together with such a fork stay as they are drawn.
 */
export function joinLines(lines: readonly DrawingLine[], reach: number): DrawingLine[] {
  const open = [...lines.entries()].filter(([, line]) => !isClosed(line));
  const layers = Map.groupBy(open, ([, { layer }]) => layer);
  const instead = new Map<number, DrawingLine | null>();
  for (const ofLayer of layers.values()) {
    const spotOf = spotFinder(reach);
    const pieces = ofLayer.flatMap(([place, line]): Piece[] => {
      const [first, last] = [line.points[0], line.points.at(-1)];
      return first && last ? [{ place, line, spots: [spotOf(first), spotOf(last)] }] : [];
    });
    for (const chain of chainsOf(pieces)) {
      const joined = joinChain(chain);
      if (!joined) continue;
      for (const { place } of chain) instead.set(place, null);
      instead.set(Math.min(...chain.map(({ place }) => place)), joined);
    }
  }
  return lines.flatMap((line, place) => {
    const joined = instead.get(place);
    return joined === undefined ? [line] : (joined ?? []);
  });
}

/** Gives points a number each, the same to those that are near. */
function spotFinder(reach: number): (point: DrawingPoint) => number {
  const cells = new Map<string, { readonly at: DrawingPoint; readonly spot: number }[]>();
  const around = [-1, 0, 1];
  let spots = 0;
  return (point) => {
    const [column, row] = [Math.floor(point[0] / reach), Math.floor(point[1] / reach)];
    const near = around
      .flatMap((dx) => around.flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []))
      .find(({ at }) => Math.hypot(at[0] - point[0], at[1] - point[1]) <= reach);
    if (near) return near.spot;
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), { at: point, spot: spots }]);
    spots += 1;
    return spots - 1;
  };
}

/** Pieces that hang together without a fork, each in the order in which one leads to the next. */
function chainsOf(pieces: readonly Piece[]): Piece[][] {
  const atSpot = new Map<number, Piece[]>();
  for (const piece of pieces)
    for (const spot of piece.spots) {
      const met = atSpot.get(spot);
      if (met) met.push(piece);
      else atSpot.set(spot, [piece]);
    }
  const endsAt = (spot: number) => atSpot.get(spot) ?? [];
  const seen = new Set<Piece>();
  const hanging = (from: Piece): Piece[] => {
    const found = new Set([from]);
    const walked = new Set<number>();
    // The set grows as it is walked.
    for (const { spots } of found)
      for (const spot of spots) {
        if (walked.has(spot)) continue;
        walked.add(spot);
        for (const next of endsAt(spot)) found.add(next);
      }
    for (const piece of found) seen.add(piece);
    return [...found];
  };
  return pieces.flatMap((piece) => {
    if (seen.has(piece)) return [];
    const all = hanging(piece);
    const isForked = all.some(({ spots }) => spots.some((spot) => endsAt(spot).length > 2));
    return all.length < 2 || isForked ? [] : [inOrder(all, endsAt)];
  });
}

/** From one end to the other; a ring from its first piece on. */
function inOrder(all: readonly Piece[], endsAt: (spot: number) => readonly Piece[]): Piece[] {
  const isEnd = (spot: number) => endsAt(spot).length === 1;
  const first = all.find(({ spots }) => spots.some(isEnd)) ?? all[0];
  if (!first) return [];
  const turn = ({ line, ...piece }: Piece): Piece => ({
    ...piece,
    line: { ...line, points: line.points.toReversed() },
    spots: [piece.spots[1], piece.spots[0]],
  });
  const ordered = [isEnd(first.spots[1]) && !isEnd(first.spots[0]) ? turn(first) : first];
  const placed = new Set([first.place]);
  for (const { spots } of ordered) {
    const next = endsAt(spots[1]).find(({ place }) => !placed.has(place));
    if (!next) break;
    placed.add(next.place);
    ordered.push(next.spots[0] === spots[1] ? next : turn(next));
  }
  return ordered;
}

/** One line of all; null where they enclose nothing, as a line that is drawn twice. */
function joinChain(chain: readonly Piece[]): DrawingLine | null {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return null;
  const closed = first.spots[0] === last.spots[1];
  const points = [
    ...first.line.points,
    ...chain.slice(1).flatMap(({ line }) => line.points.slice(1)),
  ];
  const all = closed ? points.slice(0, -1) : points;
  return all.length < 3 ? null : { layer: first.line.layer, points: all, closed };
}
