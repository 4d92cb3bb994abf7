import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { LayoutCount } from "#features/listings/ui.ts";
import type { SearchResults } from "#features/search/model/results.ts";
import { type SearchQuery, withoutFilters } from "#features/search/model/search-query.ts";
import type { SearchState } from "#features/search/model/search-url.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import type { FilterFieldProps } from "./filter-fields.tsx";
import { activeFilters, FILTER_FIELDS } from "./filter-views.tsx";
import { SortSelect } from "./sort-select.tsx";

interface FilterOverlayProps {
  readonly state: SearchState;
  readonly results: SearchResults;
  /** How many layouts a query would find; null while the catalogue is not loaded. */
  readonly countOf: ((query: SearchQuery) => number) | null;
  readonly onApply: (query: SearchQuery) => void;
}

/** The filters of a phone: a full overlay that changes nothing until Apply. */
export function FilterOverlay({ state, results, countOf, onApply }: FilterOverlayProps) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<SearchQuery | null>(null);
  const active = activeFilters(state.query).length;
  useEffect(() => {
    if (draft && !dialog.current?.open) dialog.current?.showModal();
  }, [draft]);
  return (
    <>
      <button
        type="button"
        onClick={() => setDraft(state.query)}
        title={t`Filters`}
        className="relative grid size-11 place-items-center rounded border border-edge bg-card hover:border-ink md:hidden noscript:hidden"
      >
        <Icon name="sliders-horizontal" className="size-5" />
        <span className="sr-only">{t`Filters`}</span>
        {active > 0 && (
          <span className="num absolute -top-1.5 -right-1.5 grid size-5.5 place-items-center rounded-full border-2 border-card bg-river text-tiny font-semibold text-white">
            {active}
          </span>
        )}
      </button>
      {draft && (
        <dialog
          ref={dialog}
          aria-labelledby={id}
          onClose={() => setDraft(null)}
          className="m-0 h-dvh max-h-none w-full max-w-none bg-card text-ink open:flex open:flex-col md:hidden"
        >
          <header className="flex h-15 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
            <h2 id={id} className="text-h3">
              {t`Filters`}
            </h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              aria-label={t`Close`}
              className={ICON_BUTTON}
            >
              <Icon name="x" className="size-6" />
            </button>
          </header>
          <OverlayForm
            query={draft}
            results={results}
            countOf={countOf}
            onChange={setDraft}
            onApply={(query) => {
              dialog.current?.close();
              onApply(query);
            }}
          />
        </dialog>
      )}
    </>
  );
}

interface OverlayFormProps extends Omit<FilterOverlayProps, "state"> {
  readonly query: SearchQuery;
  readonly onChange: (query: SearchQuery) => void;
}

function OverlayForm({ query, results, countOf, onChange, onApply }: OverlayFormProps) {
  const { t } = useLingui();
  const field: FilterFieldProps = {
    query,
    median: results.median,
    onChange: (change) => onChange({ ...query, ...change }),
  };
  const total = countOf?.(query) ?? null;
  const count = total === null ? null : <LayoutCount count={total} />;
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(query);
      }}
    >
      <div className="flex-1 overflow-y-auto px-4 *:py-5 [&>*]:border-line [&>:has(+*)]:border-b">
        {FILTER_FIELDS.map(({ name, Field }) => (
          <Field key={name} {...field} />
        ))}
        <SortSelect query={query} onChange={(sort) => onChange({ ...query, sort })} />
      </div>
      <footer className="grid shrink-0 grid-cols-[1fr_1.7fr] gap-3 border-t border-line bg-card p-4">
        <button
          type="button"
          onClick={() => onChange(withoutFilters(query))}
          className={button("outline")}
        >
          {t`Clear`}
        </button>
        <button type="submit" className={button("primary")}>
          {count === null ? t`Apply` : <Trans>Apply: show {count}</Trans>}
        </button>
      </footer>
    </form>
  );
}
