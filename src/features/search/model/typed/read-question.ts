import {
  type AreaUnit,
  amountReader,
  fromSqYards,
  TYPED_AREAS,
  type TypedAmount,
  type TypedArea,
  type TypedUnit,
} from "#features/calculators/index.ts";
import type { PropertyType } from "#features/listings/index.ts";
import { RANGES } from "#features/search/model/query/filters.ts";
import type { NearQuery } from "#features/search/model/query/near-query.ts";
import {
  SIZE_SCALES,
  type SizeQuery,
  type SizeUnit,
  toStep,
} from "#features/search/model/query/size-query.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import type { SqYards } from "#lib/units/units.ts";
import { ASKED_LAKHS, writeFigures } from "./number-words.ts";
import { readNear } from "./typed-near.ts";

/** What was typed besides a name: how large, for how much, of which type, near to what. */
export interface TypedQuestion {
  readonly size: SizeQuery | null;
  /** Most that a plot may cost, lakhs of rupees; infinite where only a least was typed. */
  readonly lakhs: number | null;
  readonly leastLakhs?: number;
  readonly type?: PropertyType;
  /** Kilometres round what is left. */
  readonly radiusKm?: number;
  readonly near: NearQuery | null;
  /** What is left: a place or a name, or nothing. */
  readonly name: string;
}

/** What is longer nobody has typed; the patterns below take the square of a text's length. */
const LONGEST_QUESTION = 120;

/** A unit that sizes are typed in, and the one that they are asked for in. */
interface AskedUnit extends TypedArea {
  readonly asked: SizeUnit;
}

/** Sizes that are typed in other units are asked for in square yards. */
const ASKED_IN: Partial<Record<AreaUnit, SizeUnit>> = {
  "sq-foot": "sq-foot",
  "sq-metre": "sq-metre",
  cent: "cent",
  acre: "cent",
};
const UNITS: readonly AskedUnit[] = TYPED_AREAS.map((typed) => ({
  ...typed,
  asked: ASKED_IN[typed.unit] ?? "sq-yard",
}));

const readSize = amountReader(UNITS);
const readLakhs = amountReader(ASKED_LAKHS, "(?:(?:₹|\\brs\\.?)\\s*)?");

/** A sum in rupees, by its mark or by its commas: "₹40,00,000". A rate is none, nor what is smaller than any plot. */
const RUPEES =
  /(?:(?:₹|\brs\.?)\s*(\d[\d,]{5,})|(?<![\d,.])(\d{1,3}(?:,\d\d)+,\d{3}))(?![\d,.]*\d|\s*(?:per|\/|ప్రతి|प्रति))/giu;
/** "5 lakh per cent", "₹2 lakh / sq yd", "సెంటుకు 5 లక్షలు": what one unit costs is not what a plot may. */
const RATE_UNIT = UNITS.flatMap(({ words }) => words).join("|");
const RATE = {
  after: new RegExp(
    `^\\s*(?:(?:\\/|per|each|an?|ప్రతి|प्रति)\\s*(?:${RATE_UNIT})(?![\\p{L}\\p{M}]))`,
    "iu",
  ),
  before: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:(?:per|each|ప్రతి|प्रति)\\s+(?:${RATE_UNIT})|(?:సెంటు|ఎకరా|ఎకరం|గజం)\\s?(?:కు|కి)|(?:ఎకరాని|గజాని)కి)\\s*$`,
    "iu",
  ),
} as const;

/** "Between 20 and 40 lakh" is "20 to 40 lakh", and so is "between 20 to 40 lakh". */
const FROM_TO = /\bbetween\s+((?:₹|rs\.?)?\s*\d[\d,.]*[^,;]*?)\s+(?:and|to)\s+/giu;

/** Telugu writes a postposition in one word with its unit: "50 లక్షలలోపు", "లక్షల్లో", "లక్షలకు". */
const JOINED = /(లక్షల|కోట్ల|గజాల|సెంట్ల|ఎకరాల|కోటి|ఎకరం)\u0c4d?(లో(?:పు|పల|పే)?|కు|కి)(?![\p{L}\p{M}])/gu;

/** "Not below" is no "below". */
const NO_NOT = String.raw`(?<!(?<![\p{L}\p{M}])not?\s+)`;
const END = String.raw`(?![\p{L}\p{M}])`;
// Plain texts: of raw ones the build could not write the letters in ASCII.
const NOT_DENIED = `(?!\\s+(?:न|नहीं|కాకుండా|కాదు)${END})`;
const preceding = (bound: string, denied: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${NO_NOT}(?:${bound})|not?\s+(?:${denied}))\s*$`, "iu");
const following = (bound: string, denied: string) =>
  new RegExp(`^\\s*(?:(?:${bound})${END}${NOT_DENIED}|(?:${denied})${END})`, "iu");

