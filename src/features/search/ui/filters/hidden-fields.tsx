import { FILTERS } from "#features/search/model/query/filters.ts";
import { FILTER_NAMES } from "#features/search/model/query/search-query.ts";
import { type SearchState, toSearchParams } from "#features/search/model/query/search-url.ts";
import { FILTER_FIELDS } from "./filter-views.tsx";

/** Names that the filter form has fields for; a change of them starts from the first page. */
const FORM_FIELDS: ReadonlySet<string> = new Set([
  ...FILTER_FIELDS.flatMap(({ name, alsoSets = [] }) =>
    [name, ...alsoSets].map((set) => FILTERS[set].parameter),
  ),
  FILTERS.sort.parameter,
  "page",
]);

/** Names that another place leaves as they are. */
const SETTINGS: ReadonlySet<string> = new Set([
  ...FILTER_NAMES.map((name) => FILTERS[name])
    .filter(({ role }) => role === "setting")
    .map(({ parameter }) => parameter),
  "view",
]);

/** Keeps the rest of the address when a filter form is sent without script. */
export function HiddenFields({ state }: { state: SearchState }) {
  return hidden(state, (name) => !FORM_FIELDS.has(name));
}

/** Keeps the filters when the place form is sent without script; the ground starts anew. */
export function HiddenFilters({ state }: { state: SearchState }) {
  return hidden(state, (name) => SETTINGS.has(name));
}

function hidden(state: SearchState, isSent: (name: string) => boolean) {
  return [...toSearchParams(state)].flatMap(([name, value]) =>
    isSent(name) ? [<input key={name} type="hidden" name={name} value={value} />] : [],
  );
}
