import { Suspense } from "react";
import { whenNear } from "#ui/when-near.ts";
import { ChatButton } from "./chat-button.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import { FeaturedProject } from "./featured-project.tsx";
import { Hero } from "./hero.tsx";
import type { LandingData } from "./landing-data.ts";
import { LandingHead } from "./landing-head.tsx";

const BELOW = "below-fold";

/** Fetches the script of what stands further down. */
export function loadBelowFold() {
  return import("./below-fold.tsx");
}

const BelowFold = whenNear(BELOW, loadBelowFold);

/** The page that a search engine or a shared link opens first. */
export function LandingScreen({ data }: { data: LandingData }) {
  return (
    <>
      <LandingHead />
      <Hero facts={data.facts} />
      <FactsStrip facts={data.facts} />
      <FeaturedProject />
      <div id={BELOW}>
        <Suspense fallback={<div className="h-screen" />}>
          <BelowFold data={data} />
        </Suspense>
      </div>
      <ChatButton />
    </>
  );
}
