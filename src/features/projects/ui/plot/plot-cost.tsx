import { Trans } from "@lingui/react/macro";
import { type AllInCost, toRupees, wrongFields } from "#features/calculators/index.ts";
import {
  ASKED_FIELDS,
  AskedFields,
  CostAndLoan,
  TypedForm,
  useTypedFields,
} from "#features/calculators/ui.ts";
import { FEATURED_SLUG } from "#features/projects/model/listed-project.ts";
import type { PlotView, ProjectView } from "#features/projects/model/project-view.ts";
import { DocumentsLink } from "#features/projects/ui/documents-link.tsx";
import { useFigures } from "#features/projects/ui/project-words.ts";
import type { Rupees } from "#lib/units/units.ts";
import { formatRupees } from "#platform/i18n/formats.ts";

interface PlotCostProps {
  readonly plot: PlotView;
  readonly view: Pick<ProjectView, "duties" | "withheldPercent">;
  /** What the visitor has, in lakhs of rupees; null where the plan is not asked for it. */
  readonly budgetLakh: number | null;
}

/** What a plot costs in all, as the tools tell it. */
export default function PlotCost({ plot, view, budgetLakh }: PlotCostProps) {
  const { sqYards, sum } = useFigures();
  const { params, onType } = useTypedFields();
  const size = sqYards(plot.sqYards);
  const rate = formatRupees(plot.price / plot.sqYards);
  return (
    <div className="mt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="font-semibold">
          <Trans>All-in cost</Trans>
        </h4>
        <p className="num text-figure">{sum(plot.cost.total)}</p>
      </div>
      <p className="num mt-1 mb-3 text-small text-muted">
        <Trans>
          {size} at {rate} per sq yd, a sample price. Duties are charged on it, or on the government
          value where that is higher.
        </Trans>
      </p>
      <CostAndLoan
        cost={toAllInCost(plot, view)}
        params={params}
        budget={budgetLakh === null ? null : toRupees(budgetLakh)}
      />
      <TypedForm onType={onType} className="mt-2 print:hidden">
        <AskedFields params={params} wrong={wrongFields(params, ASKED_FIELDS)} />
      </TypedForm>
      <DocumentsLink project={FEATURED_SLUG} plot={plot.number} />
    </div>
  );
}

/** The page carries only the amounts: percents and names are the same for every plot. */
function toAllInCost({ price, cost }: PlotView, view: PlotCostProps["view"]): AllInCost {
  const { total, withheld } = cost;
  const duties = view.duties.map((duty, i) => ({
    ...duty,
    amount: cost.duties[i] ?? (0 as Rupees),
  }));
  return {
    price,
    base: price,
    baseIs: "price",
    duties,
    dutiesTotal: (total - price) as Rupees,
    asked: {},
    total,
    withheld: withheld === null ? null : { percent: view.withheldPercent, amount: withheld },
    toSeller: (price - (withheld ?? 0)) as Rupees,
  };
}
