import { useLingui } from "@lingui/react/macro";
import { withoutFilters } from "#features/search/model/search-query.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { activeFilters, useFilterWords, withoutChip } from "./filter-views.tsx";
import type { SearchControl } from "./use-search-state.ts";

/** What is at work, each with a cross that takes it away. */
export function FilterChips({ control }: { control: SearchControl }) {
  const { t } = useLingui();
  const words = useFilterWords();
  const { query } = control.state;
  const active = activeFilters(query);
  if (active.length === 0) return null;
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
    </div>
  );
}
