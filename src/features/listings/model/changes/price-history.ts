import { indiaDay } from "#lib/time/time.ts";
import type { Rupees } from "#lib/units/units.ts";

/** What visitors are told of a listing's price and status. */
interface Shown {
  /** Of one sq yd; null where none is published. */
  readonly rate: Rupees | null;
  readonly isSoldOut: boolean;
}

/** A change of a listing: what visitors were told before, and from then on; null is off the site. */
export interface PriceChange {
  /** Moment in ms since 1970. */
  readonly at: number;
  readonly before: Shown | null;
  readonly after: Shown | null;
}

/** What became another on a day; the day by the clock of India, "2026-11-24". */
export type PriceStep =
  | {
      readonly day: string;
      readonly what: "listed" | "listed-again";
      readonly rate: Rupees | null;
    }
  | {
      readonly day: string;
      readonly what: "rate";
      readonly before: Rupees | null;
      readonly rate: Rupees | null;
    }
  | { readonly day: string; readonly what: "sold-out" | "available" | "taken-off" };

/** The newest day first. */
export type PriceHistory = readonly PriceStep[];

/** By how many per cent a rate has changed, to a tenth; of less than that the first figure. */
export function percentChanged(before: Rupees, after: Rupees): number {
  const percent = (Math.abs(after - before) / before) * 100;
  return Number(percent < 0.1 ? percent.toPrecision(1) : percent.toFixed(1));
}

/**
 * The steps of a listing's price and status as each day left them: what was put right on the same
 * day is no step.
 *
 * @param changes the oldest first
 */
export function toPriceHistory(changes: readonly PriceChange[]): PriceHistory {
  const steps: PriceStep[] = [];
  let shown = changes[0]?.before ?? null;
  let isNew = shown === null;
  for (const [day, ofDay] of Map.groupBy(changes, ({ at }) => indiaDay(at))) {
    const after = ofDay.at(-1)?.after ?? null;
    // A listing that comes back is not told apart from what became of it meanwhile.
    if (after && !shown)
      steps.unshift({ day, what: isNew ? "listed" : "listed-again", rate: after.rate });
    if (after && shown) steps.unshift(...stepsOf(day, shown, after));
    if (!after && shown) steps.unshift({ day, what: "taken-off" });
    isNew &&= after === null;
    shown = after;
  }
  return steps;
}

function stepsOf(day: string, before: Shown, after: Shown): PriceStep[] {
  const steps: PriceStep[] = [];
  if (before.rate !== after.rate)
    steps.push({ day, what: "rate", before: before.rate, rate: after.rate });
  if (before.isSoldOut !== after.isSoldOut)
    steps.push({ day, what: after.isSoldOut ? "sold-out" : "available" });
  return steps;
}
