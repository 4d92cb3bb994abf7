import type { ProjectView } from "#features/projects/index.ts";
import type { MedianRate, SearchIndex, SearchQuery } from "#features/search/index.ts";
import type { Said } from "#platform/i18n/languages.ts";
import type { Region } from "#platform/region/region.ts";
import type { Quote } from "#platform/ui/quotes.tsx";
import { type CarouselLayouts, carouselLayouts } from "./carousel-layouts.ts";
import { type CatalogueFacts, catalogueFacts } from "./catalogue-facts.ts";
import { type ExamplePlot, examplePlot } from "./example-plot.ts";
import { type LocalityRates, ratesByLocality } from "./rates-by-locality.ts";
import { SHEET, sheetOf } from "./sheet-place.ts";

/** A home that many have saved. */
export interface SavedOften {
  readonly mlsNumber: string;
  readonly name: string;
  readonly saves: number;
}

/** What the landing page shows of catalogue and visitors. */
export interface LandingData {
  /** Of the featured project; null where none is on the site. */
  readonly example: ExamplePlot | null;
  readonly facts: CatalogueFacts;
  readonly filters: SearchQuery;
  readonly layouts: CarouselLayouts;
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

interface LandingSources
  extends Pick<LandingData, "filters" | "savedOften" | "promise" | "quotes"> {
  readonly index: SearchIndex;
  readonly region: Region;
  /** The featured project; null where none is on the site. */
  readonly project: ProjectView | null;
}

/** What the landing page shows, of the catalogue and the project as they are now. */
export function toLandingData({ index, region, project, ...own }: LandingSources): LandingData {
  const sheet = region.isShipped ? SHEET : sheetOf(index.extent ?? region.bounds);
  return {
    ...own,
    example: project && examplePlot(project),
    facts: catalogueFacts(index, sheet),
    layouts: carouselLayouts(index, own.filters),
    localities: ratesByLocality(index),
    median: index.median(),
  };
}
