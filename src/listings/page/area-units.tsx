import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { AREA_UNITS, type AreaUnit, fromSqYards, toSqYards } from "#costs/units.ts";
import { formatDecimal } from "#locales/formats.ts";
import type { SqYards } from "#measures/units.ts";
import { TitleBlock, TitleCell } from "#ui/title-block.tsx";

/** Name of each unit, its short form, and the decimals it is shown with. */
const UNITS: Record<
  AreaUnit,
  { readonly name: MessageDescriptor; readonly short: MessageDescriptor; readonly decimals: number }
> = {
  "sq-yard": { name: msg`Square yards`, short: msg`sq yd`, decimals: 2 },
  "sq-foot": { name: msg`Square feet`, short: msg`sq ft`, decimals: 1 },
  "sq-metre": { name: msg`Square metres`, short: msg`sq m`, decimals: 2 },
  cent: { name: msg`Cents`, short: msg`cents`, decimals: 2 },
  acre: { name: msg`Acres`, short: msg`acres`, decimals: 4 },
  "ankanam-72": { name: msg`Ankanams of 72 sq ft`, short: msg`ankanams`, decimals: 2 },
  "ankanam-36": { name: msg`Ankanams of 36 sq ft`, short: msg`ankanams`, decimals: 2 },
};

/** An area with its other units behind one press. */
export function AreaWithUnits({ area }: { area: SqYards }) {
  const { i18n } = useLingui();
  const figure = formatDecimal(area, 0);
  return (
    <details className="group relative inline-block">
      <summary className="relative cursor-pointer list-none before:absolute before:inset-x-0 before:-inset-y-2.5 underline decoration-edge decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden">
        <Trans context="standing alone">{figure} sq yd</Trans>
      </summary>
      <dl className="absolute left-0 z-20 mt-2 w-64 rounded-card border border-line bg-card p-4 text-small font-normal shadow-float">
        {AREA_UNITS.filter((unit) => unit !== "sq-yard").map((unit) => (
          <div key={unit} className="flex justify-between gap-4 py-0.5">
            <dt className="text-muted">{i18n._(UNITS[unit].name)}</dt>
            <dd className="num">{formatDecimal(fromSqYards(area, unit), UNITS[unit].decimals)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Any amount in any unit, told in all the others. */
export function UnitsConverter() {
  const { i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState("200");
  const [unit, setUnit] = useState<AreaUnit>("sq-yard");
  const amount = Number(text.replaceAll(",", "").trim());
  const valid = text.trim() !== "" && Number.isFinite(amount) && amount >= 0;
  const area = toSqYards(valid ? amount : 0, unit);
  return (
    <div className="grid items-start gap-4 md:grid-cols-[264px_1fr]">
      <div>
        <label htmlFor={id} className="text-control font-[550]">
          <Trans>Area</Trans>
        </label>
        <div className="mt-1.5 flex h-12 rounded border border-edge bg-card has-aria-invalid:border-danger">
          <input
            id={id}
            inputMode="decimal"
            value={text}
            aria-invalid={!valid || undefined}
            aria-describedby={valid ? undefined : `${id}-error`}
            onChange={(event) => setText(event.currentTarget.value)}
            className="num w-full min-w-0 rounded-l px-3.5"
          />
          <UnitSelect unit={unit} onChange={setUnit} />
        </div>
        {!valid && (
          <p id={`${id}-error`} role="alert" className="mt-1.5 text-small text-danger">
            <Trans>Type a number, such as 200.</Trans>
          </p>
        )}
      </div>
      <TitleBlock columns="grid-cols-2 lg:grid-cols-3">
        {AREA_UNITS.filter((other) => other !== unit).map((other) => (
          <TitleCell key={other} name={i18n._(UNITS[other].name)}>
            {valid ? formatDecimal(fromSqYards(area, other), UNITS[other].decimals) : "—"}{" "}
            {i18n._(UNITS[other].short)}
          </TitleCell>
        ))}
      </TitleBlock>
    </div>
  );
}

function UnitSelect({ unit, onChange }: { unit: AreaUnit; onChange: (unit: AreaUnit) => void }) {
  const { i18n, t } = useLingui();
  return (
    <select
      aria-label={t`Unit`}
      value={unit}
      onChange={(event) => {
        const chosen = AREA_UNITS.find((one) => one === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
      className="max-w-36 cursor-pointer rounded-r border-l border-line bg-transparent px-2 text-control"
    >
      {AREA_UNITS.map((one) => (
        <option key={one} value={one}>
          {i18n._(UNITS[one].name)}
        </option>
      ))}
    </select>
  );
}
