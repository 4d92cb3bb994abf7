import type { LatLng } from "#lib/geo/geo.ts";
import { type FacilityKind, readFacilityKind } from "./facility-kinds.ts";
import { readFacilityName } from "./facility-names.ts";
import type { PlaceName } from "./place-name.ts";

/** A place that serves a village, as the survey of 2022 has it; degrees in WGS 84. */
export interface Facility extends LatLng {
  readonly kind: FacilityKind;
  /** Its own name where the surveyor wrote one: a bank's, a college's; mostly null. */
  readonly name: PlaceName | null;
}

/** A railway station; degrees in WGS 84, true to some 50 m. */
export interface Station extends LatLng {
  /** The railway's code: "BZA". */
  readonly code: string;
  readonly name: PlaceName;
}

/** A ring road of a town, as the region's map draws it. */
export interface RingRoad {
  readonly name: PlaceName;
  /** Its bends in order, degrees in WGS 84. */
  readonly line: readonly LatLng[];
}

/** A row of the survey: what was typed, and where. */
export interface SurveyedFacility extends LatLng {
  readonly description: string;
}

/** What open data and our map tell of the region beside its names. */
export interface Surroundings {
  readonly facilities: readonly Facility[];
  readonly stations: readonly Station[];
  readonly ringRoads: readonly RingRoad[];
  /** Rows of the survey that are none of our kinds (a rice mill), and those left out as unsure. */
  readonly leftOut: { readonly other: number; readonly unsure: number };
}

/** Where nothing is known of what is near. */
export const NO_SURROUNDINGS: Surroundings = {
  facilities: [],
  stations: [],
  ringRoads: [],
  leftOut: { other: 0, unsure: 0 },
};

/** Reads the kind of every row of the survey; rows of no kind of ours are counted and left out. */
export function readSurroundings(
  surveyed: readonly SurveyedFacility[],
  known: Pick<Surroundings, "stations" | "ringRoads">,
): Surroundings {
  const leftOut = { other: 0, unsure: 0 };
  const facilities = surveyed.flatMap(({ description, lat, lng }): Facility[] => {
    const kind = readFacilityKind(description);
    if (kind !== "other" && kind !== "unsure")
      return [{ kind, name: readFacilityName(description), lat, lng }];
    leftOut[kind] += 1;
    return [];
  });
  return { facilities, ...known, leftOut };
}
