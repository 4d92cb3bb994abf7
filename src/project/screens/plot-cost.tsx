import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { DutyId } from "#costs/rates.ts";
import { formatRupees } from "#locales/formats.ts";
import type { PlotView, ProjectView } from "#project/project-view.ts";
import { useFigures } from "./project-words.ts";

const DUTY_WORDS: Record<DutyId, MessageDescriptor> = {
  "stamp-duty": msg`Stamp duty`,
  "transfer-duty": msg`Transfer duty`,
  "registration-fee": msg`Registration fee`,
};

interface PlotCostProps {
  readonly plot: PlotView;
  readonly view: Pick<ProjectView, "duties" | "withheldPercent">;
}

/** What a plot costs in all: its price, each duty, and the tax that is kept back from the price. */
export function PlotCost({ plot, view }: PlotCostProps) {
  const { t, i18n } = useLingui();
  const { sqYards, sum } = useFigures();
  const { price, cost } = plot;
  const { total, withheld } = cost;
  const size = sqYards(plot.sqYards);
  const rate = formatRupees(plot.price / plot.sqYards);
  return (
    <div className="mt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="font-semibold">
          <Trans>All-in cost</Trans>
        </h4>
        <p className="num text-figure">{sum(total)}</p>
      </div>
      <dl className="mt-2 text-control">
        <Line name={t`${size} × ${rate}`}>{formatRupees(price)}</Line>
        {view.duties.map(({ id, percent }, i) => (
          <Line key={id} name={t`${i18n._(DUTY_WORDS[id])} ${percent}%`}>
            {formatRupees(cost.duties[i] ?? 0)}
          </Line>
        ))}
        <Line name={<b className="font-[550] text-ink">{t`In all`}</b>}>
          <b className="font-[550]">{formatRupees(total)}</b>
        </Line>
      </dl>
      <p className="mt-2 text-small text-muted">
        <Trans>
          Sample price. Duties are counted on it, or on the government value where that is higher.
        </Trans>{" "}
        {withheld !== null && (
          <Withheld percent={view.withheldPercent} amount={formatRupees(withheld)} />
        )}
      </p>
    </div>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="num flex justify-between gap-4 border-b border-line py-1.5">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Withheld({ percent, amount }: { percent: string; amount: string }) {
  return (
    <Trans>
      From ₹50 L on you keep back {percent}% of the price ({amount}) as TDS and pay it in the
      seller's name.
    </Trans>
  );
}
