import type { PriceHistory, PriceStep } from "#features/listings/index.ts";
import type { Rupees } from "#lib/units/units.ts";

/** What became of a listing within some days, the one thing that a family wants to hear first. */
export type News =
  | { readonly what: "new" | "available"; readonly rate: Rupees | null }
  /** A rate where none was published before. */
  | { readonly what: "priced"; readonly rate: Rupees }
  | { readonly what: "cheaper" | "dearer"; readonly before: Rupees; readonly rate: Rupees }
  | { readonly what: "sold-out" | "gone" };

export type NewsKind = News["what"];

/** Days by the clock of India: "2026-11-24". */
export interface Days {
  /** Changes of this day and before are known already. */
  readonly after: string;
  /** The last day that counts. */
  readonly until: string;
}

/** What is told of a saved search; of a saved home all is. */
const TOLD_OF_SEARCHES: ReadonlySet<NewsKind> = new Set(["new", "available", "priced", "cheaper"]);

/** True of news that a saved search tells; a saved home tells all. */
export function isToldOfSearches({ what }: News): boolean {
  return TOLD_OF_SEARCHES.has(what);
}

/** What became of a listing from the end of one day to that of another; null where nothing did. */
export function newsIn(history: PriceHistory, { after, until }: Days): News | null {
  const steps = history.filter(({ day }) => day > after && day <= until);
  const [last] = steps;
  const first = steps.at(-1);
  if (!last || !first) return null;
  const cameMeanwhile = isComing(first);
  if (last.what === "taken-off") return cameMeanwhile ? null : { what: "gone" };
  const since = steps.slice(0, steps.findIndex(isComing) + 1 || steps.length);
  const sale = since.find(({ what }) => what === "sold-out" || what === "available");
  if (sale?.what === "sold-out") return cameMeanwhile ? null : { what: "sold-out" };
  const rates = steps.filter((step) => "rate" in step);
  const rate = rates[0]?.rate ?? null;
  if (steps.some(isComing)) return { what: "new", rate };
  if (sale) return { what: "available", rate };
  return rateNews(rates);
}

function isComing({ what }: PriceStep): boolean {
  return what === "listed" || what === "listed-again";
}

function rateNews(rates: readonly Extract<PriceStep, { readonly rate: unknown }>[]): News | null {
  const oldest = rates.at(-1);
  const rate = rates[0]?.rate ?? null;
  const before = oldest?.what === "rate" ? oldest.before : null;
  if (rate === null) return null;
  if (before === null) return { what: "priced", rate };
  if (before === rate) return null;
  return { what: rate < before ? "cheaper" : "dearer", before, rate };
}
