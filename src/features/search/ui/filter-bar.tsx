import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useRef, useState } from "react";
import { LayoutCount } from "#features/listings/ui.ts";
import type { LocalSearch } from "#features/search/model/local-search.ts";
import type { SearchResults } from "#features/search/model/results.ts";
import { withUsual } from "#features/search/model/search-query.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useDismiss } from "#platform/ui/use-dismiss.ts";
import type { FilterFieldProps } from "./filter-fields.tsx";
import { FILTER_FIELDS, useFilterWords } from "./filter-views.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { SearchControl } from "./use-search-state.ts";

export const FILTER_FORM = "filters";

/** Between an open panel and the edge of the page, px. */
const PANEL_MARGIN = 16;

interface FilterBarProps {
  readonly control: SearchControl;
  readonly results: SearchResults;
  readonly local: LocalSearch | null;
}

/** The filters of a wide screen, each in its own dropdown; a plain form without script. */
export function FilterBar({ control, results, local }: FilterBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLFormElement>(null);
  const { query } = control.state;
  const { median } = results;
  const field: FilterFieldProps = {
    query,
    median,
    local: null,
    onChange: (change, tuning) =>
      control.ask(change, tuning ? { kind: "tuning", what: tuning } : undefined),
  };
  const closing: FilterFieldProps = {
    ...field,
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
      <HiddenFields state={control.state} />
      <FilterControls {...{ field, closing, control, results, local }} />
      <noscript>
        <button type="submit" className={button("primary", "small")}>
          {t`Apply`}
        </button>
      </noscript>
    </form>
  );
}

function FilterControls({
  field,
  closing,
  control,
  results,
  local,
}: FilterBarProps & { field: FilterFieldProps; closing: FilterFieldProps }) {
  const words = useFilterWords();
  const { query } = control.state;
  return FILTER_FIELDS.map((view) => {
    const { name, Field, alsoSets = [] } = view;
    if (view.in === "bar") return <Field key={name} {...field} />;
    return (
      <Dropdown
        key={name}
        label={words.i18n._(view.label)}
        value={view.value(query, words)}
        total={results.layouts}
        onClear={() =>
          control.ask(withUsual(query, (set) => set === name || alsoSets.includes(set)))
        }
      >
        {(isOpen) => (
          <Field {...(view.isOneChoice ? closing : field)} local={isOpen ? local : null} />
        )}
      </Dropdown>
    );
  });
}

interface DropdownProps {
  readonly label: string;
  readonly value: string;
  readonly total: number;
  readonly onClear: () => void;
  /** What is in it; it counts only while it is open. */
  readonly children: (isOpen: boolean) => ReactNode;
}

/** One filter: its header shows the value and toggles it; only one of them is open at a time. */
function Dropdown({ label, value, total, onClear, children }: DropdownProps) {
  const { t } = useLingui();
  const id = useId();
  const dropdown = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(dropdown, ({ by }) => {
    if (!dropdown.current?.open) return;
    dropdown.current.open = false;
    if (by === "escape") dropdown.current.querySelector("summary")?.focus();
  });
  const count = <LayoutCount count={total} />;
  return (
    <details
      ref={dropdown}
      name="filter"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        keepInView(currentTarget);
      }}
      className="group relative"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; its choices, counted only once it is open, would move under the pointer. */}
      <summary
        aria-describedby={id}
        onClick={() => setOpen(true)}
        className="flex h-11 list-none items-center gap-1.5 rounded border border-edge bg-card px-3.5 text-control whitespace-nowrap select-none group-open:border-ink group-open:ring-1 group-open:ring-ink hover:border-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="text-muted">{label}</span>
        <span id={id} className="num font-[550]">
          {value}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="rising absolute top-full left-0 z-30 mt-3 w-98 rounded-card border border-line bg-card p-6 shadow-float">
        {children(isOpen)}
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

/** Moves a panel that would reach past the right edge of the page back into it. */
function keepInView(dropdown: HTMLDetailsElement): void {
  const panel = dropdown.lastElementChild;
  if (!dropdown.open || !(panel instanceof HTMLElement)) return;
  panel.style.left = "0";
  const past = panel.getBoundingClientRect().right + PANEL_MARGIN - document.body.clientWidth;
  if (past > 0) panel.style.left = `${-past}px`;
}

function closeDropdowns(bar: HTMLElement | null): void {
  for (const dropdown of bar?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
    dropdown.open = false;
}
