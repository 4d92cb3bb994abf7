import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useId, useRef, useState } from "react";
import { LayoutCount } from "#features/listings/ui.ts";
import type { LocalSearch } from "#features/search/model/local-search.ts";
import type { SearchResults } from "#features/search/model/results.ts";
import { type FilterName, withUsual } from "#features/search/model/search-query.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useDismiss } from "#platform/ui/use-dismiss.ts";
import type { FilterFieldProps } from "./filter-fields.tsx";
import { FILTER_FIELDS, type FoldedView, useFilterWords } from "./filter-views.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import type { SearchControl } from "./use-search-state.ts";

export const FILTER_FORM = "filters";

/** Between an open panel and the edge of the page, px. */
const PANEL_MARGIN = 16;

interface FilterBarProps {
  readonly control: SearchControl;
  readonly results: SearchResults;
  readonly local: LocalSearch | null;
  /** Follows `control` once its list is painted. */
  readonly later: SearchControl;
}

/** The filters of a wide screen, each in its own dropdown; a plain form without script. */
export function FilterBar(props: FilterBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<FilterName | null>(null);
  const field = fieldProps(props);
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
      <HiddenFields state={props.control.state} />
      {FILTER_FIELDS.map((view) =>
        view.in === "bar" ? (
          <view.Field key={view.name} {...field} />
        ) : (
          <LaterFilter
            key={view.name}
            {...props}
            view={view}
            isOpen={open === view.name}
            onToggle={(isOpen) =>
              setOpen((now) => (isOpen ? view.name : now === view.name ? null : now))
            }
          />
        ),
      )}
      <noscript>
        <button type="submit" className={button("primary", "small")}>
          {t`Apply`}
        </button>
      </noscript>
    </form>
  );
}

/** What a field of the bar is given: the search, and how to change it. Its choices are not counted yet. */
function fieldProps({ control, results }: FilterBarProps): FilterFieldProps {
  return {
    query: control.state.query,
    median: results.median,
    local: null,
    onChange: (change, tuning) =>
      control.ask(change, tuning ? { kind: "tuning", what: tuning } : undefined),
  };
}

interface FoldedFilterProps extends FilterBarProps {
  readonly view: FoldedView;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One filter: its header shows the value and toggles it; only one of them is open at a time. */
function FoldedFilter({ view, isOpen, onToggle, ...props }: FoldedFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useFilterWords();
  const dropdown = useRef<HTMLDetailsElement>(null);
  useDismiss(dropdown, ({ by }) => {
    if (!dropdown.current?.open) return;
    dropdown.current.open = false;
    if (by === "escape") dropdown.current.querySelector("summary")?.focus();
  });
  const { control, results, local } = props;
  const { query } = control.state;
  const { name, Field, alsoSets = [], isOneChoice } = view;
  const field = fieldProps(props);
  const choose: FilterFieldProps["onChange"] = (change) => {
    control.ask(change);
    if (dropdown.current) dropdown.current.open = false;
  };
  const count = <LayoutCount count={results.layouts} />;
  return (
    <details
      ref={dropdown}
      name="filter"
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
        keepInView(currentTarget);
      }}
      className="group relative"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button; its choices, counted only once it is open, would move under the pointer. */}
      <summary
        aria-describedby={id}
        onClick={() => onToggle(true)}
        className="flex h-11 list-none items-center gap-1.5 rounded border border-edge bg-card px-3.5 text-control whitespace-nowrap select-none group-open:border-ink group-open:ring-1 group-open:ring-ink hover:border-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="text-muted">{words.i18n._(view.label)}</span>
        <span id={id} className="num font-[550]">
          {view.value(query, words)}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="rising absolute top-full left-0 z-30 mt-3 w-98 rounded-card border border-line bg-card p-6 shadow-float">
        <Field
          {...field}
          local={isOpen ? local : null}
          onChange={isOneChoice ? choose : field.onChange}
        />
        <div className="mt-5 flex items-center justify-between gap-3">
          <button
            type="button"
            onClick={() =>
              control.ask(withUsual(query, (set) => set === name || alsoSets.includes(set)))
            }
            className={`-ml-3.5 ${button("quiet", "small")}`}
          >
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

/**
 * A folded filter follows once the list is painted, as nobody sees more of it than its header; what
 * is open answers at once, and so does what is about to open or has just closed by a choice.
 */
const LaterFilter = memo(
  FoldedFilter,
  (was, is) => !was.isOpen && !is.isOpen && was.later === is.later,
);

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
