import type { CodeTest } from "#features/search/model/query/filters.ts";
import {
  COUNTED_NAMES,
  codeTests,
  countedChoices,
  FILTER_NAMES,
  type FilterName,
  type SearchQuery,
} from "#features/search/model/query/search-query.ts";
import { eachMatch } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";

/** How many layouts each choice of a filter would leave, by the choice as the address says it. */
export type ChoiceCounts = ReadonlyMap<FilterName, ReadonlyMap<string, number>>;

const WORD_BITS = 32;

const OTHER_NAMES = FILTER_NAMES.filter((name) => !COUNTED_NAMES.includes(name));

function passes(tests: readonly CodeTest[], row: number): boolean {
  return tests.every(({ column, allowed }) => allowed[column[row] as number] === 1);
}

/**
 * Counts the choices of every counted filter, each by all other filters as they stand. One walk over
 * the rows: one that a single filter refuses counts for the choices of that filter alone. A layout's
 * choices are bits of one word.
 */
export function countChoices(index: SearchIndex, query: SearchQuery): ChoiceCounts {
  const { columns } = index;
  const layouts = index.layouts();
  let bits = 0;
  const filters = COUNTED_NAMES.map((name) => ({
    name,
    own: codeTests(columns, query, [name]),
    choices: countedChoices(name, query).map((choice) => ({
      text: choice.text,
      tests: codeTests(columns, choice.query, [name]),
      bit: 2 ** bits++,
      count: 0,
    })),
  }));
  if (bits > WORD_BITS) throw new RangeError(`${bits} choices have no bit each in a word.`);
  const seen = new Uint32Array(columns.count);
  eachMatch(index, query, codeTests(columns, query, OTHER_NAMES), (row) => {
    const refusing = filters.filter(({ own }) => !passes(own, row));
    if (refusing.length > 1) return;
    const layout = layouts[row] ?? row;
    for (const { choices } of refusing.length === 0 ? filters : refusing)
      for (const choice of choices) {
        if (((seen[layout] ?? 0) & choice.bit) !== 0 || !passes(choice.tests, row)) continue;
        seen[layout] = (seen[layout] ?? 0) | choice.bit;
        choice.count += 1;
      }
  });
  return new Map(
    filters.map(({ name, choices }) => [
      name,
      new Map(choices.map(({ text, count }) => [text, count])),
    ]),
  );
}
