import {
  findMultiple,
  findUnit,
  toCountedSum,
} from "#features/listings/model/fields/typed-figures.ts";

/** What the head of a column says of the figures below it. */
export interface HeadFigures {
  /** Sq yd in one of the unit that it names; null where it names none. */
  readonly unit: number | null;
  /** Rupees in one of what the head of a price or a rate names: 100,000 of "Price in lakhs"; null where it names none. */
  readonly times: number | null;
}

export function readHeadFigures(head: string, isOfMoney: boolean): HeadFigures {
  const times = isOfMoney ? (findMultiple(head)?.times ?? null) : null;
  return { unit: findUnit(head), times };
}

/** "extent in acres" → "extent"; of words as `normalHeader` gives them. */
export function withoutUnit(words: string): string {
  const left = words.split(" ");
  const isOfUnit = (word: string) =>
    /^(?:in|per|of|sq|square)$/.test(word) || findUnit(word) !== null;
  while (left.length > 0 && isOfUnit(left.at(-1) ?? "")) left.pop();
  return left.join(" ");
}

/** What is left of "price per cent in lakhs" without the multiple of rupees, then without the unit; empty where it names none. */
export function withoutMultiple(words: string): string[] {
  const left = findMultiple(words)?.left ?? "";
  return [left, withoutUnit(left)].filter(Boolean);
}

const LAKH = 100_000;

/**
 * Rupees of the figure of a rate, in what its head counts rupees in; null where the head or the cell says it
 * otherwise. In lakhs without a unit of land it is no rate that anybody could be sure of.
 */
export function toCountedRate(cell: string, { unit, times }: HeadFigures): number | null {
  const isSure = unit !== null || (times ?? 1) < LAKH;
  return times === null || !isSure ? null : toCountedSum(cell, times);
}
