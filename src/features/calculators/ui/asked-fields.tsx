import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { ASKED_IDS } from "#features/calculators/model/all-in-cost.ts";
import { RATES } from "#features/calculators/model/rates.ts";
import { FIELDS, type FieldName, textOf } from "#features/calculators/model/tool-inputs.ts";
import { ASKED_NAMES } from "./cost-lines.tsx";
import { LoanFields } from "./loan-fields.tsx";
import { SourceLink } from "./source-link.tsx";
import { ToolField } from "./tool-form.tsx";

const LOAN = ["down", "interest", "years"] as const;

/** Names of the fields that stand here. */
export const ASKED_FIELDS = [...ASKED_IDS, ...LOAN] as const;

interface AskedFieldsProps {
  readonly params: URLSearchParams;
  readonly wrong: readonly FieldName[];
}

/** What only the seller, a lawyer or the bank can tell: each a field that counts once it is filled. */
export function AskedFields({ params, wrong }: AskedFieldsProps) {
  const { t, i18n } = useLingui();
  const { shareSource, percentOfPrice } = RATES.loan;
  const isFilled = (name: FieldName) => textOf(params, name) !== FIELDS[name].start;
  return (
    <>
      <Fold
        title={<Trans>Fill in what you were asked for</Trans>}
        isFilled={ASKED_IDS.some(isFilled)}
      >
        {ASKED_IDS.map((id) => (
          <ToolField
            key={id}
            name={id}
            label={i18n._(ASKED_NAMES[id])}
            unit="₹"
            params={params}
            wrong={wrong}
          />
        ))}
      </Fold>
      <Fold title={<Trans>Change down payment and loan</Trans>} isFilled={LOAN.some(isFilled)}>
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
          params={params}
          wrong={wrong}
        />
        <LoanFields params={params} wrong={wrong} />
      </Fold>
    </>
  );
}

interface FoldProps {
  readonly title: ReactNode;
  /** Open from the start where something in it was filled before. */
  readonly isFilled: boolean;
  readonly children: ReactNode;
}

function Fold({ title, isFilled, children }: FoldProps) {
  const [startsOpen] = useState(isFilled);
  return (
    <details open={startsOpen}>
      <summary className="fold text-river">{title}</summary>
      <div className="grid gap-4 pt-2">{children}</div>
    </details>
  );
}
