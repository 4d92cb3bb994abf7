import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CatalogueFacts } from "#features/landing/model/catalogue-facts.ts";
import { formatWhole } from "#platform/i18n/formats.ts";

/** The catalogue in four figures. */
export function FactsStrip({ facts }: { facts: CatalogueFacts }) {
  return (
    <section className="border-y border-line bg-card">
      <dl className="wrap grid grid-cols-2 md:grid-cols-4 [&>div]:border-line [&>div]:py-5 md:[&>div+div]:border-l md:[&>div+div]:pl-8 max-md:[&>div:nth-child(even)]:border-l max-md:[&>div:nth-child(even)]:pl-6 max-md:[&>div:nth-child(n+3)]:border-t">
        <Fact name={<Trans>layouts listed</Trans>}>{formatWhole(facts.layouts)}</Fact>
        <Fact name={<Trans>towns and villages</Trans>}>{formatWhole(facts.towns)}</Fact>
        <Fact name={<Trans>with a published rate</Trans>}>{formatWhole(facts.rated)}</Fact>
        <Fact name={<Trans>for a call back</Trans>}>
          <Trans>24 h</Trans>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{name}</dt>
      <dd className="num text-h2">{children}</dd>
    </div>
  );
}
