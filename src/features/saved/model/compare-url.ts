import { COMPARISON_TABS, type ComparisonTab } from "#features/listings/index.ts";
import { href } from "#platform/ui/href.ts";

/** How many homes can be compared. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 5;

/** A comparison as its address says it. */
export interface ComparisonState {
  /** Each once, in the order of the address; may be more than can be compared. */
  readonly ids: readonly string[];
  readonly tab: ComparisonTab;
  readonly differencesOnly: boolean;
}

/** Ids that are read at all; the rest of a long address is not looked at. */
const MOST_READ = 20;

export function parseComparison(params: URLSearchParams): ComparisonState {
  const ids = (params.get("ids") ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
  const tab = COMPARISON_TABS.find((one) => one === params.get("tab"));
  return {
    ids: [...new Set(ids)].slice(0, MOST_READ),
    tab: tab ?? "overview",
    differencesOnly: params.get("differences") === "1",
  };
}

/** The path of a comparison, without language; what is as it starts is left out. */
export function comparisonPath({
  ids,
  tab = "overview",
  differencesOnly = false,
}: Pick<ComparisonState, "ids"> & Partial<ComparisonState>): string {
  const rest = new URLSearchParams();
  if (tab !== "overview") rest.set("tab", tab);
  if (differencesOnly) rest.set("differences", "1");
  const list = ids.map(encodeURIComponent).join(",");
  return `${href("/compare")}?ids=${list}${rest.size > 0 ? `&${rest}` : ""}`;
}

export function canCompare(count: number): boolean {
  return count >= LEAST_COMPARED && count <= MOST_COMPARED;
}
