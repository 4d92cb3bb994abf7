import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LandingData } from "#features/landing/model/landing-data.ts";
import { DayBar } from "./day-bar.tsx";
import { PassportFragment } from "./passport-fragment.tsx";
import { RegionSheet } from "./region-sheet.tsx";

/** From the map to the deed in three steps, each shown by a piece of the site itself. */
export function HowItWorks({ data }: { data: LandingData }) {
  const [layout] = data.layouts.shown;
  const { budgetLakhs } = data.filters;
  return (
    <section
      aria-labelledby="how"
      className="far bg-mist [--far:calc(225vw+475px)] md:[--far:600px]"
    >
      <div className="wrap py-16 md:py-24">
        <h2 id="how" className="text-h2">
          <Trans>How It Works</Trans>
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-6">
          <Step
            name={<Trans>Explore projects you can check</Trans>}
            shown={<RegionSheet points={data.facts.points} budgetLakhs={budgetLakhs} />}
          >
            <Trans>Every layout on one map, with its rate and what your budget buys there.</Trans>
          </Step>
          <Step
            name={<Trans>Watch and evaluate</Trans>}
            shown={layout && <PassportFragment layout={layout} budgetLakhs={budgetLakhs} />}
          >
            <Trans>
              Look at the plan, read the approval passport, and compare the rate with nearby
              layouts.
            </Trans>
          </Step>
          <Step name={<Trans>Save, connect, decide</Trans>} shown={<DayBar />}>
            <Trans>Save the ones you like. Book a visit, or get a call back within 24 hours.</Trans>
          </Step>
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  readonly name: ReactNode;
  readonly shown: ReactNode;
  readonly children: ReactNode;
}

function Step({ name, shown, children }: StepProps) {
  return (
    <li>
      <div className="aspect-4/3 overflow-hidden border border-ink bg-card">{shown}</div>
      <h3 className="mt-4 text-h3">{name}</h3>
      <p className="mt-1 max-w-sm text-muted">{children}</p>
    </li>
  );
}
