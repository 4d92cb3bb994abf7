import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useState } from "react";
import type { LocalSearch } from "#features/search/model/answer/local-search.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import type { SearchState } from "#features/search/model/query/search-url.ts";
import { untilLoaded } from "#platform/ui/late/until-loaded.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { FilterDialogProps } from "./filter-dialog.tsx";
import { activeFilters } from "./filter-views.tsx";

interface FilterOverlayProps {
  readonly state: SearchState;
  readonly results: SearchResults;
  /** Null while the catalogue is not loaded. */
  readonly local: LocalSearch | null;
  readonly onApply: (query: SearchQuery) => void;
}

/** The filters of a phone, a full overlay that is fetched when it is first opened. */
export function FilterOverlay({ state, ...rest }: FilterOverlayProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<{ readonly Dialog: ComponentType<FilterDialogProps> }>();
  const active = activeFilters(state.query).length;
  const show = () =>
    void untilLoaded(() => import("./filter-dialog.tsx")).then(({ FilterDialog }) =>
      setOpen({ Dialog: FilterDialog }),
    );
  return (
    <>
      <button
        type="button"
        onClick={show}
        title={t`Filters`}
        className="relative grid size-11 place-items-center rounded border border-edge bg-card hover:border-ink md:hidden"
      >
        <Icon name="sliders-horizontal" className="size-5" />
        <span className="sr-only">{t`Filters`}</span>
        {active > 0 && (
          <span className="num absolute -top-1.5 -right-1.5 grid size-5.5 place-items-center rounded-full border-2 border-card bg-river text-tiny font-semibold text-white">
            {active}
          </span>
        )}
      </button>
      {open && <open.Dialog asked={state.query} {...rest} onClose={() => setOpen(undefined)} />}
    </>
  );
}
