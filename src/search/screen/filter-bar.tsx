import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef } from "react";
import { toRupees } from "#costs/budget.ts";
import { LayoutCount, useSum } from "#listings/words.tsx";
import { formatWhole } from "#locales/formats.ts";
import type { SearchResults } from "#search/results.ts";
import { DEFAULT_QUERY, type SearchQuery } from "#search/search-query.ts";
import { button } from "#ui/button.ts";
import { Icon } from "#ui/icon.tsx";
import { useDismiss } from "#ui/use-dismiss.ts";
import {
  BudgetField,
  type FilterFieldProps,
  GatedField,
  RadiusField,
  SizeField,
  TypeField,
  useTypeName,
} from "./filter-fields.tsx";
import { KeptParams } from "./kept-params.tsx";
import type { SearchControl } from "./use-search-state.ts";

export const FILTER_FORM = "filters";

interface FilterBarProps {
  readonly control: SearchControl;
  readonly results: SearchResults;
}

/** The filters of a wide screen, each in its own dropdown; a plain form without script. */
export function FilterBar({ control, results }: FilterBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLFormElement>(null);
  const { query } = control.state;
  const field: FilterFieldProps = {
    query,
    onChange: (change, tuning) =>
      control.ask(change, tuning ? { kind: "tuning", what: tuning } : undefined),
  };
  const closing: FilterFieldProps = {
    query,
    onChange: (change) => {
      control.ask(change);
      closeDropdowns(bar.current);
    },
  };
  return (
    <form
      ref={bar}
      id={FILTER_FORM}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        closeDropdowns(bar.current);
      }}
      className="flex flex-wrap items-center gap-2 max-md:not-noscript:hidden"
    >
      <KeptParams state={control.state} />
      <FilterDropdowns field={field} closing={closing} control={control} results={results} />
      <GatedField {...field} />
      <noscript>
        <button type="submit" className={button("primary", "small")}>
          {t`Apply`}
        </button>
      </noscript>
    </form>
  );
}

function FilterDropdowns({
  field,
  closing,
  control,
  results,
}: FilterBarProps & { field: FilterFieldProps; closing: FilterFieldProps }) {
  const { t } = useLingui();
  const sum = useSum();
  const typeName = useTypeName();
  const { query } = control.state;
  const clear = (change: Partial<SearchQuery>) => () => control.ask(change);
  const [from, to] = [formatWhole(query.size.min), formatWhole(query.size.max)];
  return (
    <>
      <Dropdown
        label={t`Radius`}
        value={query.centre ? t`${query.radiusKm} km` : t`off`}
        total={results.total}
        onClear={clear({ radiusKm: DEFAULT_QUERY.radiusKm })}
      >
        <RadiusField {...field} />
      </Dropdown>
      <Dropdown
        label={t`Budget`}
        value={sum(toRupees(query.budgetLakhs))}
        total={results.total}
        onClear={clear({ budgetLakhs: DEFAULT_QUERY.budgetLakhs })}
      >
        <BudgetField {...field} median={results.median} />
      </Dropdown>
      <Dropdown
        label={t`Type`}
        value={typeName(query.type)}
        total={results.total}
        onClear={clear({ type: DEFAULT_QUERY.type })}
      >
        <TypeField {...closing} />
      </Dropdown>
      <Dropdown
        label={t`Size`}
        value={t`${from}–${to} sq yd`}
        total={results.total}
        onClear={clear({ size: DEFAULT_QUERY.size })}
      >
        <SizeField {...field} />
      </Dropdown>
    </>
  );
}

interface DropdownProps {
  readonly label: string;
  readonly value: string;
  readonly total: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** One filter: its header shows the value and toggles it; only one of them is open at a time. */
function Dropdown({ label, value, total, onClear, children }: DropdownProps) {
  const { t } = useLingui();
  const id = useId();
  const dropdown = useRef<HTMLDetailsElement>(null);
  useDismiss(dropdown, ({ by }) => {
    if (!dropdown.current?.open) return;
    dropdown.current.open = false;
    if (by === "escape") dropdown.current.querySelector("summary")?.focus();
  });
  const count = <LayoutCount count={total} />;
  return (
    <details ref={dropdown} name="filter" className="group relative">
      <summary
        aria-describedby={id}
        className="flex h-11 list-none items-center gap-1.5 rounded border border-edge bg-card px-3.5 text-control whitespace-nowrap select-none group-open:border-ink group-open:ring-1 group-open:ring-ink hover:border-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="text-muted">{label}</span>
        <span id={id} className="num font-[550]">
          {value}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full left-0 z-30 mt-3 w-98 rounded-card border border-line bg-card p-6 shadow-float">
        {children}
        <div className="mt-5 flex items-center justify-between gap-3">
          <button type="button" onClick={onClear} className={`-ml-3.5 ${button("quiet", "small")}`}>
            {t`Clear`}
          </button>
          <button type="submit" className={button("primary", "small")}>
            <Trans>Show {count}</Trans>
          </button>
        </div>
      </div>
    </details>
  );
}

function closeDropdowns(bar: HTMLElement | null): void {
  for (const dropdown of bar?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
    dropdown.open = false;
}
