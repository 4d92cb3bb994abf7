/** "1/2" and "1 1/2" as well, but no part of "12/3", which is a survey's number. */
const FIGURE = String.raw`(?<![\d/])(?:(?:\d{1,3}\s+)?[1-9]/[1-9]|(?:\d[\d,]*)?\.?\d+)`;
/** What comes after a word in all three scripts: not another letter of it. */
const END = String.raw`(?![\p{L}\p{M}])`;
// Plain texts: of raw ones the build could not write the letters in ASCII.
const TO = "-|–|to|నుంచి|से";
const AND = ",|&|\\+|and|మరియు|और|एवं";

/** A unit that amounts are typed in, with its words as patterns. */
export interface TypedUnit {
  readonly words: readonly string[];
  /** How much one of it is, in a measure that all units of its kind share. */
  readonly times: number;
}

/** How much was typed, "200" or "150 to 200", in the measure of its units. */
export interface TypedAmount<Unit extends TypedUnit> {
  readonly from: number | null;
  readonly amount: number;
  /** The unit that the amount begins with. */
  readonly unit: Unit;
  /** The text on both its sides. */
  readonly before: string;
  readonly after: string;
}

/**
 * Reads the first amount of a text, null where there is none. `before` is a pattern of what may stand
 * before its figures. An amount may be in several units, the larger first: "1 acre 20 cents".
 */
export function amountReader<Unit extends TypedUnit>(
  units: readonly Unit[],
  before = "",
): (text: string) => TypedAmount<Unit> | null {
  const piece = (group: "(" | "(?:") => {
    const words = units.map((unit) => `${group}${unit.words.join("|")})`).join("|");
    return String.raw`${before}${group}${FIGURE})\s*(?:${words})${END}`;
  };
  const pieces = new RegExp(piece("("), "giu");
  const several = String.raw`${piece("(?:")}(?:\s*(?:(?:${AND})\s*)?${piece("(?:")})*`;
  const pattern = new RegExp(
    String.raw`(?:(?:(${several})|${before}(${FIGURE}))\s*(?:${TO})\s*)?(${several})`,
    "iu",
  );

  function sumOf(text: string) {
    const [first, ...others] = [...text.matchAll(pieces)].flatMap(([, figure = "", ...words]) => {
      const unit = units[words.findIndex((word) => word !== undefined)];
      return unit ? [{ unit, amount: toFigure(figure) * unit.times }] : [];
    });
    if (!first) return null;
    let { amount, unit: larger } = first;
    for (const next of others) {
      // What is no part of the unit before it says the same again: "5 cents, 242 sq yd".
      if (next.amount >= larger.times) break;
      amount += next.amount;
      larger = next.unit;
    }
    return { unit: first.unit, amount };
  }

  return (text) => {
    const match = pattern.exec(text);
    const [found = "", least = "", figure, most = ""] = match ?? [];
    const sum = sumOf(most);
    if (!match || !sum) return null;
    const from = figure === undefined ? sumOf(least)?.amount : toFigure(figure) * sum.unit.times;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + found.length)];
    return { ...sum, from: from ?? null, before, after };
  };
}

function toFigure(text: string): number {
  const parts = text.replaceAll(",", "").split(/\s+/);
  return parts.reduce((sum, part) => {
    const [over = 0, under = 1] = part.split("/").map(Number);
    return sum + over / under;
  }, 0);
}
