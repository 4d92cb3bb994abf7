import { type SearchState, toSearchParams } from "#search/search-url.ts";

/** Names that the filter form has fields for; everything else of the address rides along. */
const FORM_FIELDS = new Set(["r", "budget", "type", "size", "gated", "sort", "page"]);

/** Keeps the rest of the address when a filter form is sent without script. */
export function KeptParams({ state }: { state: SearchState }) {
  return [...toSearchParams(state)]
    .filter(([name]) => !FORM_FIELDS.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Keeps the filters when the place form is sent without script; the ground starts anew. */
export function KeptFilters({ state }: { state: SearchState }) {
  return [...toSearchParams(state)]
    .filter(([name]) => KEPT_FILTERS.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const KEPT_FILTERS = new Set(["r", "budget", "type", "size", "gated", "unrated", "sort", "view"]);
