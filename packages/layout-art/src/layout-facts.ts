import type { ShownFeature } from "./layout/amenities.ts";

/** What roads are made of, best first. */
export type RoadSurface = "bt" | "cc" | "metal" | "gravel";

/** All that a layout is drawn from; what is not stated of it is null or empty. */
export interface LayoutFacts {
  /** Decides every choice that the facts leave open. */
  readonly id: string;
  readonly areaSqYards: number | null;
  /** Stated widths of its roads, widest first. */
  readonly roadFeet: readonly number[];
  readonly roadSurfaces: readonly RoadSurface[];
  readonly features: readonly ShownFeature[];
  /** Where it lies, as a plus code; empty where that is not known. */
  readonly plusCode: string;
}

/** What a picture says of itself. */
export interface Notice {
  /** "Illustrative layout, not a photograph". */
  readonly notice: string;
  /** Which parts are stated and which are chosen in drawing; null where no layout is drawn. */
  readonly origin: string | null;
}

/** Texts inside the picture of a whole layout. */
export interface SheetCaption extends Notice {
  readonly area: string;
  readonly roads: string | null;
}
