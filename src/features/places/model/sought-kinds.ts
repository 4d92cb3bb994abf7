/** What a search can ask to be near to, in the order of a row's codes in the catalogue file. */
export const SOUGHT_KINDS = [
  "high-school",
  "college",
  "health-centre",
  "hospital",
  "bank",
  "bus-stop",
  "fuel",
  "market",
  "station",
  "ring-road",
] as const;
export type SoughtKind = (typeof SOUGHT_KINDS)[number];

/** Distances that a search offers, km; a code is the row of the least that holds, or their count. */
export const SOUGHT_KMS = [1, 2, 3, 5] as const;
export type SoughtKm = (typeof SOUGHT_KMS)[number];

/** The code of a kind that is not within the greatest of the distances. */
export const NOT_NEAR = "4";
/** The codes of a point that nothing is known to be near to. */
export const NOTHING_NEAR = NOT_NEAR.repeat(SOUGHT_KINDS.length);
