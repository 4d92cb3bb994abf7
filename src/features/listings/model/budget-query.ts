import { href } from "#platform/ui/href.ts";

/** What a budget is until the visitor says otherwise, in lakhs. */
export const USUAL_LAKHS = 50;
export const MOST_LAKHS = 100;
/** A budget may be typed that no slider reaches; above ₹99.99 Cr no plot is priced, so that it sets no limit. */
export const MOST_TYPED_LAKHS = 9_999;

/** The budget's name in the addresses of search and listing. */
const PARAMETER = "budget";

/** The visitor's budget in an address, whole lakhs; null where it names none. */
export function parseBudget(params: URLSearchParams): number | null {
  const text = params.get(PARAMETER) ?? "";
  const lakhs = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return lakhs >= 1 && lakhs < MOST_TYPED_LAKHS && lakhs !== USUAL_LAKHS ? lakhs : null;
}

/** The query of a listing's address: the budget that is carried along, the usual one left out. */
export function toListingQuery(params: URLSearchParams): string {
  const lakhs = parseBudget(params);
  return lakhs === null ? "" : `${PARAMETER}=${lakhs}`;
}

/** The query that carries a budget in lakhs along; empty for the usual one. */
export function budgetQuery(lakhs: number): string {
  return toListingQuery(new URLSearchParams({ [PARAMETER]: String(lakhs) }));
}

/** The path of a listing, without language, that a visitor with a budget follows. */
export function listingPath(mlsNumber: string, budgetLakhs: number): string {
  const query = budgetQuery(budgetLakhs);
  return href("/property/:mlsNumber", { mlsNumber }) + (query && `?${query}`);
}
