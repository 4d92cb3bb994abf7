import type { ListingSummary } from "#listings/summary.ts";
import type { MedianRate } from "#search/median-rate.ts";
import { CallBack } from "./call-back.tsx";
import type { CarouselFilters } from "./carousel-layouts.ts";
import type { CatalogueFacts } from "./catalogue-facts.ts";
import { ChatButton } from "./chat-button.tsx";
import { CommunityDemand, type SavedOften } from "./community-demand.tsx";
import { ExploreLayouts } from "./explore-layouts.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import { FeaturedProject } from "./featured-project.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LandingHead } from "./landing-head.tsx";
import { MarketInsights } from "./market-insights.tsx";
import type { LocalityRates } from "./rates-by-locality.ts";
import { Testimonials } from "./testimonials.tsx";
import { WhyChoose } from "./why-choose.tsx";

export interface LandingData {
  readonly facts: CatalogueFacts;
  readonly filters: CarouselFilters;
  readonly layouts: { readonly total: number; readonly shown: readonly ListingSummary[] };
  readonly localities: readonly LocalityRates[];
  readonly median: MedianRate | null;
  /** Homes that many have saved; empty until there are enough to mean something. */
  readonly savedOften: readonly SavedOften[];
}

/** The page that a search engine or a shared link opens first. */
export function LandingScreen({ data }: { data: LandingData }) {
  return (
    <>
      <LandingHead />
      <Hero facts={data.facts} />
      <FactsStrip facts={data.facts} />
      <FeaturedProject />
      <ExploreLayouts filters={data.filters} layouts={data.layouts} />
      <HowItWorks />
      <WhyChoose hasDemand={data.savedOften.length > 0} />
      <MarketInsights localities={data.localities} median={data.median} />
      <CommunityDemand homes={data.savedOften} />
      <Testimonials />
      <CallBack />
      <ChatButton />
    </>
  );
}
