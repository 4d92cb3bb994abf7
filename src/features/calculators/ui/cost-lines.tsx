import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
  type AllInCost,
  ASKED_IDS,
  type AskedId,
} from "#features/calculators/model/all-in-cost.ts";
import { RATES } from "#features/calculators/model/rates.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { DUTY_WORDS } from "./duty-words.ts";

export const ASKED_NAMES: Record<AskedId, MessageDescriptor> = {
  development: msg`Development charges`,
  corpus: msg`Corpus or maintenance fund`,
  corner: msg`Corner or facing premium`,
  lawyer: msg`Lawyer’s check of the papers`,
  bank: msg`Bank’s fees for the loan`,
};

/** What a plot costs, part by part, down to the sum; made for pages, sheets and print alike. */
export function CostLines({ cost }: { cost: AllInCost }) {
  const { i18n } = useLingui();
  const base = formatRupees(cost.base);
  return (
    <div>
      <table className="num w-full border border-ink bg-card text-left [&_td]:text-right [&_td,&_th]:px-4 [&_td,&_th]:py-2.5 [&_tr+tr]:border-t [&_tr+tr]:border-line">
        <tbody>
          <Line name={<Trans>Price of the land</Trans>} amount={cost.price} />
          {cost.duties.map(({ id, percent, amount }) => (
            <Line
              key={id}
              name={
                <>
                  {i18n._(DUTY_WORDS[id])} <span className="text-muted">{percent} %</span>
                </>
              }
              amount={amount}
            />
          ))}
          {ASKED_IDS.map((id) => (
            <Line key={id} name={i18n._(ASKED_NAMES[id])} amount={cost.asked[id] ?? null} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink text-lead font-semibold">
            <th scope="row" className="font-semibold">
              <Trans>All-in cost</Trans>
            </th>
            <td>{formatRupees(cost.total)}</td>
          </tr>
        </tfoot>
      </table>
      {cost.baseIs === "government-value" && (
        <p className="mt-3 text-small text-muted">
          <Trans>
            Duties are charged on the government value, {base}, because it is higher than the price.
          </Trans>
        </p>
      )}
      <Withheld cost={cost} />
    </div>
  );
}

/** One part; without an amount it is one to ask for, and not in the sum. */
function Line({ name, amount }: { name: ReactNode; amount: number | null }) {
  return (
    <tr className={amount === null ? "text-small [&>*]:py-1.5!" : undefined}>
      <th scope="row" className="font-normal">
        {name}
      </th>
      {amount === null ? (
        <td className="text-muted">
          <Trans>ask for it</Trans>
        </td>
      ) : (
        <td>{formatRupees(amount)}</td>
      )}
    </tr>
  );
}

/** Tax kept back is part of the price: it stands beside the sum, never in it. */
function Withheld({ cost }: { cost: AllInCost }) {
  const { withheld, toSeller } = cost;
  if (!withheld) return null;
  const [amount, base] = [formatRupees(withheld.amount), formatRupees(cost.base)];
  const rest = formatRupees(toSeller);
  const { percent } = withheld;
  const { act, section, entry } = RATES.withheld.provision;
  return (
    <p className="mt-3 rounded-card bg-turmeric-tint p-4 text-small">
      <Trans>
        You hold back {amount} of the price, {percent}% of {base}, and pay it to the tax office in
        the seller’s name; the seller gets {rest}. It is part of the price, not extra (TDS by the
        Income-tax Act {act}, section {section}, Table Sl. No. {entry}, for a seller who lives in
        India).
      </Trans>
    </p>
  );
}
