import type { MapMarker, Placed } from "./marker-clusters.ts";
import { partCircles } from "./part-circles.ts";

/** Where a tag stands about its point; `dot` where there is no room for its words. */
export type TagSide = "above" | "below" | "right" | "left" | "dot";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const PIXELS_OF_WORLD = 512;
/** Drawn sizes of map.css, px: a tag without its words, one letter of them, the tip to the point. */
const TAG = { padding: 22, letter: 8, height: 26, tip: 7 } as const;
const CIRCLE = { small: 48, large: 58, largeFrom: 10 } as const;
const DOT = 16;
/** Air between two of them, px. */
const GAP = 3;
const ASIDE = ["above", "below", "right", "left"] as const satisfies readonly TagSide[];
const SIDES = [...ASIDE, "dot"] as const satisfies readonly TagSide[];

/** Web Mercator, px from the world's north-western corner at a MapLibre zoom. */
function toPixels({ lat, lng }: { lat: number; lng: number }, zoom: number) {
  const size = PIXELS_OF_WORLD * 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  return {
    x: ((lng + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size,
  };
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** The box of a tag on one side of its point. */
function tagBox(x: number, y: number, words: string, side: TagSide): Box {
  const width = TAG.padding + TAG.letter * words.length;
  const rise = TAG.tip + TAG.height / 2;
  const aside = TAG.tip + width / 2;
  if (side === "dot") return around(x, y, DOT, DOT);
  if (side === "above") return around(x, y - rise, width, TAG.height);
  if (side === "below") return around(x, y + rise, width, TAG.height);
  return around(side === "right" ? x + aside : x - aside, y, width, TAG.height);
}

const meet = (a: Box, b: Box) =>
  a.left < b.right + GAP &&
  b.left < a.right + GAP &&
  a.top < b.bottom + GAP &&
  b.top < a.bottom + GAP;

/** Where everything stands: tags about their points by their ids, circles beside theirs, px. */
export interface Placement {
  readonly sides: ReadonlyMap<string, TagSide>;
  readonly shifts: ReadonlyMap<number, readonly [dx: number, dy: number]>;
  /** Where the tag of a marker stands that a circle holds: off all circles and plates where it can. */
  readonly liftedSide: (marker: Pick<MapMarker, "at" | "tag">) => TagSide;
}

/**
 * Places tags and circles so that none lies on another, nor on the plates at `plates`. It holds
 * from this whole zoom up to the next: things only move apart as one zooms in. The order of
 * `placed` does not count.
 */
export function placeTags(
  placed: readonly Placed[],
  zoom: number,
  plates: readonly { at: { lat: number; lng: number }; words: string }[] = [],
): Placement {
  const level = Math.floor(zoom);
  const circles = placed
    .flatMap((one) => {
      if (one.kind === "marker") return [];
      const width = one.count >= CIRCLE.largeFrom ? CIRCLE.large : CIRCLE.small;
      return [{ ...toPixels(one.at, level), width, id: one.id }];
    })
    .sort((a, b) => a.id - b.id);
  const moves = partCircles(circles, GAP);
  const shifts = new Map(circles.map(({ id }, i) => [id, moves[i] ?? ([0, 0] as const)]));
  const fixed = [
    ...plates.map(({ at, words }) => {
      const { x, y } = toPixels(at, level);
      return tagBox(x, y, words, "above");
    }),
    ...circles.map(({ x, y, width }, i) => {
      const [dx, dy] = moves[i] ?? [0, 0];
      return around(x + dx, y + dy, width, width);
    }),
  ];
  const points = placed.flatMap((one) =>
    one.kind === "marker"
      ? [{ ...toPixels(one.marker.at, level), id: one.marker.id, words: one.marker.tag }]
      : [],
  );
  const liftedSide: Placement["liftedSide"] = ({ at, tag }) => {
    const { x, y } = toPixels(at, level);
    // Lit, it is drawn larger, as by two letters.
    const isFree = (side: TagSide) =>
      fixed.every((other) => !meet(tagBox(x, y, `${tag}00`, side), other));
    return ASIDE.find(isFree) ?? "above";
  };
  return { sides: placeSides(points, [...fixed]), shifts, liftedSide };
}

interface TagPoint {
  readonly x: number;
  readonly y: number;
  readonly id: string;
  readonly words: string;
}

/** Farther north first; two on one spot by their ids. */
function byPosition(a: TagPoint, b: TagPoint): number {
  return a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1);
}

/** A side for each tag, those farther north first; `taken` is no longer free. */
function placeSides(points: TagPoint[], taken: Box[]): ReadonlyMap<string, TagSide> {
  const dots = points.map(({ x, y, id }) => ({ id, box: around(x, y, DOT / 2, DOT / 2) }));
  const sides = new Map<string, TagSide>();
  for (const { x, y, id, words } of points.sort(byPosition)) {
    const others = dots.filter((dot) => dot.id !== id).map(({ box }) => box);
    const free = SIDES.find((side) => {
      const box = tagBox(x, y, words, side);
      return [...taken, ...(side === "dot" ? [] : others)].every((other) => !meet(box, other));
    });
    const side = free ?? "dot";
    sides.set(id, side);
    taken.push(tagBox(x, y, words, side));
  }
  return sides;
}
