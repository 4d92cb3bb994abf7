import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { FACINGS, PLOT_STATUSES } from "site-model/terms";
import {
  asksAnything,
  BUDGETS_LAKH,
  NO_QUERY,
  parsePlanState,
  SIZE_RANGES,
} from "#features/projects/model/plot-search.ts";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { useFigures } from "#features/projects/ui/project-words.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import { button } from "#platform/ui/button.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";

interface PlotFiltersProps {
  readonly control: PlanControl;
  /** Ranges of size to choose from. */
  readonly sizes?: readonly (typeof SIZE_RANGES)[number][] | undefined;
}

/** What is asked of the plan: a plain form, which answers at once where there is script. */
export function PlotFilters({ control, sizes }: PlotFiltersProps) {
  const { t } = useLingui();
  const { state, ask } = control;
  const onChange: OnChange = ({ form }) => form && ask(askedIn(form));
  return (
    <form
      method="get"
      action={`${control.page}#plan`}
      aria-label={t`Filter the plots`}
      className="mt-5 flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2 print:hidden"
    >
      <Choices state={state} sizes={sizes} onChange={onChange} />
      <Toggle name="corner" checked={state.corner} onChange={onChange}>
        <Trans>Corner</Trans>
      </Toggle>
      <Toggle name="park" checked={state.parkSide} onChange={onChange}>
        <Trans>Park-side</Trans>
      </Toggle>
      <noscript>
        <button type="submit" className={button("primary", "small")}>
          <Trans>Show plots</Trans>
        </button>
      </noscript>
      {asksAnything(state) && (
        <a
          href={control.pathWith(NO_QUERY)}
          data-keep-scroll=""
          data-replace=""
          className={`h-11! ${button("quiet", "small")}`}
        >
          <Trans>Clear</Trans>
        </a>
      )}
    </form>
  );
}

type OnChange = (field: HTMLInputElement | HTMLSelectElement) => void;

/** What the fields of the form ask; plot and order stay as they are. */
function askedIn(form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const {
    plot: _,
    sort: __,
    descending: ___,
    ...query
  } = parsePlanState(new URLSearchParams(fields));
  return query;
}

interface ChoicesProps extends Pick<PlotFiltersProps, "sizes"> {
  readonly state: PlanControl["state"];
  readonly onChange: OnChange;
}

function Choices({ state, sizes = SIZE_RANGES, onChange }: ChoicesProps) {
  const { t, i18n } = useLingui();
  const { sum } = useFigures();
  const sizeWords = sizes.map((range) => {
    const words = range.replace("-", "–");
    return [range, t`${words} sq yd`] as const;
  });
  const { size, facing, budgetLakh, status } = state;
  const budgets = [...new Set([...BUDGETS_LAKH, budgetLakh ?? 0])]
    .filter(Boolean)
    .sort((a, b) => a - b)
    .map((lakh) => {
      const most = sum((lakh * 100_000) as Parameters<typeof sum>[0]);
      return [String(lakh), t`Up to ${most}`] as const;
    });
  const facings = FACINGS.map((one) => [one, i18n._(FACING_WORDS[one])] as const);
  const statuses = PLOT_STATUSES.map((one) => [one, i18n._(STATUS_WORDS[one])] as const);
  const budget = budgetLakh === null ? null : String(budgetLakh);
  return [
    { name: "size", label: t`Size`, any: t`Any size`, value: size, children: sizeWords },
    { name: "facing", label: t`Facing`, any: t`Any facing`, value: facing, children: facings },
    { name: "budget", label: t`Price`, any: t`Any price`, value: budget, children: budgets },
    { name: "status", label: t`Status`, any: t`Any status`, value: status, children: statuses },
  ].map((choice) =>
    choice.children.length === 0 ? null : (
      <Choice key={choice.name} {...choice} onChange={onChange} />
    ),
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly value: string | null;
  readonly onChange: OnChange;
  readonly children: readonly (readonly [value: string, words: string])[];
}

function Choice({ name, label, any, value, onChange, children }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  useChosenEarly(select, value ?? "", onChange);
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget)}
      className={`h-11 min-w-0 cursor-pointer rounded-full border px-4 text-control font-[550] ${
        value === null ? "border-edge bg-card" : "border-river bg-river-tint text-river-deep"
      }`}
    >
      <option value="">{any}</option>
      {children.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: OnChange;
  readonly children: ReactNode;
}

function Toggle({ name, checked, onChange, children }: ToggleProps) {
  const box = useRef<HTMLInputElement>(null);
  useChosenEarly(box, checked, onChange);
  return (
    <label className="flex h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-card px-4 text-control font-[550] has-checked:border-river has-checked:bg-river-tint has-checked:text-river-deep">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value="1"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget)}
        className="size-4"
      />
      {children}
    </label>
  );
}
