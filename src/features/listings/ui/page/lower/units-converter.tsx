import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { AREA_UNITS, type AreaUnit, fromSqYards, toSqYards } from "#features/calculators/index.ts";
import { UNIT_WORDS } from "#features/listings/ui/unit-words.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

/** Of any unit: more is no land, and a number that is told with an exponent. */
const MOST = 1e11;

/** Any amount in any unit, told in all the others. */
export function UnitsConverter() {
  const { i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState("200");
  const [unit, setUnit] = useState<AreaUnit>("sq-yard");
  const input = useRef<HTMLInputElement>(null);
  useChosenEarly(input, text, ({ value }) => setText(value));
  const amount = Number(toLatinDigits(text).replaceAll(",", "").trim());
  const valid = text.trim() !== "" && amount >= 0 && amount <= MOST;
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
            ref={input}
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
            <Trans>Enter a number, such as 200.</Trans>
          </p>
        )}
      </div>
      <TitleBlock columns="grid-cols-2 lg:grid-cols-3">
        {AREA_UNITS.filter((other) => other !== unit).map((other) => (
          <TitleCell key={other} name={i18n._(UNIT_WORDS[other].name)}>
            {valid ? formatDecimal(fromSqYards(area, other), UNIT_WORDS[other].decimals) : "—"}{" "}
            {i18n._(UNIT_WORDS[other].short)}
          </TitleCell>
        ))}
      </TitleBlock>
    </div>
  );
}

function UnitSelect({ unit, onChange }: { unit: AreaUnit; onChange: (unit: AreaUnit) => void }) {
  const { i18n, t } = useLingui();
  const take = ({ value }: HTMLSelectElement) => {
    const chosen = AREA_UNITS.find((one) => one === value);
    if (chosen) onChange(chosen);
  };
  const select = useRef<HTMLSelectElement>(null);
  useChosenEarly(select, unit, take);
  return (
    <select
      ref={select}
      aria-label={t`Unit`}
      value={unit}
      onChange={({ currentTarget }) => take(currentTarget)}
      className="max-w-36 cursor-pointer rounded-r border-l border-line bg-transparent px-2 text-control"
    >
      {AREA_UNITS.map((one) => (
        <option key={one} value={one}>
          {i18n._(UNIT_WORDS[one].name)}
        </option>
      ))}
    </select>
  );
}
