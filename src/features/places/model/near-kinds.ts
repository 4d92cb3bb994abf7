import type { FacilityKind } from "./facility-kinds.ts";

export type SiteKind = FacilityKind | "station";

/** What a family asks for, each with the kinds that answer it; the order is that of equals. */
export const ASKED = {
  school: ["high-school", "school"],
  college: ["junior-college", "college"],
  "health-centre": ["health-centre"],
  hospital: ["hospital"],
  bank: ["bank"],
  "bus-stop": ["bus-stop"],
  fuel: ["fuel"],
  market: ["market"],
  station: ["station"],
} as const satisfies Record<string, readonly SiteKind[]>;
export type AskedKind = keyof typeof ASKED;
export const ASKED_KINDS = Object.keys(ASKED) as readonly AskedKind[];

/** What a search can ask to be near to. */
export const SOUGHT = {
  "high-school": ["high-school"],
  college: ASKED.college,
  "health-centre": ASKED["health-centre"],
  hospital: ASKED.hospital,
  bank: ASKED.bank,
  "bus-stop": ASKED["bus-stop"],
  fuel: ASKED.fuel,
  market: ASKED.market,
  station: ASKED.station,
} as const satisfies Record<string, readonly SiteKind[]>;
export type SoughtKind = keyof typeof SOUGHT;
/** In the order of a row's codes in the catalogue file. */
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
] as const satisfies readonly SoughtKind[];
/** Distances that a search offers, km; a code is the row of the least that holds, or their count. */
export const SOUGHT_KMS = [1, 2, 3, 5] as const;
export type SoughtKm = (typeof SOUGHT_KMS)[number];

/** The code of a kind that is not within the greatest of the distances. */
export const NOT_NEAR = "4";
/** The codes of a point that nothing is known to be near to. */
export const NOTHING_NEAR = "444444444";
