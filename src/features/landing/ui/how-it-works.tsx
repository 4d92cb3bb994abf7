import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#platform/ui/icon.tsx";

/** From the map to the deed in three steps. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="bg-mist">
      <div className="wrap py-16 md:py-24">
        <h2 id="how" className="text-h2">
          <Trans>How It Works</Trans>
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-6">
          <Step icon="map" name={<Trans>Explore projects you can check</Trans>}>
            <Trans>Every layout on one map, with its rate and what your budget buys there.</Trans>
          </Step>
          <Step icon="file-check" name={<Trans>Watch and evaluate</Trans>}>
            <Trans>
              Look at the plan, read the approval passport, and compare the rate with nearby
              layouts.
            </Trans>
          </Step>
          <Step isLast icon="phone" name={<Trans>Save, connect, decide</Trans>}>
            <Trans>Save the ones you like. Book a visit, or get a call back within 24 hours.</Trans>
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step({
  icon,
  name,
  isLast = false,
  children,
}: {
  icon: IconName;
  name: ReactNode;
  /** No line leads on from it. */
  isLast?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="max-md:grid max-md:grid-cols-[56px_1fr] max-md:gap-x-2">
      <span
        className={`flex items-center max-md:row-span-2 max-md:self-start ${isLast ? "" : LEADS_ON}`}
      >
        <span className="grid size-11 place-items-center rounded-full border border-ink bg-card">
          <Icon name={icon} className="size-5" />
        </span>
      </span>
      <h3 className="text-h3 md:mt-5">{name}</h3>
      <p className="mt-1 max-w-sm text-muted">{children}</p>
    </li>
  );
}

const LEADS_ON = "md:after:ml-4 md:after:h-px md:after:flex-1 md:after:bg-edge/40";
