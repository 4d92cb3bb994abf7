import type { FacilityKind } from "./facility-kinds.ts";
import type { SoughtKind } from "./sought-kinds.ts";

export type SiteKind = FacilityKind | "station" | "ring-road";

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
  "ring-road": ["ring-road"],
} as const satisfies Record<string, readonly SiteKind[]>;
export type AskedKind = keyof typeof ASKED;
export const ASKED_KINDS = Object.keys(ASKED) as readonly AskedKind[];

/** What a search can ask to be near to. */
export const SOUGHT: Readonly<Record<SoughtKind, readonly SiteKind[]>> = {
  "high-school": ["high-school"],
  college: ASKED.college,
  "health-centre": ASKED["health-centre"],
  hospital: ASKED.hospital,
  bank: ASKED.bank,
  "bus-stop": ASKED["bus-stop"],
  fuel: ASKED.fuel,
  market: ASKED.market,
  station: ASKED.station,
  "ring-road": ASKED["ring-road"],
};
