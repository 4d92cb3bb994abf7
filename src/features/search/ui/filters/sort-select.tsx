import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { SORTS, type Sort } from "#features/search/model/query/filters.ts";
import {
  effectiveSort,
  measuredFrom,
  type SearchQuery,
} from "#features/search/model/query/search-query.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";

interface SortSelectProps {
  readonly query: SearchQuery;
  readonly onChange: (sort: Sort) => void;
  /** Form that the choice belongs to when it is sent without script. */
  readonly form?: string;
}

/** In which order the list goes; "nearest" only where there is a place to be near to. */
export function SortSelect({ query, onChange, form }: SortSelectProps) {
  const { t } = useLingui();
  const id = useId();
  const names: Record<Sort, string> = {
    nearest: t`Nearest`,
    "rate-up": t`Lowest rate`,
    "rate-down": t`Highest rate`,
    area: t`Largest layout`,
  };
  const choices = SORTS.filter((sort) => sort !== "nearest" || measuredFrom(query));
  const value = effectiveSort(query);
  const take = (select: HTMLSelectElement) => {
    const chosen = choices.find((sort) => sort === select.value);
    if (chosen) onChange(chosen);
  };
  const select = useRef<HTMLSelectElement>(null);
  useChosenEarly(select, value, take);
  return (
    <div className="flex items-center justify-between gap-2">
      <label htmlFor={id} className="text-control text-muted max-md:sr-only">
        {t`Sort`}
      </label>
      <select
        id={id}
        name="sort"
        form={form}
        ref={select}
        value={value}
        onChange={({ currentTarget }) => take(currentTarget)}
        className="field-sizing-content h-11 cursor-pointer rounded bg-transparent px-1 text-control font-[550] hover:bg-mist"
      >
        {choices.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
    </div>
  );
}
