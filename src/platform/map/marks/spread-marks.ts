import type { LatLng } from "#lib/geo/geo.ts";

/** A way on the screen, px; y downwards. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Width of the world at zoom 0, px. */
const WORLD_PX = 512;
/** Centres of two marks lie no nearer, px. */
const APART = 28;
/** The centre of a mark lies no nearer to another's place, px. */
const CLEAR = 17;
/** How far a mark may be moved from its place, px, nearest first. */
const REACHES = [0, 24, 34, 46, 60];
const DIRECTIONS = 16;
/** The plate above the place in the middle: half its width and its height, with a mark's radius, px. */
const PLATE = { aside: 76, above: 56, below: 14 };

function toPixels({ lat, lng }: LatLng, zoom: number): Offset {
  const scale = WORLD_PX * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  const north = Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return { x: (lng / 360) * scale, y: -north * scale };
}

const CANDIDATES: readonly Offset[] = REACHES.flatMap((reach) =>
  Array.from({ length: reach === 0 ? 1 : DIRECTIONS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / DIRECTIONS;
    return { x: reach * Math.sin(angle), y: -reach * Math.cos(angle) };
  }),
);

/**
 * How far each mark stands off its place at a zoom, px, so that none covers another, another's place or
 * the plate of the place in the middle. Where there is no room it stays in its place.
 */
export function spreadMarks(
  centre: LatLng,
  marks: readonly LatLng[],
  zoom: number,
): readonly Offset[] {
  const middle = toPixels(centre, zoom);
  const taken: Offset[] = [];
  const places = marks.map((mark) => toPixels(mark, zoom));
  return places.map((at) => {
    const isFree = ({ x, y }: Offset) => {
      const [px, py] = [at.x + x, at.y + y];
      const [aside, down] = [Math.abs(px - middle.x), py - middle.y];
      const onPlate = aside < PLATE.aside && down > -PLATE.above && down < PLATE.below;
      const isClear = places.every(
        (other) => other === at || Math.hypot(other.x - px, other.y - py) >= CLEAR,
      );
      return (
        !onPlate &&
        isClear &&
        taken.every((other) => Math.hypot(other.x - px, other.y - py) >= APART)
      );
    };
    const offset = CANDIDATES.find(isFree) ?? { x: 0, y: 0 };
    taken.push({ x: at.x + offset.x, y: at.y + offset.y });
    return offset;
  });
}
