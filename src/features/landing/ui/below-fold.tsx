import type { LandingData } from "#features/landing/model/landing-data.ts";
import { CallBack } from "./call-back.tsx";
import { CommunityDemand } from "./community-demand.tsx";
import { ExploreLayouts } from "./explore-layouts.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { MarketInsights } from "./market-insights.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhyChoose } from "./why-choose.tsx";

/** All of the landing page that no screen shows first. */
export default function BelowFold({ data }: { data: LandingData }) {
  return (
    <>
      {/* Links to the projects land here where there is no featured one. */}
      <div {...(data.example === null && { id: "projects" })}>
        <ExploreLayouts filters={data.filters} layouts={data.layouts} />
      </div>
      <HowItWorks data={data} />
      <WhyChoose example={data.example} hasDemand={data.savedOften.length > 0} />
      <MarketInsights localities={data.localities} median={data.median} />
      <CommunityDemand homes={data.savedOften} />
      <Testimonials quotes={data.quotes} />
      <CallBack />
    </>
  );
}
