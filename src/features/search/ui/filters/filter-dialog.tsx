import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import { LayoutCount } from "#features/listings/ui.ts";
import type { LocalSearch } from "#features/search/model/answer/local-search.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import { type SearchQuery, withoutFilters } from "#features/search/model/query/search-query.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { FilterFieldProps } from "./filter-field.tsx";
import { FILTER_FIELDS } from "./filter-views.tsx";
import { FOLDED_FIELDS } from "./folded-fields.tsx";
import { SortSelect } from "./sort-select.tsx";

export interface FilterDialogProps {
  /** What is searched; the overlay changes nothing of it until Apply. */
  readonly asked: SearchQuery;
  readonly results: SearchResults;
  readonly local: LocalSearch | null;
  readonly onApply: (query: SearchQuery) => void;
  readonly onClose: () => void;
}

/** All filters, with the count of what they would find. */
export function FilterDialog({ asked, results, local, onApply, onClose }: FilterDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(asked);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-card text-ink open:flex open:flex-col md:hidden"
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
        local={local}
        onChange={setDraft}
        onApply={(query) => {
          dialog.current?.close();
          onApply(query);
        }}
      />
    </dialog>
  );
}

interface OverlayFormProps extends Pick<FilterDialogProps, "results" | "local" | "onApply"> {
  readonly query: SearchQuery;
  readonly onChange: (query: SearchQuery) => void;
}

function OverlayForm({ query, results, local, onChange, onApply }: OverlayFormProps) {
  const { t } = useLingui();
  const field: FilterFieldProps = {
    query,
    median: results.median,
    local,
    onChange: (change) => onChange({ ...query, ...change }),
  };
  const total = local?.count(query) ?? null;
  const count = total === null ? null : <LayoutCount count={total} />;
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(query);
      }}
    >
      {/* Relative: what is for screen readers alone would else lie on the dialog, and make that scroll. What may be
          ticked has a line each, and the sort its name, which beside the list its place tells. */}
      <div className="relative flex-1 overflow-y-auto px-4 *:py-5 [&>*]:border-line [&>:has(+*)]:border-b [&>:last-child>*]:not-sr-only [&>:last-child>select]:-mr-1 [&>label]:flex [&>label]:py-2">
        {FILTER_FIELDS.map((view) => {
          const Field = view.in === "bar" ? view.Field : FOLDED_FIELDS[view.control];
          return <Field key={view.name} {...field} />;
        })}
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
