import { Trans, useLingui } from "@lingui/react/macro";
import { type Instalments, toInstalments } from "#features/calculators/model/instalment.ts";
import { decimalOf, wrongFields } from "#features/calculators/model/tool-inputs.ts";
import type { Rupees } from "#lib/units/units.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { LoanFields } from "./loan-fields.tsx";
import { ToolField, ToolForm } from "./tool-form.tsx";
import { ToolPage } from "./tool-page.tsx";
import { TypedResult } from "./typed-form.tsx";
import { useToolParams } from "./use-tool-params.ts";

const MONTHS_PER_YEAR = 12;

/** What a loan costs a month, and in all. */
export function InstalmentScreen() {
  const { t } = useLingui();
  const { params, onType } = useToolParams();
  const wrong = wrongFields(params, ["loan", "interest", "years"]);
  const [loan, interest, years] = [
    decimalOf(params, "loan"),
    decimalOf(params, "interest"),
    decimalOf(params, "years"),
  ];
  const paid =
    loan !== null && interest !== null && years !== null
      ? toInstalments({
          principal: Math.round(Number(loan)) as Rupees,
          percentPerYear: interest,
          months: Math.round(Number(years) * MONTHS_PER_YEAR),
        })
      : null;
  return (
    <ToolPage
      path="/tools/instalment"
      title={t`Monthly instalment (EMI)`}
      description={t`What a loan costs each month and in total. Banks lend only part of a plot’s price; ask yours for its rate.`}
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ToolForm onType={onType}>
          <ToolField name="loan" label={t`Loan`} unit="₹" params={params} wrong={wrong} />
          <LoanFields params={params} wrong={wrong} />
        </ToolForm>
        <TypedResult>{paid && <Paid paid={paid} />}</TypedResult>
      </div>
    </ToolPage>
  );
}

function Paid({ paid }: { paid: Instalments }) {
  const { monthly, last, totalPaid, totalInterest, years } = paid;
  const lastOne = formatRupees(last);
  return (
    <div className="grid gap-6">
      <p className="num">
        <span className="text-h1">{formatRupees(monthly)}</span>{" "}
        <span className="text-muted">
          <Trans>a month; the last instalment is {lastOne}</Trans>
        </span>
      </p>
      <Split principal={totalPaid - totalInterest} interest={totalInterest} />
      <p className="num">
        <Trans>Total paid</Trans> <b className="font-semibold">{formatRupees(totalPaid)}</b>
      </p>
      <details>
        <summary className="fold text-river">
          <Trans>Year by year</Trans>
        </summary>
        <Years years={years} />
      </details>
    </div>
  );
}

/** Loan and interest as parts of one bar, each named on it. */
function Split({ principal, interest }: { principal: number; interest: number }) {
  const share = (principal / (principal + interest)) * 100;
  return (
    <div className="num text-small">
      <div className="flex justify-between gap-4">
        <span>
          <Trans>Loan</Trans> <b className="font-semibold">{formatRupees(principal)}</b>
        </span>
        <span>
          <Trans>Interest</Trans> <b className="font-semibold">{formatRupees(interest)}</b>
        </span>
      </div>
      <div aria-hidden="true" className="mt-1.5 flex h-3 border border-ink">
        <i className="bg-river" style={{ width: `${share}%` }} />
        <i className="flex-1 bg-turmeric" />
      </div>
    </div>
  );
}

function Years({ years }: { years: Instalments["years"] }) {
  return (
    <div className="overflow-x-auto">
      <table className="num w-full text-right text-small [&_td,&_th]:px-3 [&_td,&_th]:py-1.5 [&_tr]:border-b [&_tr]:border-line">
        <thead>
          <tr>
            <th scope="col" className="text-left">
              <Trans>Year</Trans>
            </th>
            <th scope="col">
              <Trans>Loan repaid</Trans>
            </th>
            <th scope="col">
              <Trans>Interest</Trans>
            </th>
            <th scope="col">
              <Trans>Balance left</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, principal, interest, balance }) => (
            <tr key={year}>
              <th scope="row" className="text-left font-normal">
                {year}
              </th>
              <td>{formatRupees(principal)}</td>
              <td>{formatRupees(interest)}</td>
              <td>{formatRupees(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
