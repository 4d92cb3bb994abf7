import { useLingui } from "@lingui/react/macro";
import { costOfSize } from "#features/calculators/model/all-in-budget.ts";
import { offerOf, sizeOf, wrongFields } from "#features/calculators/model/tool-inputs.ts";
import { CostLines } from "./cost-lines.tsx";
import { RateSources } from "./rate-sources.tsx";
import { ToolField, ToolForm } from "./tool-form.tsx";
import { ToolPage } from "./tool-page.tsx";
import { ToolResult } from "./tool-result.tsx";
import { useToolParams } from "./use-tool-params.ts";

/** What one plot costs in all. */
export function CostScreen() {
  const { t } = useLingui();
  const { params, onInput } = useToolParams();
  const wrong = wrongFields(params, ["size", "rate", "value"]);
  const size = sizeOf(params);
  const offer = offerOf(params);
  return (
    <ToolPage
      path="/tools/cost"
      title={t`All-in cost of a plot`}
      description={t`Price, stamp duty, transfer duty and registration fee: what you pay before the deed is yours.`}
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ToolForm onInput={onInput}>
          <ToolField name="size" label={t`Plot size`} unit={t`sq yd`} {...{ params, wrong }} />
          <ToolField name="rate" label={t`Rate per sq yd`} unit="₹" {...{ params, wrong }} />
          <ToolField
            name="value"
            label={t`Government value per sq yd (optional)`}
            unit="₹"
            hint={t`The registration office knows it. Duties are counted on the higher of the two.`}
            {...{ params, wrong }}
          />
        </ToolForm>
        <ToolResult>
          {size !== null && offer !== null ? <CostLines cost={costOfSize(size, offer)} /> : null}
        </ToolResult>
      </div>
      <RateSources />
    </ToolPage>
  );
}
