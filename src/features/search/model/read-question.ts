import { type AreaUnit, fromSqYards, toSqYards } from "#features/calculators/index.ts";
import { SIZE_SCALES, type SizeQuery, type SizeUnit, toStep } from "./size-query.ts";

/** What was typed besides a name: how large, for how much. */
export interface TypedQuestion {
  readonly size: SizeQuery | null;
  /** Most that a plot may cost, lakhs of rupees. */
  readonly lakhs: number | null;
  /** What is left: a place or a name, or nothing. */
  readonly name: string;
}

/** What is longer nobody has typed; the patterns below take the square of a text's length. */
const LONGEST_QUESTION = 120;

/** "1/2" and "1 1/2" as well, but no part of "12/3", which is a survey's number. */
const FIGURE = String.raw`(?<![\d/])((?:\d{1,3}\s+)?[1-9]/[1-9]|\d[\d,]*(?:\.\d+)?)`;
/** What comes after a word in all three scripts: not another letter of it. */
const END = String.raw`(?![\p{L}\p{M}])`;

/** A unit that sizes are typed in, and the one that they are asked for in. */
interface AskedUnit {
  readonly unit: AreaUnit;
  readonly asked: SizeUnit;
}

interface TypedUnit extends AskedUnit {
  readonly words: readonly string[];
}

/**
 * Units as families write them; cents of land, not of money. The ankanam is that of Nellore, 72 sq ft:
 * the one of Tirupati is half as large.
 */
const UNITS: readonly TypedUnit[] = [
  {
    ...{ unit: "sq-yard", asked: "sq-yard" },
    words: [
      String.raw`(?:sq\.?|square)\s*y(?:ar)?ds?\.?|y(?:ar)?ds?\.?|gaj(?:am|alu)?`,
      "(?:చ\\.\\s*|చదరపు\\s+)?గజా(?:లు|లలో|ల్లో|ల)|(?:చ\\.\\s*|చదరపు\\s+)?గజం|చ\\.\\s*గ\\.?",
      "(?:वर्ग\\s+)?गज़?",
    ],
  },
  {
    ...{ unit: "sq-foot", asked: "sq-foot" },
    words: [
      String.raw`sq\.?\s*f(?:ee)?t\.?|square\s+f(?:ee)?t|sft`,
      "(?:చ\\.\\s*|చదరపు\\s+)అడుగు(?:లు|లలో|ల్లో|ల)",
      "वर्ग\\s+फ़?ुट",
    ],
  },
  {
    ...{ unit: "sq-metre", asked: "sq-metre" },
    words: [
      String.raw`sq\.?\s*m(?:et(?:er|re)|tr?)?s?\.?|square\s+met(?:er|re)s?`,
      "(?:చ\\.\\s*|చదరపు\\s+)మీట(?:ర్లు|ర్లలో|ర్ల)",
      "वर्ग\\s+मीटर",
    ],
  },
  {
    ...{ unit: "cent", asked: "cent" },
    words: ["cents?", "సెంట్(?:లు|లలో|ల్లో|ల)|సెంటు", "सेंट"],
  },
  {
    ...{ unit: "acre", asked: "cent" },
    words: [String.raw`acres?|acs?\.`, "ఎకరం|ఎకరా(?:లు|లలో|ల్లో|ల)?", "एकड़(?:ों)?|एकर"],
  },
  {
    ...{ unit: "ankanam-72", asked: "sq-yard" },
    words: ["ankanams?|ankanalu", "అంకణం|అంకణా(?:లు|లలో|ల్లో|ల)", "अंक[णन]म"],
  },
];
const TO = "-|–|to|నుంచి|से";
const SIZES = UNITS.map(({ words, ...units }) => ({
  ...units,
  pattern: new RegExp(
    String.raw`(?:${FIGURE}\s*(?:${TO})\s*)?${FIGURE}\s*(?:${words.join("|")})${END}`,
    "iu",
  ),
}));

const RUPEES = "₹|\\brs\\.?";
const SUMS = [
  { lakhs: 1, words: `lakhs?|lacs?|l|లక్ష(?:లు|ల)?|लाख` },
  { lakhs: 100, words: `crores?|cr|కోటి|కోట్(?:లు|ల)|करोड़` },
].map(({ lakhs, words }) => ({
  lakhs,
  pattern: new RegExp(String.raw`(?:${RUPEES})?\s*${FIGURE}\s*(?:${words})${END}`, "iu"),
}));

/** Words of a question that name nothing. */
const BETWEEN =
  /(?<![\p{L}\p{M}])(?:plots?|lands?|sites?|near|around|in|at|under|below|within|up\s*to|upto|less\s+than|at\s+least|or\s+more|minimum|for|with|of|a|and|ప్లాట్(?:లు)?|స్థలం|దగ్గర|లోపు|లోపల|వరకు|లో|నుంచి|प्लॉट|ज़मीन|के\s+पास|के\s+अंदर|तक|में|से\s+कम)(?![\p{L}\p{M}])/giu;

function toFigure(text: string): number {
  const parts = text.replaceAll(",", "").split(/\s+/);
  return parts.reduce((sum, part) => {
    const [over = 0, under = 1] = part.split("/").map(Number);
    return sum + over / under;
  }, 0);
}

/**
 * Reads "200 sq yd under 40 lakh near Kankipadu" as a family says it, in three languages. A size alone
 * is the least; null where no size and no sum is in it, so that names stay as they are.
 */
export function readQuestion(text: string): TypedQuestion | null {
  if (text.length > LONGEST_QUESTION) return null;
  const sized = takeFirst(SIZES, text);
  const priced = takeFirst(SUMS, sized.left);
  if (!sized.entry && !priced.entry) return null;
  return {
    size: sized.entry && toSize(sized.found, sized.entry),
    lakhs: priced.entry && toFigure(priced.found[1] ?? "") * priced.entry.lakhs,
    name: priced.left
      .replaceAll(BETWEEN, " ")
      .replaceAll(/[\s,;:?]+/g, " ")
      .trim(),
  };
}

/** The first entry whose pattern is in the text, what it found, and the text without it. */
function takeFirst<Entry extends { readonly pattern: RegExp }>(
  entries: readonly Entry[],
  text: string,
) {
  for (const entry of entries) {
    const found = entry.pattern.exec(text);
    if (found) return { entry, found, left: text.replace(found[0], " ") };
  }
  return { entry: null, left: text };
}

/** To the steps of the unit that is asked in; one that ends where the slider does has no limit. */
function toSize([, from, figure = ""]: RegExpExecArray, { unit, asked }: AskedUnit): SizeQuery {
  const toAsked = (text: string) =>
    toStep(fromSqYards(toSqYards(toFigure(text), unit), asked), asked);
  const ends =
    from === undefined
      ? { min: toAsked(figure), max: SIZE_SCALES[asked].max }
      : { min: toAsked(from), max: toAsked(figure) };
  return { ...ends, ...(asked !== "sq-yard" && { unit: asked }) };
}
