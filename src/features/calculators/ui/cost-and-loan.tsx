import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type AllInCost, withAsked } from "#features/calculators/model/all-in-cost.ts";
import { toLoanPlan } from "#features/calculators/model/loan-plan.ts";
import { askedOf, loanTermsOf } from "#features/calculators/model/tool-inputs.ts";
import type { Rupees } from "#lib/units/units.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { CostLines } from "./cost-lines.tsx";

interface CostAndLoanProps {
  /** Price and duties. */
  readonly cost: AllInCost;
  /** What was filled in beside it: `AskedFields`. */
  readonly params: URLSearchParams;
  /** What the visitor has, where it is known. */
  readonly budget?: Rupees | null;
}

/** What a plot costs with all that was asked for, and how it is paid month by month. */
export function CostAndLoan({ cost, params, budget = null }: CostAndLoanProps) {
  const whole = withAsked(cost, askedOf(params));
  return (
    <div className="grid gap-4">
      <CostLines cost={whole} />
      {budget !== null && <AgainstBudget total={whole.total} budget={budget} />}
      <Loan cost={whole} params={params} />
    </div>
  );
}

function AgainstBudget({ total, budget }: { total: Rupees; budget: Rupees }) {
  const [has, off] = [formatRupees(budget), formatRupees(Math.abs(total - budget))];
  return (
    <p className="num font-[550]">
      {total > budget ? (
        <Trans>
          {off} over your budget of {has}
        </Trans>
      ) : (
        <Trans>
          {off} within your budget of {has}
        </Trans>
      )}
    </p>
  );
}

/** Down payment, loan and instalment, with the way to the year-by-year table. */
function Loan({ cost, params }: Pick<CostAndLoanProps, "cost" | "params">) {
  const { t } = useLingui();
  const terms = loanTermsOf(params);
  if (!terms) return null;
  const { downPayment, loan, monthly, percentPerYear, years } = toLoanPlan(cost, terms);
  const query = new URLSearchParams({
    loan: String(loan),
    interest: percentPerYear,
    years: String(years),
  });
  const tool = href("/tools/:tool?", { tool: "instalment" });
  return (
    <section aria-label={t`Loan`}>
      <TitleBlock columns="grid-cols-2">
        <TitleCell name={<Trans>Down payment</Trans>}>{formatRupees(downPayment)}</TitleCell>
        <TitleCell name={<Trans>Monthly instalment (EMI)</Trans>}>
          {monthly === null ? <Trans>No loan</Trans> : formatRupees(monthly)}
        </TitleCell>
      </TitleBlock>
      {monthly !== null && (
        <div className="num mt-2 flex flex-wrap items-center gap-x-3 text-small text-muted">
          <p>
            <LoanTerms loan={formatRupees(loan)} percent={percentPerYear} years={years} />
          </p>
          <LocalLink
            to={`${tool}?${query}`}
            className="text-link inline-flex min-h-11 items-center print:hidden"
          >
            <Trans>Year by year</Trans>
          </LocalLink>
        </div>
      )}
    </section>
  );
}

function LoanTerms({ loan, percent, years }: { loan: string; percent: string; years: number }) {
  return (
    <Trans>
      A loan of {loan} at {percent}% a year, repaid in{" "}
      <Plural value={years} one="# year" other="# years" />.
    </Trans>
  );
}
