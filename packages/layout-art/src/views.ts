import { AMENITIES, OTHER_SHOWN, type ShownFeature, statedAmenities } from "./layout/amenities.ts";
import { METRES_PER_FOOT, SQ_METRES_PER_SQ_YARD } from "./layout/geometry.ts";
import type { LayoutFacts } from "./layout-facts.ts";

/**
 * What a layout can be looked at closely for: the way in and the park, then what is worth most to a
 * buyer. A view exists where one of its features is stated; that of the main road, where its width is.
 */
const CLOSE_UP_TABLE = [
  { code: "entrance", features: ["entrance-arch", "main-gate"] },
  { code: "park", features: ["park"] },
  { code: "clubhouse", features: ["club-house"] },
  { code: "pool", features: ["swimming-pool"] },
  { code: "play-area", features: ["children-play-area"] },
  {
    code: "courts",
    features: [
      "tennis-court",
      "basketball-court",
      "volleyball-court",
      "badminton-court",
      "courts",
      "cricket-nets",
    ],
  },
  { code: "temple", features: ["temple"] },
  { code: "road", features: [] },
  { code: "tank", features: ["overhead-tank"] },
] as const satisfies readonly { code: string; features: readonly ShownFeature[] }[];

export type CloseUpCode = (typeof CLOSE_UP_TABLE)[number]["code"];
/**
 * One picture of a listing: its whole plan, the same seen obliquely from above, a part of it seen
 * closely, or its facts as a title block.
 */
export type ViewCode = "plan" | "aerial" | CloseUpCode | "plate";

// Said to be pure, that pages which draw nothing are not sent the table.
export const CLOSE_UP_CODES: readonly CloseUpCode[] = /* @__PURE__ */ CLOSE_UP_TABLE.map(
  ({ code }) => code,
);

/** A gallery shows five pictures. */
export const MOST_VIEWS = 5;
/** Plan, aerial view and plate, which every listing has. */
const CONSTANT_VIEWS = 3;

/** Least site that takes a layout at all: sq m, and squares of its widest road. */
const LEAST_SITE = { area: 1500, roadSquares: 20.5 } as const;
/**
 * Least site that takes its amenities besides roads and plots: sq m, and for each sq m that they
 * stand on; wider roads than `road` metres leave less.
 */
const ROOMY_SITE = { area: 7500, perGround: 20, road: 11 } as const;
const UNSTATED_ROAD_METRES = 9;

type ViewFacts = Pick<LayoutFacts, "areaSqYards" | "roadFeet" | "features">;

export type { ShownFeature };

/** Of features however named those that drawings can show, in the same order. */
export function toShownFeatures(codes: readonly string[]): ShownFeature[] {
  const shown: ReadonlySet<string> = new Set([
    ...OTHER_SHOWN,
    ...AMENITIES.map(({ code }) => code),
  ]);
  return codes.filter((code): code is ShownFeature => shown.has(code));
}

/** Features that a close-up shows, of which a listing states at least one; none for the road. */
export function featuresOf(view: CloseUpCode): readonly ShownFeature[] {
  return CLOSE_UP_TABLE.find(({ code }) => code === view)?.features ?? [];
}

/** Whether a site surely has room for a layout, and for all stated amenities besides its plots. */
function roomOf({ areaSqYards, roadFeet, features }: ViewFacts) {
  const road = Math.max(0, ...roadFeet) * METRES_PER_FOOT || UNSTATED_ROAD_METRES;
  const ground = statedAmenities(features).reduce(
    (sum, { along, across }) => sum + along * across,
    0,
  );
  const site = (areaSqYards ?? 0) * SQ_METRES_PER_SQ_YARD;
  const layout = site >= Math.max(LEAST_SITE.area, LEAST_SITE.roadSquares * road ** 2);
  const perGround = ROOMY_SITE.perGround * Math.max(1, road / ROOMY_SITE.road);
  return { layout, amenities: layout && site >= Math.max(ROOMY_SITE.area, perGround * ground) };
}

/**
 * The close-ups that can be drawn of a listing, whether its gallery shows them or not: only of what
 * it states; none of a site without a stated area, or too small for a layout.
 */
export function closeUpsOf(facts: ViewFacts): readonly CloseUpCode[] {
  const room = roomOf(facts);
  const isAmenity = new Set<ShownFeature>(AMENITIES.map(({ code }) => code));
  const has = (feature: ShownFeature) =>
    facts.features.includes(feature) && (isAmenity.has(feature) ? room.amenities : room.layout);
  return CLOSE_UP_CODES.filter((code) =>
    code === "road" ? room.layout && facts.roadFeet.length > 0 : featuresOf(code).some(has),
  );
}

/** The pictures that a listing shows, three to five: plan, aerial view, close-ups, fact plate. */
export function viewsOf(facts: ViewFacts): readonly ViewCode[] {
  return ["plan", "aerial", ...closeUpsOf(facts).slice(0, MOST_VIEWS - CONSTANT_VIEWS), "plate"];
}

/** Whether a picture exists, shown or not: addresses of pictures outlive the choice of them. */
export function hasView(facts: ViewFacts, view: ViewCode): boolean {
  return CLOSE_UP_CODES.some((code) => code === view)
    ? closeUpsOf(facts).some((code) => code === view)
    : true;
}
