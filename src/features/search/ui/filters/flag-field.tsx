import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useRef } from "react";
import { FILTERS } from "#features/search/model/query/filters.ts";
import type { FilterName, SearchQuery } from "#features/search/model/query/search-query.ts";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
import { ChoiceCount, type FilterFieldProps } from "./filter-field.tsx";

/** Names of the filters that are either on or off. */
export type FlagName = {
  [Name in FilterName]: SearchQuery[Name] extends boolean ? Name : never;
}[FilterName];

interface FlagFieldProps extends FilterFieldProps {
  readonly name: FlagName;
  readonly label: MessageDescriptor;
}

/** A box to tick. */
export function FlagField({ query, onChange, local, name, label }: FlagFieldProps) {
  const { i18n } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const take = ({ checked }: HTMLInputElement) => onChange({ [name]: checked });
  useChosenEarly(box, query[name], take);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-control font-medium">
      <input
        ref={box}
        type="checkbox"
        name={FILTERS[name].parameter}
        value="1"
        checked={query[name]}
        onChange={({ currentTarget }) => take(currentTarget)}
        className="size-5 rounded-tag"
      />
      <span className="num">
        {i18n._(label)}
        <ChoiceCount name={name} choice="1" field={{ query, local }} />
      </span>
    </label>
  );
}
