import type { Photo } from "#features/listings/photos/photo.ts";
import type { NearbyLandmark, NearPlace, WhatIsNear } from "#features/places/index.ts";
import type { Kilometres, Rupees, SqYards } from "#lib/units/units.ts";
import type { ListingSummary } from "./catalogue/summary.ts";
import type { PriceHistory } from "./changes/price-history.ts";
import type { Contradiction } from "./contradictions.ts";
import type { ListingFlag } from "./fields/flags.ts";
import type { Listing } from "./listing.ts";
import type { Twin } from "./twins.ts";

/** Another layout that may suit who looks at this one. */
export interface SimilarLayout {
  readonly summary: ListingSummary;
  /** From here to there, in a straight line. */
  readonly km: Kilometres;
}

/** Everything the page of one listing shows, ready to render; plain data. */
export interface ListingDetails {
  readonly listing: Listing;
  readonly summary: ListingSummary;
  /** All of them, in order. */
  readonly photos: readonly Photo[];
  readonly flags: readonly ListingFlag[];
  /** Other listings that tell of the same layout, or state its registration number. */
  readonly twins: readonly Twin[];
  /** Claims that do not fit together. */
  readonly contradictions: readonly Contradiction[];
  /** What a usual plot costs: the land, and with all duties; null where that is not published. */
  readonly usualCost: {
    readonly size: SqYards;
    readonly land: Rupees;
    readonly allIn: Rupees;
  } | null;
  readonly neighbours: {
    readonly withinKm: Kilometres;
    readonly rates: readonly Rupees[];
    readonly median: Rupees | null;
  } | null;
  /** What it was before, as visitors saw it. */
  readonly history: PriceHistory;
  /** Others of its kind with plots left, nearest first, and the search round it; null where there are none. */
  readonly similar: {
    readonly withinKm: Kilometres;
    /** By how much their rates differ at most, in percent; null where no rate is stated here. */
    readonly ratePercent: number | null;
    readonly layouts: readonly SimilarLayout[];
    /** Query of the search's address. */
    readonly around: string;
  } | null;
  readonly landmarks: readonly NearbyLandmark[];
  /** What serves the place; null where nobody knows it. */
  readonly near: WhatIsNear | null;
  /** The town that the source names, where it is too far off to say where the layout lies. */
  readonly farTown: NearPlace | null;
  /** The village or town that lies nearest; null where none is near, or nobody knows the place. */
  readonly village: NearPlace | null;
}
