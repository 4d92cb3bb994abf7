import { Trans } from "@lingui/react/macro";
import { toRupees } from "#features/calculators/index.ts";
import { ListingCost } from "#features/calculators/ui.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { useCarriedBudget } from "#features/listings/ui/budget-line.tsx";
import { BudgetSection } from "./budget-section.tsx";
import { FactsSection } from "./facts-section.tsx";
import { MarketSection } from "./market-section.tsx";
import { MonthlyCost } from "./monthly-cost.tsx";
import { NeighbourhoodSection } from "./neighbourhood-section.tsx";
import { SimilarSection } from "./similar-section.tsx";
import { UnitsConverter } from "./units-converter.tsx";

/** What lies below a listing's overview: budget, facts, how it compares, what is near, all costs, what is like it. */
export function LowerSectionsContent({ details }: { details: ListingDetails }) {
  const { summary } = details;
  const carried = useCarriedBudget();
  return (
    <>
      {summary.ratePerSqYard !== null && !summary.isSoldOut && <BudgetSection summary={summary} />}
      <FactsSection details={details} />
      <MarketSection details={details} />
      <NeighbourhoodSection details={details} />
      {summary.ratePerSqYard !== null && (
        <ListingCost
          rate={summary.ratePerSqYard}
          plotSizes={summary.plotSizes}
          budget={carried === null ? null : toRupees(carried)}
          hasHouses={summary.propertyType === "Villa"}
        />
      )}
      {details.similar && <SimilarSection similar={details.similar} />}
      <section aria-labelledby="units" className="far [--far:360px] md:[--far:260px]">
        <h2 id="units" className="mb-5 text-h2">
          <Trans>Units converter</Trans>
        </h2>
        <UnitsConverter />
      </section>
      <MonthlyCost />
    </>
  );
}
