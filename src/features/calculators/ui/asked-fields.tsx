import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ASKED_IDS } from "#features/calculators/model/all-in-cost.ts";
import { RATES } from "#features/calculators/model/rates.ts";
import type { FieldName } from "#features/calculators/model/tool-inputs.ts";
import { ASKED_NAMES } from "./cost-lines.tsx";
import { LoanFields } from "./loan-fields.tsx";
import { SourceLink } from "./source-link.tsx";
import { ToolField } from "./tool-form.tsx";

/** Names of the fields that stand here. */
export const ASKED_FIELDS = [...ASKED_IDS, "down", "interest", "years"] as const;

interface AskedFieldsProps {
  readonly params: URLSearchParams;
  readonly wrong: readonly FieldName[];
}

/** What only the seller, a lawyer or the bank can tell: each a field that counts once it is filled. */
export function AskedFields({ params, wrong }: AskedFieldsProps) {
  const { t, i18n } = useLingui();
  const { shareSource, percentOfPrice } = RATES.loan;
  return (
    <>
      <Fold title={<Trans>Fill in what you were asked for</Trans>}>
        {ASKED_IDS.map((id) => (
          <ToolField
            key={id}
            name={id}
            label={i18n._(ASKED_NAMES[id])}
            unit="₹"
            {...{ params, wrong }}
          />
        ))}
      </Fold>
      <Fold title={<Trans>Change down payment and loan</Trans>}>
        <ToolField
          name="down"
          label={t`Down payment`}
          unit="₹"
          hint={
            <Trans>
              Left empty: all but {percentOfPrice}% of the price, the most that banks lend on large
              home loans (<SourceLink source={shareSource} />
              ). Many lend less on a plot.
            </Trans>
          }
          {...{ params, wrong }}
        />
        <LoanFields {...{ params, wrong }} />
      </Fold>
    </>
  );
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="fold text-river">{title}</summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  );
}
