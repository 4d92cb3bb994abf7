import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { toRupees, whatBudgetBuys } from "#features/calculators/index.ts";
import { MOST_TYPED_LAKHS, parseBudget } from "#features/listings/model/budget-query.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { SqYards } from "#lib/units/units.ts";
import { SquareYards, useSum } from "./words.tsx";

/** The budget in lakhs that the visitor came with by the address; null for none. */
export function useCarriedBudget(): number | null {
  return parseBudget(new URLSearchParams(useLocation().search));
}

type Offered = Pick<ListingSummary, "ratePerSqYard" | "plotSizes" | "areaSqYards">;

/** The largest plot here that a budget in lakhs pays for, duties left aside; null for none, or no limit. */
export function buysHere(
  lakhs: number,
  { ratePerSqYard, plotSizes, areaSqYards }: Offered,
): SqYards | null {
  const isLimit = lakhs < MOST_TYPED_LAKHS;
  const buys =
    isLimit && ratePerSqYard ? whatBudgetBuys(toRupees(lakhs), ratePerSqYard, plotSizes) : null;
  // No budget buys more here than the layout is.
  return buys && (Math.min(buys, areaSqYards ?? buys) as SqYards);
}

interface BudgetLineProps {
  readonly lakhs: number;
  readonly buys: SqYards;
  /** The duties are counted in. */
  readonly isAllIn?: boolean;
}

/** What a budget buys here, in the words of every page: land alone, unless the visitor asks for all. */
export function BudgetLine({ lakhs, buys, isAllIn = false }: BudgetLineProps) {
  const budget = useSum()(toRupees(lakhs));
  if (isAllIn)
    return (
      <Trans>
        {budget} buys up to{" "}
        <b className="num font-[550]">
          <SquareYards value={buys} />
        </b>{" "}
        here, all-in
      </Trans>
    );
  return (
    <Trans>
      {budget} buys up to{" "}
      <b className="num font-[550]">
        <SquareYards value={buys} />
      </b>{" "}
      here, land alone
    </Trans>
  );
}
