import type { PriceHistory, PriceStep } from "#features/listings/index.ts";
import { indiaDay } from "#lib/time/time.ts";
import type { Rupees } from "#lib/units/units.ts";
import type { SavedListing } from "./saved-listing.ts";

/** What became another since a home was saved; null where all is as it was. */
export interface SinceSaved {
  /** On which it was saved, by the clock of India: "2026-11-24". */
  readonly day: string;
  /** What a square yard cost that day; null where none was published. Absent while it is the same. */
  readonly rateThen?: Rupees | null;
  /** True where it was sold out that day and is not, false where it is now and was not. */
  readonly wasSoldOut?: boolean;
}

/** Compares what visitors are told now with the day on which a home was saved; that day's end counts. */
export function sinceSaved(
  { history, published, ratePerSqYard, isSoldOut }: SavedListing,
  savedAt: Date,
): SinceSaved | null {
  const day = indiaDay(savedAt.getTime());
  if (!published) return null;
  const rateThen = rateOn(day, history);
  const wasSoldOut = isSoldOutOn(day, history);
  const since = {
    ...(rateThen !== undefined && rateThen !== ratePerSqYard && { rateThen }),
    ...(wasSoldOut !== undefined && wasSoldOut !== isSoldOut && { wasSoldOut }),
  };
  return Object.keys(since).length === 0 ? null : { day, ...since };
}

/** The rate at the end of a day; undefined where the history does not tell. */
function rateOn(day: string, history: PriceHistory): Rupees | null | undefined {
  const told = history.find((step) => step.day <= day && "rate" in step);
  if (told && "rate" in told) return told.rate;
  const next = history.findLast((step) => step.day > day && step.what === "rate");
  return next?.what === "rate" ? next.before : undefined;
}

const tellsOfSales = ({ what }: PriceStep) => what === "sold-out" || what === "available";

function isSoldOutOn(day: string, history: PriceHistory): boolean | undefined {
  const told = history.find((step) => step.day <= day && tellsOfSales(step));
  if (told) return told.what === "sold-out";
  const next = history.findLast((step) => step.day > day && tellsOfSales(step));
  return next && next.what === "available";
}
