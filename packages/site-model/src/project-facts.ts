/** A place on the ground, degrees in WGS 84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/**
 * What a project of this size needs before any plot of it may be advertised or booked (RERA Act 2016,
 * section 3): its number at AP RERA, or nothing yet, and then it is not for sale.
 */
export type ProjectRegistration =
  | { readonly kind: "registered"; readonly number: string }
  | { readonly kind: "not-registered" };

/** What is told of a project beside its plan: `findBreaches` holds the plan to it. */
export interface ProjectFacts {
  readonly name: string;
  readonly isSample: boolean;
  readonly registration: ProjectRegistration;
  /** The middle of the site. */
  readonly place: LatLng;
  readonly acres: number;
  readonly plotCount: number;
  readonly smallestSqYards: number;
  readonly largestSqYards: number;
  /** By road from Amaravati. */
  readonly minutesFromAmaravati: number;
  readonly kmFromVijayawada: number;
  readonly kmFromStartupVillage: number;
  /** Widths of its roads, widest first. */
  readonly roadFeet: readonly [avenue: number, park: number, loop: number];
  readonly wallFeet: number;
  /** Fence on top of the wall. */
  readonly fenceFeet: number;
  /** Kept up by the developer for so long. */
  readonly maintenanceYears: number;
  /** Share of the land that is garden or park, at the least. */
  readonly openSpaceShare: number;
}

/** True for a project whose plots may be offered and visited to be booked. */
export function isForSale({ isSample, registration }: ProjectFacts): boolean {
  return !isSample && registration.kind === "registered";
}
