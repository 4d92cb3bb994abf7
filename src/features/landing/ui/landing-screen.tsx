import { useLingui } from "@lingui/react/macro";
import type { LandingData } from "#features/landing/model/landing-data.ts";
import { LatePlace, whenNear } from "#platform/ui/late/when-near.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";
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

/** The round button over the page's corner that opens a chat with the agent. */
function ChatButton() {
  const { t } = useLingui();
  return (
    <WhatsAppLink
      text={t`I’m looking for a plot.`}
      aria-label={t`Chat on WhatsApp`}
      className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-leaf text-white shadow-float outline-offset-4 hover:bg-ink print:hidden md:right-8 md:bottom-8"
    >
      <Icon name="message-circle" className="size-7" />
    </WhatsAppLink>
  );
}
