import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { withoutFilters } from "#features/search/model/query/search-query.ts";
import type { SearchState } from "#features/search/model/query/search-url.ts";
import type { SearchControl } from "#features/search/ui/use-search-state.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { activeFilters, useFilterWords, withoutChip } from "./filter-views.tsx";

interface FilterChipsProps {
  readonly control: SearchControl;
  /** The way to save the search, which its place and its chips name. */
  readonly toSave: (state: SearchState, name: string) => ReactNode;
}

/** What is at work, each with a cross that takes it away. */
export function FilterChips({ control, toSave }: FilterChipsProps) {
  const { t } = useLingui();
  const words = useFilterWords();
  const { state } = control;
  const { query, place } = state;
  const active = activeFilters(query);
  if (active.length === 0) return null;
  // A town's own chip says no more than its name does.
  const naming = active.filter(({ name }) => name !== "centre" || !query.town);
  const named = [place, ...naming.map(({ text }) => text(query, words))];
  return (
    <div className="flex items-center gap-2 overflow-x-auto max-md:-mx-4 max-md:scroll-pr-28 max-md:px-4 md:flex-wrap">
      {active.map((chip) => {
        const text = chip.text(query, words);
        return (
          <button
            key={chip.name}
            type="button"
            aria-label={t`Remove filter: ${text}`}
            onClick={() =>
              control.show({
                query: withoutChip(chip, query),
                ...(chip.takesPlaceName && { place: "", asked: "" }),
                page: 1,
              })
            }
            className="relative inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-river-tint pr-2.5 pl-3 text-small font-medium whitespace-nowrap text-river-deep before:absolute before:-inset-y-1.5 before:inset-x-0 hover:bg-water"
          >
            {text}
            <Icon name="x" className="size-3.5" />
          </button>
        );
      })}
      <button
        type="button"
        onClick={() => control.ask(withoutFilters(query))}
        className="text-link min-h-11 shrink-0 px-1 text-small whitespace-nowrap max-md:sticky max-md:-right-4 max-md:bg-paper max-md:pr-4 max-md:shadow-[-8px_0_8px_var(--color-paper)]"
      >
        {t`Clear all`}
      </button>
      {toSave(state, named.filter((part) => part !== "").join(" · "))}
    </div>
  );
}
