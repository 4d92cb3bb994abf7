import { Trans, useLingui } from "@lingui/react/macro";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon, type IconName } from "#platform/ui/pictures/icon.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";

/** What the site works out for a buyer. */
export function ToolsScreen() {
  const { t } = useLingui();
  return (
    <div className="wrap pt-10 pb-16 md:pt-16 md:pb-24">
      <PageHead
        title={t`Tools for buyers · Sthalam`}
        description={t`All-in cost, what a budget buys, monthly instalments, land units and the papers to check.`}
        canonicalPath="/tools"
      />
      <h1 className="text-h1">
        <Trans>Tools for buyers</Trans>
      </h1>
      <p className="mt-2 max-w-2xl text-muted">
        <Trans>Figures you can check: every rate comes with its source and date.</Trans>
      </p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        <Tool
          icon="calculator"
          to={href("/tools/:tool?", { tool: "cost" })}
          name={t`All-in cost of a plot`}
        >
          <Trans>Price, duties and fees of one plot, added up.</Trans>
        </Tool>
        <Tool
          icon="wallet"
          to={href("/tools/:tool?", { tool: "budget" })}
          name={t`What your budget buys`}
        >
          <Trans>The largest plot for your money, duties included.</Trans>
        </Tool>
        <Tool
          icon="calendar-days"
          to={href("/tools/:tool?", { tool: "instalment" })}
          name={t`Monthly instalment (EMI)`}
        >
          <Trans>What a loan costs each month and in total.</Trans>
        </Tool>
        <Tool icon="ruler" to={href("/tools/:tool?", { tool: "units" })} name={t`Land units`}>
          <Trans>Square yards, cents, acres and ankanams, converted exactly.</Trans>
        </Tool>
        <Tool
          icon="list-checks"
          to={href("/tools/:tool?", { tool: "documents" })}
          name={t`Documents checklist`}
        >
          <Trans>The papers to see before you pay. Tick them off, or print the list.</Trans>
        </Tool>
      </ul>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly to: string;
  readonly name: string;
  readonly children: React.ReactNode;
}

function Tool({ icon, to, name, children }: ToolProps) {
  return (
    <li className="relative rounded-card border border-line bg-card p-6 hover:border-edge">
      <Icon name={icon} className="size-7 text-river" />
      <h2 className="mt-4 text-h3">
        <LocalLink to={to} className="after:absolute after:inset-0 hover:text-river">
          {name}
        </LocalLink>
      </h2>
      <p className="mt-1 text-muted">{children}</p>
    </li>
  );
}
