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

/** A row of the survey: what was typed, and where. */
export interface SurveyedFacility extends LatLng {
  readonly description: string;
}

/** What open data tells of the region beside its names. */
export interface Surroundings {
  readonly facilities: readonly Facility[];
  readonly stations: readonly Station[];
  /** Rows of the survey that are none of our kinds (a rice mill), and those left out as unsure. */
  readonly leftOut: { readonly other: number; readonly unsure: number };
}

/** Reads the kind of every row of the survey; rows of no kind of ours are counted and left out. */
export function readSurroundings(
  surveyed: readonly SurveyedFacility[],
  stations: readonly Station[],
): Surroundings {
  const leftOut = { other: 0, unsure: 0 };
  const facilities = surveyed.flatMap(({ description, lat, lng }): Facility[] => {
    const kind = readFacilityKind(description);
    if (kind !== "other" && kind !== "unsure")
      return [{ kind, name: readFacilityName(description), lat, lng }];
    leftOut[kind] += 1;
    return [];
  });
  return { facilities, stations, leftOut };
}