/** What makes an amount the most or the least that is wanted, before it or after it. */
const BOUNDS = [
  {
    is: "most",
    before: preceding(
      String.raw`under|below|within|up\s*to|less\s+than|at\s+most|max(?:imum)?\.?`,
      String.raw`(?:more|greater|higher|larger|bigger)\s+than|above|over|beyond|exceeding`,
    ),
    after: following(
      "or\\s+(?:less|below|under)|and\\s+below|లోపు|లోపల|లోపే|వరకు|కంటే\\s+తక్కువ|కన్నా\\s+తక్కువ|तक|के\\s+अंदर|से\\s+कम",
      "(?:కు\\s+|కి\\s+)?(?:మించకుండా|దాటకుండా)|(?:కంటే|కన్నా)\\s+ఎక్కువ\\s+(?:కాకుండా|కాదు)|से\\s+(?:ज़्यादा|ज्यादा|अधिक|ऊपर)\\s+(?:न|नहीं)",
    ),
  },
  {
    is: "least",
    before: preceding(
      String.raw`above|over|(?:more|greater)\s+than|at\s*least|min(?:imum)?\.?|starting(?:\s+(?:at|from))?|from`,
      String.raw`(?:less|lower|smaller)\s+than|below|under`,
    ),
    after: following(
      "or\\s+(?:more|above)|and\\s+(?:above|more)|onwards|\\+|(?:నుంచి\\s+)?పైన|కంటే\\s+ఎక్కువ|కన్నా\\s+ఎక్కువ|(?:से\\s+)?(?:ज़्यादा|ज्यादा|अधिक|ऊपर)",
      "(?:కంటే|కన్నా)\\s+తక్కువ\\s+(?:కాకుండా|కాదు)|से\\s+कम\\s+(?:न|नहीं)",
    ),
  },
] as const;

/** "Villas in Nunna": a plot alone is one only beside a place, as "Plot 54" is a name. */
const TYPES: readonly (readonly [type: PropertyType, words: RegExp])[] = [
  ["Villa", /(?<![\p{L}\p{M}])(?:villas?|విల్లా(?:లు)?|विला)(?![\p{L}\p{M}])/iu],
  ["Apartment", /(?<![\p{L}\p{M}])(?:apartments?|అపార్ట్\u200c?మెంట్(?:లు)?|अपार्टमेंट)(?![\p{L}\p{M}])/iu],
  [
    "Plot",
    /(?<![\p{L}\p{M}])(?:plots?(?=\s+(?:in|at|around|near|for\s+sale)(?![\p{L}\p{M}]))|(?<=\S\s+)plots$)/iu,
  ],
];

/** "Within 3 km of Kankipadu". */
const WITHIN =
  /(?<![\p{L}\p{M}])(?:with)?in\s+(\d+(?:\.\d+)?)\s*(?:kms?|kilomet(?:er|re)s?)\s+(?:of|from)\s+/iu;

/** Words of a question that name nothing. */
const BETWEEN =
  /(?<![\p{L}\p{M}])(?:plots?|lands?|sites?|near|around|in|at|under|below|within|up\s*to|upto|less\s+than|at\s+least|or\s+more|minimum|for(?:\s+sale)?|with|of|a|and|ప్లాట్(?:లు)?|స్థలం|దగ్గర|లోపు|లోపల|వరకు|లో|కు|కి|నుంచి|మధ్య|प्लॉट|ज़मीन|के\s+पास|के\s+अंदर|के\s+बीच|तक|में|से\s+कम)(?![\p{L}\p{M}])/giu;

/** "In" of Telugu, which ends the name of a place: "కంకిపాడులో". */
const IN_ENDING = /(?<=[\p{L}\p{M}]{2})లో(?![\p{L}\p{M}])/gu;

/**
 * Reads "200 sq yd under 40 lakh near Kankipadu" as a family says it, in three languages. A size alone
 * is the least, a sum alone the most; null where no size, no sum, no type, no distance and nothing near is
 * in it, so that names stay as they are.
 */
