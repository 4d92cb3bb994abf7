import {
  budgetQuery,
  COMPARISON_TABS,
  type ComparedKind,
  type ComparisonTab,
  parseBudget,
  USUAL_LAKHS,
} from "#features/listings/index.ts";
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
  /** What the visitor would pay, whole lakhs. */
  readonly budget: number;
}

/** MLS numbers that an address names under `ids`, each once, in its order; what is beyond the most is not looked at. */
export function parseIds(params: URLSearchParams, most: number): readonly string[] {
  const ids = (params.get("ids") ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, most);
}

/** The same as a query; the commas stay as they are, to be read. */
export function toIdsQuery(ids: readonly string[]): string {
  return `ids=${ids.map(encodeURIComponent).join(",")}`;
}

/** Ids that are read at all; the rest of a long address is not looked at. */
const MOST_READ = 20;

/** The comparison that an address asks for; what it says wrongly or not at all is as it starts. */
export function parseComparison(params: URLSearchParams): ComparisonState {
  const tabs: readonly ComparisonTab[] = Object.values(COMPARISON_TABS).flat();
  const tab = tabs.find((one) => one === params.get("tab"));
  return {
    ids: parseIds(params, MOST_READ),
    tab: tab ?? "overview",
    differencesOnly: params.get("differences") === "1",
    budget: parseBudget(params) ?? USUAL_LAKHS,
  };
}

type Compared = Pick<ComparisonState, "ids"> & Partial<ComparisonState>;

/**
 * The tab to show of homes of a kind. An address may name one of the other kind: it was written for
 * other homes, and means the part in the same place.
 */
export function tabOf(kind: ComparedKind, tab: ComparisonTab): ComparisonTab {
  const tabs: readonly ComparisonTab[] = COMPARISON_TABS[kind];
  if (tabs.includes(tab)) return tab;
  const others: readonly ComparisonTab[] = COMPARISON_TABS[kind === "land" ? "house" : "land"];
  return tabs[others.indexOf(tab)] ?? "overview";
}

/** The path of a comparison, without language. */
export function comparisonPath(compared: Compared): string {
  return `${href("/compare")}?${toComparisonQuery(compared)}`;
}

/** The query of a comparison; what is as it starts is left out. */
export function toComparisonQuery({
  ids,
  tab = "overview",
  differencesOnly = false,
  budget = USUAL_LAKHS,
}: Compared): string {
  const rest = new URLSearchParams(budgetQuery(budget));
  if (tab !== "overview") rest.set("tab", tab);
  if (differencesOnly) rest.set("differences", "1");
  return `${toIdsQuery(ids)}${rest.size > 0 ? `&${rest}` : ""}`;
}

/** Where homes are chosen for a comparison that has too few, without language; these are chosen already. */
export function choicePath(ids: readonly string[]): string {
  return `${href("/favourites")}?${toIdsQuery(ids)}`;
}

/** Ids that Saved homes is opened with to choose more of, null when it is opened for itself. */
export function parseChoice(params: URLSearchParams): readonly string[] | null {
  return params.has("ids") ? parseIds(params, MOST_COMPARED) : null;
}

/** The query with which Saved homes keeps what was chosen; empty when opened for itself. */
export function toChoiceQuery(params: URLSearchParams): string {
  const ids = parseChoice(params);
  return ids ? toIdsQuery(ids) : "";
}

/** True of so many homes as stand beside each other. */
export function canCompare(count: number): boolean {
  return count >= LEAST_COMPARED && count <= MOST_COMPARED;
}
