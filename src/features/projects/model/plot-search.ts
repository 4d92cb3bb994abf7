import { FACINGS, type Facing, PLOT_STATUSES, type PlotStatus } from "site-model/terms";

/** What of a plot is asked for, drawn or listed; null is what nobody stated. */
export interface AskedPlot {
  readonly number: number | string;
  readonly sqYards: number;
  readonly facing: Facing | null;
  readonly status: PlotStatus;
  readonly price: number | null;
  readonly corner: boolean;
  readonly parkSide: boolean;
}

/** Ranges of size that a buyer chooses from, sq yd, both ends included. */
export const SIZE_RANGES = ["162-200", "201-250", "251-350", "351-525"] as const;
type SizeRange = (typeof SIZE_RANGES)[number];

/** Budgets to choose from, in lakh of rupees. */
export const BUDGETS_LAKH = [50, 60, 75, 100, 150] as const;
/** A budget that is carried along from the search may be any up to this. */
const MOST_LAKH = 1000;
const RUPEES_PER_LAKH = 100_000;

export const PLOT_SORTS = ["number", "size", "facing", "status", "price"] as const;
export type PlotSort = (typeof PLOT_SORTS)[number];

/** What is asked of the plan; null and false ask nothing. */
export interface PlotQuery {
  readonly size: SizeRange | null;
  readonly facing: Facing | null;
  readonly status: PlotStatus | null;
  readonly budgetLakh: number | null;
  readonly corner: boolean;
  readonly parkSide: boolean;
}

/** The state of the page: all of it is in the address. */
export interface PlanState extends PlotQuery {
  /** Number of the chosen plot as the address gives it; it may be none of the plan's. */
  readonly plot: string | null;
  readonly sort: PlotSort;
  readonly descending: boolean;
}

function oneOf<Value extends string>(all: readonly Value[], given: string | null): Value | null {
  return all.find((value) => value === given) ?? null;
}

/** Reads an address; what it does not understand asks nothing. */
export function parsePlanState(params: URLSearchParams): PlanState {
  const budget = Number(params.get("budget"));
  return {
    size: oneOf(SIZE_RANGES, params.get("size")),
    facing: oneOf(FACINGS, params.get("facing")),
    status: oneOf(PLOT_STATUSES, params.get("status")),
    budgetLakh: Number.isInteger(budget) && budget >= 1 && budget <= MOST_LAKH ? budget : null,
    corner: params.get("corner") === "1",
    parkSide: params.get("park") === "1",
    plot: params.get("plot")?.trim().slice(0, 12) || null,
    sort: oneOf(PLOT_SORTS, params.get("sort")) ?? "number",
    descending: params.get("down") === "1",
  };
}

/** The query of an address, with its question mark; empty for the page as it starts. */
export function toPlanSearch(state: PlanState): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null | false) => {
    if (value !== null && value !== false) params.set(name, String(value));
  };
  put("size", state.size);
  put("facing", state.facing);
  put("status", state.status);
  put("budget", state.budgetLakh);
  put("corner", state.corner && 1);
  put("park", state.parkSide && 1);
  put("sort", state.sort !== "number" && state.sort);
  put("down", state.descending && 1);
  put("plot", state.plot);
  return params.size > 0 ? `?${params}` : "";
}

/** As `toPlanSearch` for any plot chosen; what all have in common is put together once. */
export function toPlotSearches(state: PlanState): (plot: number | string) => string {
  const others = toPlanSearch({ ...state, plot: null });
  const start = others === "" ? "?plot=" : `${others}&plot=`;
  return (plot) => start + encodeURIComponent(plot);
}

export const NO_QUERY: PlotQuery = {
  size: null,
  facing: null,
  status: null,
  budgetLakh: null,
  corner: false,
  parkSide: false,
};

/** False of a question that any plot answers. */
export function asksAnything(query: PlotQuery): boolean {
  const { size, facing, status, budgetLakh, corner, parkSide } = query;
  return corner || parkSide || [size, facing, status, budgetLakh].some((part) => part !== null);
}

/** True when a plot is what is asked for; the budget is for the price of the land alone. */
export function isMatch(plot: AskedPlot, query: PlotQuery): boolean {
  const [least = 0, most = 0] = query.size?.split("-").map(Number) ?? [0, Infinity];
  return (
    plot.sqYards >= least &&
    plot.sqYards <= most &&
    (query.facing === null || plot.facing === query.facing) &&
    (query.status === null || plot.status === query.status) &&
    (query.budgetLakh === null ||
      (plot.price !== null && plot.price <= query.budgetLakh * RUPEES_PER_LAKH)) &&
    (!query.corner || plot.corner) &&
    (!query.parkSide || plot.parkSide)
  );
}

/** What nobody stated comes last, whichever way the others are sorted. */
const UNSTATED = Number.POSITIVE_INFINITY;
/** By what each order sorts. */
const SORT_KEYS: Readonly<Record<Exclude<PlotSort, "number">, (plot: AskedPlot) => number>> = {
  size: ({ sqYards }) => sqYards,
  facing: ({ facing }) => (facing === null ? UNSTATED : FACINGS.indexOf(facing)),
  status: ({ status }) => PLOT_STATUSES.indexOf(status),
  price: ({ price }) => price ?? UNSTATED,
};

/** "2" before "12", "12" before "12A", "A-2" before "A-10". */
function byNumber(a: AskedPlot, b: AskedPlot): number {
  const [first, second] = [a, b].map(({ number }) =>
    `${number}`.replace(/\d+/g, (digits) => digits.padStart(12, "0")),
  ) as [string, string];
  return first < second ? -1 : 1;
}

/** Plots in order; equal ones by number. */
export function sortPlots<Plot extends AskedPlot>(
  plots: readonly Plot[],
  { sort, descending }: Pick<PlanState, "sort" | "descending">,
): Plot[] {
  const sign = descending ? -1 : 1;
  if (sort === "number") return [...plots].sort((a, b) => sign * byNumber(a, b));
  const key = SORT_KEYS[sort];
  const compare = (a: number, b: number) => {
    if (a === b) return 0;
    return (a < b ? -1 : 1) * (Math.max(a, b) === UNSTATED ? 1 : sign);
  };
  return [...plots].sort((a, b) => compare(key(a), key(b)) || byNumber(a, b));
}

/** The plot that an address names; null when the plan has none of this number. */
export function findPlot<Plot extends AskedPlot>(
  plots: readonly Plot[],
  named: string | null,
): Plot | null {
  return plots.find(({ number }) => String(number) === named) ?? null;
}
