import type { LandingData } from "#features/landing/model/landing-data.ts";
import { LatePlace, whenNear } from "#platform/ui/when-near.tsx";
import { ChatButton } from "./chat-button.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import { FeaturedProject } from "./featured-project.tsx";
import { fetchExample, Hero } from "./hero.tsx";
import { LandingHead } from "./landing-head.tsx";

const BELOW = "below-fold";

const { Part: BelowFold, fetchPart } = whenNear(BELOW, () => import("./below-fold.tsx"));

/** Fetches what comes late at once. */
export const fetchLateParts = () => Promise.all([fetchExample(), fetchPart()]);

/** The page that a search engine or a shared link opens first. */
export function LandingScreen({ data }: { data: LandingData }) {
  return (
    <>
      <LandingHead promise={data.promise} />
      <Hero example={data.example} promise={data.promise} />
      <FactsStrip facts={data.facts} />
      {data.example && <FeaturedProject />}
      <LatePlace id={BELOW}>
        <BelowFold data={data} />
      </LatePlace>
      <ChatButton />
    </>
  );
}
