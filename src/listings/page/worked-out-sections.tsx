import { Trans } from "@lingui/react/macro";
import type { ListingSummary } from "#listings/summary.ts";
import { ListingCost } from "#tools/listing-cost.tsx";
import { MonthlyCost } from "./monthly-cost.tsx";
import { UnitsConverter } from "./units-converter.tsx";

/** What is reckoned from a listing's facts and the visitor's own figures. */
export function WorkedOutSections({ summary }: { summary: ListingSummary }) {
  return (
    <>
      {summary.ratePerSqYard !== null && (
        <ListingCost rate={summary.ratePerSqYard} plotSizes={summary.plotSizes} />
      )}
      <section aria-labelledby="units">
        <h2 id="units" className="mb-5 text-h2">
          <Trans>Units converter</Trans>
        </h2>
        <UnitsConverter />
      </section>
      <MonthlyCost />
    </>
  );
}
