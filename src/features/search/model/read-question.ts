import { type AreaUnit, fromSqYards, toSqYards } from "#features/calculators/index.ts";
import type { SqYards } from "#lib/units/units.ts";
import type { NearQuery } from "./near-query.ts";
import { SIZE_SCALES, type SizeQuery, type SizeUnit, toStep } from "./size-query.ts";
import { amountReader, type TypedAmount, type TypedUnit } from "./typed-amount.ts";
import { readNear } from "./typed-near.ts";

/** What was typed besides a name: how large, for how much, near to what. */
export interface TypedQuestion {
  readonly size: SizeQuery | null;
  /** Most that a plot may cost, lakhs of rupees. */
  readonly lakhs: number | null;
  readonly near: NearQuery | null;
  /** What is left: a place or a name, or nothing. */
  readonly name: string;
}

/** What is longer nobody has typed; the patterns below take the square of a text's length. */
const LONGEST_QUESTION = 120;

/** A unit that sizes are typed in, and the one that they are asked for in. */
interface AskedUnit extends TypedUnit {
  readonly asked: SizeUnit;
}

const inSqYards = (unit: AreaUnit, asked: SizeUnit, share = 1) => ({
  times: toSqYards(share, unit),
  asked,
});

/**
 * Units as families write them; cents of land, not of money. The ankanam is that of Nellore, 72 sq ft:
 * the one of Tirupati is half as large.
 */
const UNITS: readonly AskedUnit[] = [
  {
    ...inSqYards("sq-yard", "sq-yard"),
    words: [
      String.raw`(?:sq\.?|square)\s*y(?:ar)?ds?\.?|y(?:ar)?ds?\.?|gaj(?:am|alu)?`,
      "(?:చ\\.\\s*|చదరపు\\s+)?గజా(?:లు|లలో|ల్లో|ల)|(?:చ\\.\\s*|చదరపు\\s+)?గజం|చ\\.\\s*గ\\.?",
      "(?:वर्ग\\s+)?गज़?",
    ],
  },
  {
    ...inSqYards("sq-foot", "sq-foot"),
    words: [
      String.raw`sq\.?\s*f(?:ee)?t\.?|square\s+f(?:ee)?t|sft`,
      "(?:చ\\.\\s*|చదరపు\\s+)అడుగు(?:లు|లలో|ల్లో|ల)",
      "वर्ग\\s+फ़?ुट",
    ],
  },
  {
    ...inSqYards("sq-metre", "sq-metre"),
    words: [
      String.raw`sq\.?\s*m(?:et(?:er|re)|tr?)?s?\.?|square\s+met(?:er|re)s?`,
      "(?:చ\\.\\s*|చదరపు\\s+)మీట(?:ర్లు|ర్లలో|ర్ల)",
      "वर्ग\\s+मीटर",
    ],
  },
  {
    ...inSqYards("cent", "cent"),
    words: ["cents?", "సెంట్(?:లు|లలో|ల్లో|ల)|సెంటు", "सेंट"],
  },
  {
    ...inSqYards("acre", "cent"),
    words: [String.raw`acres?|acs?\.`, "ఎకరం|ఎకరా(?:లు|లలో|ల్లో|ల)?", "एकड़(?:ों)?|एकर"],
  },
  {
    ...inSqYards("acre", "cent", 1 / 40),
    words: ["gunth?as?", "గుంట(?:లు|లలో|ల్లో|ల)?", "गुं[ठट](?:ा|े)"],
  },
  {
    ...inSqYards("ankanam-72", "sq-yard"),
    words: ["ankanams?|ankanalu", "అంకణం|అంకణా(?:లు|లలో|ల్లో|ల)", "अंक[णन]म"],
  },
];
const SUMS: readonly TypedUnit[] = [
  { times: 1, words: ["lakhs?|lacs?|l", "లక్ష(?:లు|ల)?", "लाख"] },
  { times: 100, words: ["crores?|cr", "కోటి|కోట్(?:లు|ల)", "करोड़"] },
];

const readSize = amountReader(UNITS);
const readLakhs = amountReader(SUMS, "(?:(?:₹|\\brs\\.?)\\s*)?");

/** Words of a question that name nothing. */
const BETWEEN =
  /(?<![\p{L}\p{M}])(?:plots?|lands?|sites?|near|around|in|at|under|below|within|up\s*to|upto|less\s+than|at\s+least|or\s+more|minimum|for|with|of|a|and|ప్లాట్(?:లు)?|స్థలం|దగ్గర|లోపు|లోపల|వరకు|లో|నుంచి|प्लॉट|ज़मीन|के\s+पास|के\s+अंदर|तक|में|से\s+कम)(?![\p{L}\p{M}])/giu;

/** "In" of Telugu, which ends the name of a place: "కంకిపాడులో". */
const IN_ENDING = /(?<=[\p{L}\p{M}]{2})లో(?![\p{L}\p{M}])/gu;

/**
 * Reads "200 sq yd under 40 lakh near Kankipadu" as a family says it, in three languages. A size alone
 * is the least; null where no size, no sum and nothing near is in it, so that names stay as they are.
 */
export function readQuestion(text: string): TypedQuestion | null {
  if (text.length > LONGEST_QUESTION) return null;
  const sized = readSize(text);
  const left = sized?.left ?? text;
  const priced = readLakhs(left);
  const unpriced = priced?.left ?? left;
  const sought = readNear(unpriced);
  if (!sized && !priced && !sought) return null;
  return {
    size: sized && toSize(sized),
    lakhs: priced?.amount ?? null,
    near: sought?.near ?? null,
    name: (sought?.left ?? unpriced)
      .replaceAll(BETWEEN, " ")
      .replaceAll(IN_ENDING, "")
      .replaceAll(/[\s,;:?]+/g, " ")
      .trim(),
  };
}

/** To the steps of the unit that is asked in; one that ends where the slider does has no limit. */
function toSize({ from, amount, unit: { asked } }: TypedAmount<AskedUnit>): SizeQuery {
  const toAsked = (sqYards: number) => toStep(fromSqYards(sqYards as SqYards, asked), asked);
  const ends =
    from === null
      ? { min: toAsked(amount), max: SIZE_SCALES[asked].max }
      : { min: toAsked(from), max: toAsked(amount) };
  return { ...ends, ...(asked !== "sq-yard" && { unit: asked }) };
}
