import { useLingui } from "@lingui/react/macro";
import { toRupees } from "#costs/budget.ts";
import { useSum } from "#listings/words.tsx";
import { formatWhole } from "#locales/formats.ts";
import type { SearchState } from "#search/search-url.ts";
import { Icon } from "#ui/icon.tsx";
import { type ActiveFilter, activeFilters, withoutFilters } from "./active-filters.ts";
import { useTypeName } from "./filter-fields.tsx";
import type { SearchControl } from "./use-search-state.ts";

/** What is at work, each with a cross that takes it away. */
export function FilterChips({ control }: { control: SearchControl }) {
  const { t } = useLingui();
  const chipText = useChipText(control.state);
  const active = activeFilters(control.state.query);
  if (active.length === 0) return null;
  const remove = (filter: ActiveFilter, without: Partial<SearchState["query"]>) =>
    control.show({
      query: { ...control.state.query, ...without },
      place: filter === "radius" || filter === "text" ? "" : control.state.place,
      page: 1,
    });
  return (
    <div className="flex items-center gap-2 overflow-x-auto max-md:-mx-4 max-md:px-4 md:flex-wrap">
      {active.map(({ filter, without }) => (
        <button
          key={filter}
          type="button"
          aria-label={t`Remove filter: ${chipText[filter]}`}
          onClick={() => remove(filter, without)}
          className="relative inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-river-tint pr-2.5 pl-3 text-small font-medium whitespace-nowrap text-river-deep before:absolute before:-inset-y-1.5 before:inset-x-0 hover:bg-water"
        >
          {chipText[filter]}
          <Icon name="x" className="size-3.5" />
        </button>
      ))}
      <button
        type="button"
        onClick={() => control.ask(withoutFilters(control.state.query))}
        className="min-h-11 shrink-0 px-1 text-small font-[550] whitespace-nowrap text-river underline underline-offset-3"
      >
        {t`Clear all`}
      </button>
    </div>
  );
}

function useChipText({ query }: SearchState): Record<ActiveFilter, string> {
  const { t } = useLingui();
  const sum = useSum();
  const typeName = useTypeName();
  const budget = sum(toRupees(query.budgetLakhs));
  const [from, to] = [formatWhole(query.size.min), formatWhole(query.size.max)];
  return {
    text: t`“${query.text ?? ""}”`,
    radius: t`Within ${query.radiusKm} km`,
    area: t`Drawn area`,
    budget: t`Up to ${budget}`,
    type: typeName(query.type),
    size: t`${from}–${to} sq yd`,
    gated: t`Gated Community`,
    unrated: t`Also without a rate`,
  };
}
