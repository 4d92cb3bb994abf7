import { between, boxOf, type Point } from "../layout/geometry.ts";
import type { OpenSpace } from "../layout/open-spaces.ts";
import type { PlacedLayout } from "../layout/placed-layout.ts";
import { measureRoad } from "../layout/road-width.ts";
import { entranceX } from "../layout/street-lines.ts";
import { type CloseUpCode, featuresOf } from "../views.ts";

/** Where a close-up looks, in metres of the layout's frame, and how wide its picture is. */
export interface CloseUp {
  readonly middle: Point;
  /** Metres from the left to the right of the picture. */
  readonly across: number;
}

/** Pixels of a picture. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** A close-up of a small site still is closer than its plan. */
const MOST_OF_SITE = 0.62;
const PARK_WIDTH = { from: 64, to: 120, share: 1.2 } as const;
const TAKEN = 2.5;
/** What stands outside the picture but throws a shadow or a crown into it, pixels. */
const OVERHANG = 80;

type Looking = (plan: PlacedLayout) => CloseUp | null;

/** Ground of an open space, less what amenities and their surroundings take: those have their own views. */
function freeGroundOf({ left, right, bottom, top, amenities }: OpenSpace): number {
  const taken = amenities.reduce((sum, { amenity }) => sum + amenity.along * amenity.across, 0);
  return (right - left) * (top - bottom) - TAKEN * taken;
}

function lookAtPark({ layout, placing }: PlacedLayout): CloseUp | null {
  const [park] = [...layout.openSpaces].sort((a, b) => freeGroundOf(b) - freeGroundOf(a));
  if (!park) return null;
  const { left, right, bottom, top } = park;
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => placing.toSheet({ x, y })));
  const box = boxOf(corners);
  const wide = Math.max(box.right - box.left, 1.7 * (box.bottom - box.top)) / placing.scale;
  return {
    middle: { x: (left + right) / 2, y: (bottom + top) / 2 },
    across: Math.min(PARK_WIDTH.to, Math.max(PARK_WIDTH.from, wide * PARK_WIDTH.share)),
  };
}

/** Looks at the stated amenities of a view; at the first of them where they are far apart. */
function lookAtAmenities(view: CloseUpCode, across: number): Looking {
  const features: readonly string[] = featuresOf(view);
  return ({ layout }) => {
    const space = layout.openSpaces.find(({ amenities }) =>
      amenities.some(({ amenity }) => features.includes(amenity.code)),
    );
    const points = (space?.amenities ?? [])
      .filter(({ amenity }) => features.includes(amenity.code))
      .map(({ at }) => at);
    if (points.length === 0) return null;
    const box = boxOf(points);
    return {
      middle: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
      across: Math.min(across * 1.6, across + 1.2 * (box.right - box.left)),
    };
  };
}

const LOOK: Readonly<Record<CloseUpCode, Looking>> = {
  entrance: ({ layout }) => ({ middle: { x: entranceX(layout.grid), y: 9 }, across: 62 }),
  clubhouse: lookAtAmenities("clubhouse", 78),
  pool: lookAtAmenities("pool", 52),
  park: lookAtPark,
  "play-area": lookAtAmenities("play-area", 46),
  courts: lookAtAmenities("courts", 62),
  temple: lookAtAmenities("temple", 42),
  road: (plan) => {
    const road = measureRoad(plan);
    return road && { middle: between(road.from, road.to, 0.5), across: 72 };
  },
  tank: ({ layout: { depth, grid } }) => ({
    middle: { x: grid.depth * 0.75, y: depth - grid.depth * 0.75 },
    across: 50,
  }),
};

/** Where a view of a plan looks; null when the plan does not draw what the view shows. */
export function closeUpOf(plan: PlacedLayout, view: CloseUpCode): CloseUp | null {
  const looking = LOOK[view](plan);
  if (!looking) return null;
  const site = boxOf(plan.layout.boundary.map(plan.placing.toSheet));
  const widest = (MOST_OF_SITE * (site.right - site.left)) / plan.placing.scale;
  return { ...looking, across: Math.min(looking.across, widest) };
}

/** The same plan enlarged, so that a window shows what a close-up looks at and nothing else. */
export function enlarge(
  plan: PlacedLayout,
  { middle, across }: CloseUp,
  window: Window,
): PlacedLayout {
  const { scale, turn, toSheet } = plan.placing;
  const zoom = window.width / (across * scale);
  const centre = toSheet(middle);
  return {
    ...plan,
    close: true,
    placing: {
      turn,
      scale: scale * zoom,
      toSheet(point) {
        const { x, y } = toSheet(point);
        return {
          x: (x - centre.x) * zoom + window.width / 2,
          y: (y - centre.y) * zoom + window.height / 2,
        };
      },
    },
    sees(points) {
      const box = boxOf(points);
      return (
        box.right > -OVERHANG &&
        box.left < window.width + OVERHANG &&
        box.bottom > -OVERHANG &&
        box.top < window.height + OVERHANG
      );
    },
  };
}