export function readQuestion(text: string): TypedQuestion | null {
  if (text.length > LONGEST_QUESTION) return null;
  const latin = writeFigures(toLatinDigits(text).normalize("NFC"));
  const said = latin.replaceAll(FROM_TO, "$1 to ").replaceAll(JOINED, "$1 $2");
  const sized = readBounded(readSize, said);
  const unrated = withoutRate(sized?.left ?? said);
  const priced = readBounded(readLakhs, unrated.replaceAll(RUPEES, toLakhs));
  const unpriced = withoutRate(priced?.left ?? (sized ? unrated : latin));
  const sought = readNear(unpriced);
  const round = sought ? null : WITHIN.exec(unpriced);
  const unsought = sought?.left ?? unpriced.replace(WITHIN, " ");
  const [type, words] = TYPES.find(([, is]) => is.test(unsought)) ?? [];
  if (!sized && !priced && !sought && !round && !type) return null;
  return {
    size: sized && toSize(sized),
    ...(priced ? toLakhsAsked(priced) : { lakhs: null }),
    ...(type && { type }),
    ...(round && { radiusKm: toRadius(Number(round[1])) }),
    near: sought?.near ?? null,
    name: (words ? unsought.replace(words, " ") : unsought)
      .replaceAll(BETWEEN, " ")
      .replaceAll(IN_ENDING, "")
      .replaceAll(/[\s,;:?]+/g, " ")
      .trim(),
  };
}

/** The text without the rates that it begins its sums with. */
function withoutRate(text: string): string {
  const { before = "", after = "" } = readLakhs(text) ?? {};
  if (!RATE.before.test(before) && !RATE.after.test(after)) return text;
  return withoutRate(`${before.replace(RATE.before, " ")} ${after.replace(RATE.after, " ")}`);
}

const toLakhs = (_: string, marked?: string, grouped?: string) =>
  ` ${Number((marked ?? grouped ?? "").replaceAll(",", "")) / 100_000} lakh`;

const toRadius = (km: number) =>
  Math.min(RANGES.radiusKm.max, Math.max(RANGES.radiusKm.min, Math.round(km)));

/** An amount, what it bounds, and the text without both. */
interface Bounded<Unit extends TypedUnit> extends TypedAmount<Unit> {
  readonly bound: "most" | "least" | null;
  readonly left: string;
}

function bounded<Unit extends TypedUnit>(typed: TypedAmount<Unit> | null): Bounded<Unit> | null {
  if (!typed) return null;
  const { before, after } = typed;
  const found =
    BOUNDS.find((one) => one.before.test(before)) ?? BOUNDS.find((one) => one.after.test(after));
  const sides = found
    ? [before.replace(found.before, " "), after.replace(found.after, " ")]
    : [before, after];
  return { ...typed, bound: found?.is ?? null, left: sides.join(" ") };
}

/** The first amount of a text; "above 20 lakh, below 40 lakh" is "20 to 40 lakh", and so is "40 to 20 lakh". */
function readBounded<Unit extends TypedUnit>(
  read: (text: string) => TypedAmount<Unit> | null,
  text: string,
): Bounded<Unit> | null {
  const first = bounded(read(text));
  if (first && first.from !== null && first.from > first.amount)
    return { ...first, from: first.amount, amount: first.from };
  if (!first?.bound || first.from !== null) return first;
  const second = bounded(read(first.left));
  if (!second?.bound || second.from !== null || second.bound === first.bound) return first;
  const [least, most] = first.bound === "least" ? [first, second] : [second, first];
  return { ...most, from: least.amount, bound: null, left: second.left };
}

function toLakhsAsked({ from, amount, bound }: Bounded<TypedUnit>) {
  if (from !== null) return { lakhs: amount, leastLakhs: from };
  return bound === "least"
    ? { lakhs: Number.POSITIVE_INFINITY, leastLakhs: amount }
    : { lakhs: amount };
}

/** To the steps of the unit that is asked in; one that ends where the slider does has no limit. */
function toSize({ from, amount, bound, unit: { asked } }: Bounded<AskedUnit>): SizeQuery {
  const toAsked = (sqYards: number) => toStep(fromSqYards(sqYards as SqYards, asked), asked);
  const { min, max } = SIZE_SCALES[asked];
  const isMost = from === null && bound === "most";
  // A most below the slider would leave nothing above its beginning.
  const least = isMost ? 0 : (from ?? amount);
  const ends = {
    min: isMost && toAsked(amount) > min ? min : toAsked(least),
    max: from === null && !isMost ? max : toAsked(amount),
  };
  return { ...ends, ...(asked !== "sq-yard" && { unit: asked }) };
}
