import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { FIELDS, type FieldName, textOf } from "#features/calculators/model/tool-inputs.ts";
import { groupAmount } from "#features/calculators/model/typed-amount.ts";
import { formatDecimal, formatWhole } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { TypedForm } from "./typed-form.tsx";

interface ToolFormProps {
  readonly onType: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A tool's fields. Without script the form asks the same page anew; with it the result is live. */
export function ToolForm({ onType, children }: ToolFormProps) {
  return (
    <TypedForm
      onType={onType}
      className="grid content-start gap-5 rounded-card border border-line bg-card p-5 md:p-7 print:hidden"
    >
      {children}
      <noscript>
        <button type="submit" className={button("primary")}>
          <Trans>Calculate</Trans>
        </button>
      </noscript>
    </TypedForm>
  );
}

/** Stands before its sum, which is written in groups. */
const RUPEES = "₹";

interface ToolFieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly params: URLSearchParams;
  readonly wrong: readonly FieldName[];
  /** The unit, within the field at its end. */
  readonly unit?: string;
  readonly hint?: ReactNode;
}

/** One number, with its unit, and what is wrong with it. */
export function ToolField({ name, label, params, wrong, unit, hint }: ToolFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const isWrong = wrong.includes(name);
  const { least, most } = FIELDS[name];
  const isSum = unit === RUPEES;
  const text = textOf(params, name);
  const [from, to] = [formatDecimal(least, 2), formatWhole(most)];
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        {label}
      </label>
      <div
        className={`mt-1.5 flex h-12 items-center rounded border bg-card ${isWrong ? "border-danger ring-1 ring-danger" : "border-edge"}`}
      >
        {isSum && <span className="shrink-0 pl-3.5 text-muted">{unit}</span>}
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={isSum ? groupAmount(text) : text}
          onBlur={({ currentTarget }) => {
            if (isSum) currentTarget.value = groupAmount(currentTarget.value);
          }}
          aria-invalid={isWrong}
          aria-describedby={isWrong || hint ? `${id}-below` : undefined}
          className={`num h-full w-full min-w-0 rounded pr-3.5 ${isSum ? "pl-1.5" : "pl-3.5"}`}
        />
        {unit && !isSum && <span className="shrink-0 pr-3.5 text-control text-muted">{unit}</span>}
      </div>
      {(isWrong || hint) && (
        <p
          id={`${id}-below`}
          className={`mt-1.5 flex items-start gap-1.5 text-small ${isWrong ? "text-danger" : "text-muted"}`}
        >
          {isWrong && <Icon name="circle-alert" className="mt-0.75 size-4" />}
          <span>{isWrong ? t`Enter a number from ${from} to ${to}.` : hint}</span>
        </p>
      )}
    </div>
  );
}
