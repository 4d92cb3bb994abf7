/** What stands on open ground, and the ground it takes in metres; dearest first. */
export const AMENITIES = [
  { code: "club-house", along: 26, across: 15 },
  { code: "swimming-pool", along: 20, across: 10 },
  { code: "children-play-area", along: 15, across: 15 },
  { code: "tennis-court", along: 25, across: 12.5 },
  { code: "basketball-court", along: 25, across: 13.5 },
  { code: "volleyball-court", along: 19, across: 10 },
  { code: "badminton-court", along: 14.5, across: 7.5 },
  { code: "courts", along: 25, across: 12.5 },
  { code: "cricket-nets", along: 22, across: 6.5 },
  { code: "temple", along: 9, across: 9 },
] as const satisfies readonly { code: string; along: number; across: number }[];

export type Amenity = (typeof AMENITIES)[number];
export type AmenityCode = Amenity["code"];

/** All else that a drawing shows when, and only when, the listing states it. */
export const OTHER_SHOWN = [
  "park",
  "overhead-tank",
  "entrance-arch",
  "main-gate",
  "avenue-plantation",
  "compound-wall",
  "solar-fencing",
  "foot-paths",
  "walking-track",
  "jogging-track",
] as const;

/** What a drawing can show of a layout. */
export type ShownFeature = AmenityCode | (typeof OTHER_SHOWN)[number];

/** The stated amenities that stand on open ground. */
export function statedAmenities(features: readonly ShownFeature[]): readonly Amenity[] {
  return AMENITIES.filter(({ code }) => features.includes(code));
}
