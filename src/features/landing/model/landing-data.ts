import type { SavedOften } from "#features/landing/ui/community-demand.tsx";
import type { ListingSummary } from "#features/listings/index.ts";
import type { MedianRate, SearchQuery } from "#features/search/index.ts";
import type { Said } from "#platform/i18n/languages.ts";
import type { Quote } from "#platform/ui/quotes.tsx";
import type { CatalogueFacts } from "./catalogue-facts.ts";
import type { ExamplePlot } from "./example-plot.ts";
import type { LocalityRates } from "./rates-by-locality.ts";

/** What the landing page shows of catalogue and visitors. */
export interface LandingData {
  /** Of the featured project; null where the region has none. */
  readonly example: ExamplePlot | null;
  readonly facts: CatalogueFacts;
  readonly filters: SearchQuery;
  readonly layouts: {
    readonly total: number;
    readonly shown: readonly ListingSummary[];
    /** The same search on the map screen, as path and query. */
    readonly inMaps: string;
  };
  readonly localities: readonly LocalityRates[];
  /** Of all published rates. */
  readonly median: MedianRate | null;
  /** Homes that many have saved; empty until there are enough to mean something. */
  readonly savedOften: readonly SavedOften[];
  /** What an owner promises; null while the shipped words stand. */
  readonly promise: Said | null;
  /** What buyers say. */
  readonly quotes: readonly Quote[];
}
