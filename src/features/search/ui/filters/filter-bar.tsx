import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { FilterName } from "#features/search/model/query/search-query.ts";
import { button } from "#platform/ui/button.ts";
import { FILTER_FIELDS } from "./filter-views.tsx";
import { FILTER_FORM, type FoldedFilterProps, LaterFilter } from "./folded-filter.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

/** What filters are asked with. */
export type FilterBarProps = Pick<FoldedFilterProps, "control" | "results" | "local" | "later">;

/** The filters of a wide screen, each in its own dropdown; a plain form without script. */
export function FilterBar(props: FilterBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<FilterName | null>(null);
  const { control, results } = props;
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
      {FILTER_FIELDS.map((view) =>
        view.in === "bar" ? (
          <view.Field
            key={view.name}
            query={control.state.query}
            median={results.median}
            local={null}
            onChange={control.ask}
          />
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

function closeDropdowns(bar: HTMLElement | null): void {
  for (const dropdown of bar?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])
    dropdown.open = false;
}
