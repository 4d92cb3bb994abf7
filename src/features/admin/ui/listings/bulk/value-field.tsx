import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { StatusChoices } from "#features/admin/ui/listing-form/status-choices.tsx";
import { useValueWords } from "#features/admin/ui/listing-form/value-words.ts";
import {
  FEATURE_CODES,
  type ListingField,
  LONGEST,
  spellingOf,
  toMessage,
} from "#features/listings/index.ts";
import { FeatureMark } from "#features/listings/ui.ts";
import type { BulkAct } from "./bulk-form.ts";

export const INPUT = "h-12 w-full min-w-0 rounded border border-edge bg-card px-3.5 font-normal";

interface ValueFieldProps {
  /** Null for being on the site. */
  readonly field: ListingField | null;
  readonly act: BulkAct;
}

/** What a field becomes, as its kind is filled in. */
export function ValueField({ field, act }: ValueFieldProps) {
  const { t } = useLingui();
  const valueWords = useValueWords();
  if (field === null)
    return (
      <Choice
        options={[
          ["yes", t`Published`],
          ["no", t`Not published`],
        ]}
      />
    );
  if (field.kind === "features") return <Features />;
  if (field.kind === "yes-no")
    return (
      <Choice
        options={[
          ["yes", t`Yes`],
          ["no", t`No`],
        ]}
      />
    );
  if (field.kind === "status") return <Status usual={field.usual} />;
  if (field.kind === "choice")
    return <Choice options={(field.options ?? []).map((one) => [one, valueWords(one)] as const)} />;
  return act === "percent" ? <Percent /> : <Line field={field} />;
}

function Choice({ options }: { options: readonly (readonly [value: string, words: string])[] }) {
  return (
    <label className="grid gap-1.5 text-control font-[550]">
      <Trans>Value</Trans>
      <select name="value" className={INPUT}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Status({ usual = "" }: { usual?: string | undefined }) {
  return (
    <fieldset className="rounded border border-line px-3.5 py-1">
      <legend className="sr-only">
        <Trans>Value</Trans>
      </legend>
      <StatusChoices name="value" value={usual} />
    </fieldset>
  );
}

function Percent() {
  const id = useId();
  return (
    <label className="grid gap-1.5 text-control font-[550]">
      <Trans>Percent</Trans>
      <input
        name="value"
        required
        autoComplete="off"
        pattern="\s*[+\-−]?\s*\d{1,3}([.,]\d{1,2})?\s*%?\s*"
        maxLength={12}
        aria-describedby={id}
        className={INPUT}
      />
      <span id={id} className="text-small font-normal text-muted">
        <Trans>5 makes each rate higher, -5 lower. Rounded to the rupee.</Trans>
      </span>
    </label>
  );
}

function Line({ field }: { field: ListingField }) {
  const { i18n } = useLingui();
  const id = useId();
  const { kind, hint } = field;
  return (
    <label className="grid gap-1.5 text-control font-[550]">
      <Trans>Value</Trans>
      <input
        name="value"
        type={kind === "date" ? "date" : "text"}
        maxLength={LONGEST.line}
        autoComplete="off"
        aria-describedby={`${id}-below`}
        className={INPUT}
      />
      <span id={`${id}-below`} className="text-small font-normal text-muted">
        {hint && `${i18n._(toMessage(hint))} `}
        <Trans>Left empty, it is not stated any more.</Trans>
      </span>
    </label>
  );
}

function Features() {
  return (
    <fieldset className="grid max-h-72 gap-x-4 overflow-y-auto rounded border border-line px-3.5 py-2 sm:grid-cols-2">
      <legend className="sr-only">
        <Trans>Value</Trans>
      </legend>
      {FEATURE_CODES.map((code) => (
        <label key={code} className="flex min-h-11 items-center gap-2.5 text-control">
          <input
            type="checkbox"
            name="value"
            value={spellingOf(code)}
            className="size-5 shrink-0"
          />
          <FeatureMark code={code} />
        </label>
      ))}
    </fieldset>
  );
}
