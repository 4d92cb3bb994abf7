import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useCallback, useId, useRef, useState } from "react";
import { LayoutCount } from "#features/listings/ui.ts";
import type { LocalSearch } from "#features/search/model/answer/local-search.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import { withUsual } from "#features/search/model/query/search-query.ts";
import type { SearchControl } from "#features/search/ui/use-search-state.ts";
import { button } from "#platform/ui/button.ts";
import { LatePlace, whenNear } from "#platform/ui/late/when-near.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useDismiss } from "#platform/ui/use-dismiss.ts";
import type { FilterFieldProps } from "./filter-field.tsx";
import { FILTER_FIELDS, type FoldedView, useFilterWords } from "./filter-views.tsx";
import type { FoldedFieldProps } from "./folded-fields.tsx";

/** The form that the filters stand in on a wide screen; on a phone it is not shown. */
export const FILTER_FORM = "filters";

/** Between an open panel and the edge of the page, px. */
const PANEL_MARGIN = 16;

const placeOf = ({ control }: FoldedView) => `${control}-filter`;

/** The controls, by the view that names them. They lie folded: their script comes where the form is shown. */
const LATE_FIELDS = new Map(
  FILTER_FIELDS.flatMap((view) => {
    if (view.in === "bar") return [];
    const load = () => import("./folded-fields.tsx");
    return [[view, whenNear<FoldedFieldProps>(placeOf(view), load, FILTER_FORM).Part]];
  }),
);

interface LateFieldProps extends FilterFieldProps {
  readonly view: FoldedView;
  readonly onStart: () => void;
}

/**
 * The control of a folded filter, a late part: it stands in the HTML, and its script comes once the
 * page answers. Until then it must not be rendered again, or React would let go of that HTML, and of
 * what is chosen in it.
 */
const LateField = memo(
  function LateField({ view, ...field }: LateFieldProps) {
    const Field = LATE_FIELDS.get(view);
    return (
      <LatePlace id={placeOf(view)} short>
        {Field && <Field control={view.control} {...field} />}
      </LatePlace>
    );
  },
  // Each answer has the median anew.
  (was, is) =>
    was.query === is.query &&
    was.local === is.local &&
    was.onChange === is.onChange &&
    was.median?.rate === is.median?.rate,
);

export interface FoldedFilterProps {
  readonly control: SearchControl;
  readonly results: SearchResults;
  readonly local: LocalSearch | null;
  /** Follows `control` once its list is painted. */
  readonly later: SearchControl;
  readonly view: FoldedView;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One filter: its header shows the value and toggles it; only one of them is open at a time. */
function FoldedFilter({ view, isOpen, onToggle, control, results, local }: FoldedFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useFilterWords();
  const dropdown = useRef<HTMLDetailsElement>(null);
  useDismiss(dropdown, ({ by }) => {
    if (!dropdown.current?.open) return;
    dropdown.current.open = false;
    if (by === "escape") dropdown.current.querySelector("summary")?.focus();
  });
  const [answers, setAnswers] = useState(false);
  // A count that came while the panel is open would move the choices under the pointer.
  const [isCounted, setCounted] = useState(false);
  const start = useCallback(() => setAnswers(true), []);
  const { ask } = control;
  const { query } = control.state;
  const { name, alsoSets = [], isOneChoice } = view;
  const change = useCallback<FilterFieldProps["onChange"]>(
    (part, entry) => {
      ask(part, entry);
      if (isOneChoice && dropdown.current) dropdown.current.open = false;
    },
    [ask, isOneChoice],
  );
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
        onClick={() => {
          if (!isOpen) setCounted(answers);
          onToggle(true);
        }}
        className="flex h-11 list-none items-center gap-1.5 rounded border border-edge bg-card px-3.5 text-control whitespace-nowrap select-none group-open:border-ink group-open:ring-1 group-open:ring-ink hover:border-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="text-muted">{words.i18n._(view.label)}</span>
        <span id={id} className="num font-[550]">
          {view.value(query, words)}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="rising absolute top-full left-0 z-30 mt-3 w-98 rounded-card border border-line bg-card p-6 shadow-float">
        <LateField
          view={view}
          query={query}
          median={results.median}
          local={isOpen && isCounted ? local : null}
          onChange={change}
          onStart={start}
        />
        <div className="mt-5 flex items-center justify-between gap-3">
          <button
            type="button"
            onClick={() => ask(withUsual(query, (set) => set === name || alsoSets.includes(set)))}
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
export const LaterFilter = memo(
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
