import { useLocation, useNavigate } from "react-router";
import {
  type PlanState,
  type PlotQuery,
  parsePlanState,
  toPlanSearch,
  toPlotSearches,
} from "#features/projects/model/plot-search.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";

export interface PlanControl {
  /** The address of the page without any state, in its language. */
  readonly page: string;
  readonly state: PlanState;
  /** The address of the page with a change of its state, in the page's language. */
  readonly pathWith: (change: Partial<PlanState>) => string;
  /** The same with a plot chosen. */
  readonly pathOf: (plot: number | string) => string;
  readonly ask: (query: PlotQuery) => void;
  readonly choose: (plot: number | string) => void;
  /** Closes the plot's sheet: goes back where the sheet was opened from this page. */
  readonly close: () => void;
}

/** The state of the plan, which is the page's address; `path` is the page without its language. */
export function usePlanState(path: string = href("/projects")): PlanControl {
  const navigate = useNavigate();
  const { search, state: history } = useLocation();
  const localPath = useLocalPath();
  const state = parsePlanState(new URLSearchParams(search));
  const isOpenedHere = history?.openedHere === true;
  const page = localPath(path);
  const searchOf = toPlotSearches(state);
  const pathWith = (change: Partial<PlanState>) => page + toPlanSearch({ ...state, ...change });
  const go = (change: Partial<PlanState>, replace: boolean, openedHere: boolean) =>
    void navigate(pathWith(change), {
      // What the bar shows opens at the plan. To go there itself would scroll to the plan's beginning.
      mask: `${pathWith(change)}#plan`,
      preventScrollReset: true,
      replace,
      state: { openedHere },
    });
  return {
    page,
    state,
    pathWith,
    pathOf: (plot) => page + searchOf(plot),
    // What the sheet was opened from asks something else now: to go back there would lose the choice.
    ask: (query) => go(query, true, false),
    choose: (plot) =>
      state.plot === null
        ? go({ plot: String(plot) }, false, true)
        : go({ plot: String(plot) }, true, isOpenedHere),
    close: () => (isOpenedHere ? void navigate(-1) : go({ plot: null }, true, false)),
  };
}
