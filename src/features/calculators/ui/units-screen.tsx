import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { convertExactly, toExact, toNumber } from "#features/calculators/model/exact.ts";
import { areaOf, unitOf, wrongFields } from "#features/calculators/model/tool-inputs.ts";
import { AREA_UNITS, type AreaUnit } from "#features/calculators/model/units.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";
import { ToolField, ToolForm } from "./tool-form.tsx";
import { ToolPage } from "./tool-page.tsx";
import { TypedResult } from "./typed-form.tsx";
import { useToolParams } from "./use-tool-params.ts";

/** What each unit is called, and what it is by law or custom. */
const UNITS: Record<
  AreaUnit,
  { readonly name: MessageDescriptor; readonly is: MessageDescriptor; readonly decimals: number }
> = {
  "sq-yard": { name: msg`Square yards`, is: msg`9 sq ft`, decimals: 4 },
  "sq-foot": { name: msg`Square feet`, is: msg`a ninth of a sq yd`, decimals: 3 },
  "sq-metre": {
    name: msg`Square metres`,
    is: msg`1 sq yd is exactly 0.83612736 sq m`,
    decimals: 4,
  },
  cent: { name: msg`Cents`, is: msg`48.4 sq yd, a hundredth of an acre`, decimals: 5 },
  acre: { name: msg`Acres`, is: msg`4,840 sq yd`, decimals: 6 },
  "ankanam-72": { name: msg`Ankanams (Nellore)`, is: msg`72 sq ft, 8 sq yd`, decimals: 4 },
  "ankanam-36": { name: msg`Ankanams (Tirupati)`, is: msg`36 sq ft, 4 sq yd`, decimals: 4 },
};

/** Any amount of land in every unit met here. */
export function UnitsScreen() {
  const { t } = useLingui();
  const { params, onType } = useToolParams();
  const wrong = wrongFields(params, ["amount"]);
  const area = areaOf(params);
  return (
    <ToolPage
      path="/tools/units"
      title={t`Land units`}
      description={t`Square yards, feet and metres, cents, acres and both ankanams, converted exactly.`}
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ToolForm onType={onType}>
          <ToolField name="amount" label={t`Amount`} params={params} wrong={wrong} />
          <UnitField unit={unitOf(params)} />
        </ToolForm>
        <TypedResult>{area && <AllUnits {...area} />}</TypedResult>
      </div>
    </ToolPage>
  );
}

function UnitField({ unit }: { unit: AreaUnit }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>Unit</Trans>
      </label>
      <select
        id={id}
        name="unit"
        defaultValue={unit}
        className="mt-1.5 h-12 w-full cursor-pointer rounded border border-edge bg-card px-3"
      >
        {AREA_UNITS.map((one) => (
          <option key={one} value={one}>
            {i18n._(UNITS[one].name)}
          </option>
        ))}
      </select>
    </div>
  );
}

function AllUnits({ amount, unit }: { amount: string; unit: AreaUnit }) {
  const { i18n } = useLingui();
  return (
    <table className="num w-full border border-ink bg-card text-left [&_td,&_th]:px-4 [&_td,&_th]:py-2.5 [&_tr+tr]:border-t [&_tr+tr]:border-line">
      <tbody>
        {AREA_UNITS.map((other) => {
          const exact = convertExactly(toExact(amount), unit, other);
          const { name, is, decimals } = UNITS[other];
          return (
            <tr key={other} className={other === unit ? "bg-river-tint" : ""}>
              <th scope="row" className="font-normal">
                {i18n._(name)}
                <span className="block text-small text-muted">{i18n._(is)}</span>
              </th>
              <td className="text-right text-lead font-semibold">
                {formatDecimal(toNumber(exact), decimals)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
