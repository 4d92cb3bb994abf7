import { Trans, useLingui } from "@lingui/react/macro";
import { RATES } from "#features/calculators/model/rates.ts";
import type { FieldName } from "#features/calculators/model/tool-inputs.ts";
import { SourceLink } from "./source-link.tsx";
import { ToolField } from "./tool-form.tsx";

interface LoanFieldsProps {
  readonly params: URLSearchParams;
  readonly wrong: readonly FieldName[];
}

/** What a loan costs a year, with where that was read, and how long it runs. */
export function LoanFields({ params, wrong }: LoanFieldsProps) {
  const { t } = useLingui();
  const { percentPerYear: percent, source } = RATES.loan;
  return (
    <>
      <ToolField
        name="interest"
        label={t`Interest per year`}
        unit="%"
        hint={
          <Trans>
            {percent}% as read at <SourceLink source={source} />. Ask your bank for its own.
          </Trans>
        }
        params={params}
        wrong={wrong}
      />
      <ToolField name="years" label={t`Years`} params={params} wrong={wrong} />
    </>
  );
}
