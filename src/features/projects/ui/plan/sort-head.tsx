import type { PlotSort } from "#features/projects/model/plot-search.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface SortHeadProps {
  readonly column: PlotSort;
  readonly words: string;
  readonly control: PlanControl;
  readonly className?: string;
}

/** The head of a column of plots, which sorts by it, and the other way when it is pressed again. */
export function SortHead({ column, words, control, className = "" }: SortHeadProps) {
  const { sort, descending } = control.state;
  const isSorted = sort === column;
  const path = control.pathWith({ sort: column, descending: isSorted && !descending });
  const order = descending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order : undefined}
      className={`px-2 font-medium ${className}`}
    >
      <a
        href={`${path}#plots`}
        data-keep-scroll=""
        data-replace=""
        className="inline-flex min-h-11 items-center gap-1 hover:text-river"
      >
        {words}
        {isSorted && (
          <Icon name="chevron-down" className={`size-4 ${descending ? "" : "rotate-180"}`} />
        )}
      </a>
    </th>
  );
}
