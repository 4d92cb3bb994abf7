import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ExamplePlot } from "#features/landing/model/example-plot.ts";
import { projectFacts } from "#features/projects/index.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon, type IconName } from "#platform/ui/pictures/icon.tsx";

interface WhyChooseProps {
  readonly example: ExamplePlot | null;
  readonly hasDemand: boolean;
}

/** What the site promises; each promise leads to what backs it. */
export function WhyChoose({ example, hasDemand }: WhyChooseProps) {
  return (
    <section
      id="about"
      aria-labelledby="why"
      className="far wrap py-16 [--far:1120px] sm:[--far:760px] md:py-24 lg:[--far:400px]"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="why" className="text-h2">
            <Trans>Why Choose Sthalam</Trans>
          </h2>
          <p className="mt-3 text-muted">
            <Trans>
              A plot is the biggest purchase most families make. It should be the best explained.
            </Trans>
          </p>
          <LocalLink
            to={href("/contact")}
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep"
          >
            <Trans>Talk to us</Trans>
            <Icon name="arrow-right" className="size-4" />
          </LocalLink>
          {example && <Bill example={example} />}
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          <Promises hasDemand={hasDemand} />
        </ul>
      </div>
    </section>
  );
}

/** Who is paid for a plot: the seller, the government, and nobody else. */
function Bill({ example: { number, price, total } }: { readonly example: ExamplePlot }) {
  const { name } = projectFacts;
  const rows = [
    ["seller", <Trans key="seller">To the seller, land</Trans>, price],
    ["state", <Trans key="state">To the government, duties and fee</Trans>, total - price],
    ["us", <Trans key="us">To us</Trans>, 0],
  ] as const;
  return (
    <figure className="mt-5 border border-ink bg-card">
      <dl className="num">
        {rows.map(([key, who, rupees]) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-b border-line px-4 py-2.5 last:border-ink"
          >
            <dt className="text-muted">{who}</dt>
            <dd className="font-semibold whitespace-nowrap">{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="px-4 py-2 text-tiny text-muted">
        <Trans>
          {name}, plot {number}: a sample project
        </Trans>
      </figcaption>
    </figure>
  );
}

function Promises({ hasDemand }: { hasDemand: boolean }) {
  return (
    <>
      <Reason icon="badge-check" name={<Trans>Numbers you can check</Trans>} to="/about#verified">
        <Trans>RERA registration numbers as published, with gaps and mismatches flagged.</Trans>
      </Reason>
      <Reason icon="hand-coins" name={<Trans>Zero commission</Trans>} to="/about#who-pays">
        <Trans>You pay the seller and the government, and nothing to us.</Trans>
      </Reason>
      <Reason icon="chart-no-axes-column" name={<Trans>Market insights</Trans>} to="/#rates">
        <Trans>Rates place by place, each with the number of layouts behind it.</Trans>
      </Reason>
      <Reason
        icon="users-round"
        name={<Trans>Community demand</Trans>}
        to={hasDemand ? "/#demand" : "/about#demand"}
      >
        <Trans>What other families are saving, shown once enough of them have.</Trans>
      </Reason>
      <Reason
        icon="handshake"
        name={<Trans>Buy direct, or with us beside you</Trans>}
        to="/about#guided"
      >
        <Trans>Talk to the developer yourself, or have us by your side.</Trans>
      </Reason>
      <Reason
        icon="life-buoy"
        name={<Trans>Support from start to finish</Trans>}
        to={href("/tools/:tool?", { tool: "documents" })}
      >
        <Trans>From the first visit to the registered deed, one paper at a time.</Trans>
      </Reason>
    </>
  );
}

interface ReasonProps {
  readonly icon: IconName;
  readonly name: ReactNode;
  /** Where what backs it stands. */
  readonly to: string;
  readonly children: ReactNode;
}

function Reason({ icon, name, to, children }: ReasonProps) {
  return (
    <li className="group relative grid grid-cols-[24px_1fr] gap-x-4 border-t border-line py-5 first:border-ink sm:nth-2:border-ink">
      <Icon name={icon} className="mt-0.5 size-6 text-river" />
      <div>
        <h3 className="text-h3">
          <LocalLink to={to} className="after:absolute after:inset-0 hover:text-river">
            {name}
          </LocalLink>
        </h3>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </li>
  );
}
