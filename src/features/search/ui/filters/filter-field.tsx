import type { LocalSearch } from "#features/search/model/answer/local-search.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import type { FilterName, SearchQuery } from "#features/search/model/query/search-query.ts";
import type { Entry } from "#features/search/ui/address-writer.ts";

/** What every filter field needs: the query, and how to change a part of it. */
export interface FilterFieldProps {
  readonly query: SearchQuery;
  /** Of the rates of all layouts. */
  readonly median: SearchResults["median"];
  /** What counts for whom looks at the field; null while nobody does, or nothing can. */
  readonly local: LocalSearch | null;
  readonly onChange: (change: Partial<SearchQuery>, entry?: Entry) => void;
}

/** How many layouts a choice would leave; nothing until it is counted. */
export function ChoiceCount({
  name,
  choice,
  field: { local, query },
}: {
  readonly name: FilterName;
  /** As the address says it. */
  readonly choice: string;
  readonly field: Pick<FilterFieldProps, "local" | "query">;
}) {
  const count = local?.choices(query).get(name)?.get(choice);
  return <Count value={count} />;
}

/** A count beside a choice. */
export function Count({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return <span className="ml-2 font-normal opacity-70">{value}</span>;
}
