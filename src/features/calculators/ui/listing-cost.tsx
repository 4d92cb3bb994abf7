import { Trans, useLingui } from "@lingui/react/macro";
import { costOfSize, usualSize } from "#features/calculators/model/all-in-budget.ts";
import { sizeOf, wrongFields } from "#features/calculators/model/tool-inputs.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { ASKED_FIELDS, AskedFields } from "./asked-fields.tsx";
import { CostAndLoan } from "./cost-and-loan.tsx";
import { ToolField } from "./tool-form.tsx";
import { TypedForm, TypedResult } from "./typed-form.tsx";
import { UnknownDuties } from "./unknown-duties.tsx";
import { useTypedFields } from "./use-typed-fields.ts";

interface ListingCostProps {
  readonly rate: Rupees;
  readonly plotSizes: { readonly min: SqYards; readonly max: SqYards } | null;
  /** What the visitor has, where it is known. */
  readonly budget: Rupees | null;
  /** True for villas, whose rate may be that of the land alone. */
  readonly hasHouses: boolean;
}

/** What a plot of a size costs in all at a listing's rate, and its instalment; more in the tools. */
export function ListingCost(props: ListingCostProps) {
  const { hasDuties, state } = useRegion();
  return hasDuties ? <KnownCost {...props} /> : <UnknownDuties state={state} />;
}

function KnownCost({ rate, plotSizes, budget, hasHouses }: ListingCostProps) {
  const { t } = useLingui();
  const { params, onType } = useTypedFields({ size: String(usualSize(plotSizes)) });
  const size = sizeOf(params);
  const wrong = wrongFields(params, ["size", ...ASKED_FIELDS]);
  const query = new URLSearchParams(params);
  query.set("rate", String(rate));
  if (budget !== null) query.set("budget", String(budget));
  const tool = href("/tools/:tool?", { tool: "cost" });
  return (
    <section
      aria-labelledby="all-in-cost"
      className="far [--far:950px] md:[--far:700px] lg:[--far:920px] xl:[--far:700px]"
    >
      <h2 id="all-in-cost" className="text-h2">
        <Trans>All-in cost of a plot</Trans>
      </h2>
      {hasHouses && (
        <p className="mt-3 max-w-2xl text-muted">
          <Trans>
            These are villas. The figures count the land alone: the house may be extra. Ask for its
            price.
          </Trans>
        </p>
      )}
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[240px_1fr]">
        <TypedForm onType={onType}>
          <ToolField
            name="size"
            label={t`Plot size`}
            unit={t`sq yd`}
            params={params}
            wrong={wrong}
          />
          <div className="mt-2">
            <AskedFields params={params} wrong={wrong} />
          </div>
        </TypedForm>
        <div>
          <TypedResult>
            {size !== null ? (
              <CostAndLoan
                cost={costOfSize(size, { ratePerSqYard: rate })}
                params={params}
                budget={budget}
              />
            ) : null}
          </TypedResult>
          <LocalLink
            to={`${tool}?${query}`}
            className="text-link mt-2 inline-flex min-h-11 items-center text-small"
          >
            <Trans>Add the government value, and see where the rates come from</Trans>
          </LocalLink>
        </div>
      </div>
    </section>
  );
}
