import { useLingui } from "@lingui/react/macro";
import { costOfSize } from "#features/calculators/model/all-in-budget.ts";
import {
  carriedBudgetOf,
  offerOf,
  sizeOf,
  wrongFields,
} from "#features/calculators/model/tool-inputs.ts";
import { ASKED_FIELDS, AskedFields } from "./asked-fields.tsx";
import { CostAndLoan } from "./cost-and-loan.tsx";
import { RateField } from "./rate-field.tsx";
import { RateSources } from "./rate-sources.tsx";
import { ToolField, ToolForm } from "./tool-form.tsx";
import { ToolPage } from "./tool-page.tsx";
import { TypedResult } from "./typed-form.tsx";
import { type ToolScreenProps, useToolParams } from "./use-tool-params.ts";

/** What one plot costs in all. */
export function CostScreen({ median }: ToolScreenProps) {
  const { t } = useLingui();
  const { params, onType } = useToolParams(median);
  const wrong = wrongFields(params, ["size", "rate", "value", ...ASKED_FIELDS]);
  const size = sizeOf(params);
  const offer = offerOf(params);
  const budget = carriedBudgetOf(params);
  return (
    <ToolPage
      path="/tools/cost"
      needsDuties
      title={t`All-in cost of a plot`}
      description={t`Price, stamp duty, transfer duty and registration fee: what you pay before the deed is yours.`}
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ToolForm onType={onType}>
          {budget !== null && <input type="hidden" name="budget" value={budget} />}
          <ToolField
            name="size"
            label={t`Plot size`}
            unit={t`sq yd`}
            params={params}
            wrong={wrong}
          />
          <RateField params={params} wrong={wrong} median={median} />
          <ToolField
            name="value"
            label={t`Government value per sq yd (optional)`}
            unit="₹"
            hint={t`The registration office can tell you. Duties are charged on the higher of the two.`}
            params={params}
            wrong={wrong}
          />
          <AskedFields params={params} wrong={wrong} />
        </ToolForm>
        <TypedResult>
          {size !== null && offer !== null ? (
            <CostAndLoan cost={costOfSize(size, offer)} params={params} budget={budget} />
          ) : null}
        </TypedResult>
      </div>
      <RateSources />
    </ToolPage>
  );
}
