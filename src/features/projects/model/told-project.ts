import type { LatLng } from "#lib/geo/geo.ts";
import type { ListedPlot } from "./listed-project.ts";
import type { StoredFacts } from "./stored-project.ts";

/** What is told of a project beside its plots. */
export interface ToldFacts {
  readonly facts: StoredFacts;
  /** Null where nobody said where it lies. */
  readonly place: LatLng | null;
}

/** A plot of it, with the price that it is to have. */
export interface ToldPlot extends ListedPlot {
  /** Null where none is to come. */
  readonly nextPriceRupees: number | null;
}

/** A project as its own page of the console shows and changes it. */
export interface ToldProject extends ToldFacts {
  readonly slug: string;
  readonly published: boolean;
  /** True where a plan says where it lies and how large its plots are. */
  readonly isDrawn: boolean;
  readonly plots: readonly ToldPlot[];
}
