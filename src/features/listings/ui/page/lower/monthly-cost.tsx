import { Trans } from "@lingui/react/macro";
import { formatRupees } from "#platform/i18n/formats.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

/** One example for all, said to be one; no listing publishes figures of its own. */
const EXAMPLE_RUPEES = { maintenance: 2000, tax: 1500, insurance: 500 } as const;

/** What a plot may cost a month, marked as the example it is. */
export function MonthlyCost() {
  return (
    <section aria-labelledby="monthly-cost">
      <h2 id="monthly-cost" className="flex flex-wrap items-center gap-x-3 text-h2">
        <Trans>Monthly cost</Trans>
        <span className="rounded-tag bg-mist px-2 py-0.5 text-label font-[550] tracking-normal text-muted">
          <Trans>Example</Trans>
        </span>
      </h2>
      <div className="mt-5">
        <TitleBlock columns="grid-cols-3">
          <TitleCell name={<Trans>Maintenance</Trans>}>
            {formatRupees(EXAMPLE_RUPEES.maintenance)}
          </TitleCell>
          <TitleCell name={<Trans>Tax</Trans>}>{formatRupees(EXAMPLE_RUPEES.tax)}</TitleCell>
          <TitleCell name={<Trans>Insurance</Trans>}>
            {formatRupees(EXAMPLE_RUPEES.insurance)}
          </TitleCell>
        </TitleBlock>
      </div>
    </section>
  );
}
