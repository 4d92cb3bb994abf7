import { allInCost, toRupees } from "#features/calculators/index.ts";
import { type ListingSummary, summaryAt } from "#features/listings/index.ts";
import type { CodeTest } from "#features/search/model/query/filters.ts";
import {
  codeTests,
  FILTER_NAMES,
  type FilterName,
  type SearchQuery,
} from "#features/search/model/query/search-query.ts";
import { sizeBounds } from "#features/search/model/query/size-query.ts";
import { distanceKm } from "#lib/geo/geo.ts";
import type { Kilometres, Rupees, SqYards } from "#lib/units/units.ts";
import { type AskedCost, askedCost, buysAllIn } from "./asked-cost.ts";
import { LOOSENED, type Loosened, loosen } from "./looser.ts";
import { landBudget, leastForLand } from "./row-fit.ts";
import { middleOf, search } from "./search.ts";
import { countLayouts, type SearchIndex } from "./search-index.ts";
import { textTest } from "./text-index.ts";

const NEAREST_SHOWN = 3;
/** A kilometre out of the way weighs as much as so much of the budget. */
const SHARE_A_KM = 0.04;
/** What a filter weighs that a layout does not pass; another type of home, words of another name. */
const WEIGHTS: Partial<Record<FilterName, number>> = { type: 3, text: 3 };
const USUAL_WEIGHT = 0.5;
const UNRATED_WEIGHT = 1;

/** What a layout lacks of what was asked. */
export interface Lacks {
  /** Filters that it does not pass. */
  readonly filters: readonly FilterName[];
  /** Rupees above the budget of what that is to hold, the land alone or all-in; 0 where it is within it. */
  readonly over: Rupees;
  /** How far it lies from the middle of the place that was asked for; null without one. */
  readonly km: Kilometres | null;
  readonly isUnrated: boolean;
}

export interface NearMatch {
  readonly summary: ListingSummary;
  readonly lacks: Lacks;
  /** What the asked size costs there; null while none is asked for. */
  readonly asked: AskedCost | null;
  /** What the budget buys there with all duties, where they are asked for. */
  readonly buysAllIn: SqYards | null;
}

/** Ways on for a search that finds nothing. */
export interface NothingFound {
  /** What may be given up, each alone, with how many layouts that finds; most first. */
  readonly ways: readonly { readonly what: Loosened; readonly layouts: number }[];
  /** The layouts that come nearest to what was asked. */
  readonly nearest: readonly NearMatch[];
}

interface NamedTest extends CodeTest {
  readonly name: FilterName;
}

function waysOn(index: SearchIndex, query: SearchQuery): NothingFound["ways"] {
  return LOOSENED.flatMap((what) => {
    const looser = loosen(query, what);
    if (looser === query) return [];
    const layouts = countLayouts(index, search(index, looser, { limit: 0 }).matches);
    return layouts === 0 ? [] : [{ what, layouts }];
  }).sort((a, b) => b.layouts - a.layouts);
}

/** What a row lacks; the distance is told apart from the filters, so the town is none of them. */
function lacksOf({ columns, text }: SearchIndex, query: SearchQuery): (row: number) => Lacks {
  const tests: NamedTest[] = FILTER_NAMES.filter((name) => name !== "town").flatMap((name) =>
    codeTests(columns, query, [name]).map((test) => ({ ...test, name })),
  );
  const hasText = query.text === undefined ? null : textTest(text(), columns, query.text);
  const { min, max } = sizeBounds(query.size);
  const budget = landBudget(query);
  const least = leastForLand(query);
  const middle = middleOf(query);
  return (row) => {
    const filters: FilterName[] = tests
      .filter(({ column, allowed }) => allowed[column[row] as number] !== 1)
      .map(({ name }) => name);
    if (hasText && !hasText(row)) filters.push("text");
    const smallest = Math.max(min, columns.plotMin[row] || 0);
    const largest = Math.min(max, columns.plotMax[row] || Number.POSITIVE_INFINITY);
    if (smallest > largest) filters.push("size");
    const rate = columns.rate[row] as number;
    if (largest * rate < least) filters.push("leastLakhs");
    const price = Math.round(smallest * rate);
    const [lat, lng] = [columns.lat[row] as number, columns.lng[row] as number];
    const isPlaced = middle !== null && !Number.isNaN(lat);
    return {
      filters,
      over: Math.max(0, price - budget || 0) as Rupees,
      km: isPlaced ? distanceKm(middle, { lat, lng }) : null,
      isUnrated: Number.isNaN(price),
    };
  };
}

function weightOf({ filters, over, km, isUnrated }: Lacks, query: SearchQuery): number {
  const missed = filters.reduce((sum, name) => sum + (WEIGHTS[name] ?? USUAL_WEIGHT), 0);
  const dear = over / Math.max(1, landBudget(query));
  const unrated = isUnrated && !query.includeUnrated ? UNRATED_WEIGHT : 0;
  return missed + dear + unrated + (km ?? 0) * SHARE_A_KM;
}

/** The three layouts that lack least, each once. */
function nearestMatches(index: SearchIndex, query: SearchQuery): NearMatch[] {
  const layouts = index.layouts();
  const lacks = lacksOf(index, query);
  const best: { row: number; weight: number }[] = [];
  for (let row = 0; row < index.columns.count; row += 1) {
    const weight = weightOf(lacks(row), query);
    if (best.length === NEAREST_SHOWN && weight >= (best.at(-1)?.weight ?? 0)) continue;
    const twin = best.findIndex((one) => layouts[one.row] === layouts[row]);
    if (twin >= 0 && (best[twin]?.weight ?? 0) <= weight) continue;
    if (twin >= 0) best.splice(twin, 1);
    best.push({ row, weight });
    best.sort((a, b) => a.weight - b.weight);
    best.length = Math.min(best.length, NEAREST_SHOWN);
  }
  return best.map(({ row }) => {
    const summary = summaryAt(index.columns, row);
    const own = lacks(row);
    return {
      summary,
      lacks: { ...own, over: withDuties(query, own.over) },
      asked: askedCost(query, summary),
      buysAllIn: buysAllIn(query, summary),
    };
  });
}

/** What is above a budget with the duties of all the land, where the budget is to hold them. */
function withDuties(query: SearchQuery, over: Rupees): Rupees {
  if (query.total === "land" || over === 0) return over;
  const { total } = allInCost((landBudget(query) + over) as Rupees);
  return (total - toRupees(query.budgetLakhs)) as Rupees;
}

/** What to offer where a search finds nothing: what to give up, and what comes nearest. */
export function nothingFound(index: SearchIndex, query: SearchQuery): NothingFound {
  return { ways: waysOn(index, query), nearest: nearestMatches(index, query) };
}
