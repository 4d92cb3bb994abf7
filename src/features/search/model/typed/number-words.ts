import { TYPED_AREAS, TYPED_LAKHS, type TypedUnit } from "#features/calculators/index.ts";
import { AND_HALF, COUNTS, HUNDRED, PARTS, THOUSAND } from "./count-words.ts";

/** Words for sums of money that are asked for, by how many lakhs of rupees they are. */
export const ASKED_LAKHS: readonly TypedUnit[] = [
  ...TYPED_LAKHS,
  { times: 0.01, words: [THOUSAND] },
];

const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}])";
const patternOf = (table: typeof COUNTS) => table.map(([words]) => words).join("|");
const WORD = `(?:${patternOf([...COUNTS, ...PARTS])}|${HUNDRED}|${THOUSAND})(?:${AND_HALF})?${END}`;
const wordsOf = (units: readonly TypedUnit[]) => units.flatMap(({ words }) => words).join("|");
const AREA = wordsOf(TYPED_AREAS);
const UNIT = `${AREA}|${wordsOf(ASKED_LAKHS)}`;

/** What stands between the two ends of a range: "two to three", "రెండు నుంచి మూడు", "दो या तीन". */
const TO = "to|or|నుం(?:చి|డి)|లేదా|से|या";
/**
 * What a unit of land or money follows: a count, as "two hundred", "2 and a half" and "half an", or several, as
 * "twenty to forty".
 */
const COUNT = new RegExp(
  `${START}(?:(\\d+)\\s+and\\s+(?:a\\s+)?|(?<!\\d\\s*))(${WORD}(?:[\\s-]+(?:(?:and|a|మరియు|${TO})\\s+)*${WORD})*)[\\s-]+(?:(?:of\\s+)?an?\\s+)?(?=(?:${UNIT})${END})`,
  "giu",
);
const EACH = new RegExp(`${START}(?:(${TO})${END}|${WORD})`, "giu");
const whole = (words: string) => new RegExp(`^(?:${words})$`, "iu");
const KNOWN = COUNTS.map(([words, count]) => ({ is: whole(words), count }));
const KNOWN_PARTS = PARTS.map(([words, part]) => ({ is: whole(words), part }));
const IS_HUNDRED = whole(HUNDRED);
const IS_THOUSAND = whole(THOUSAND);
/** "2 thousand" of a unit of land: alone it is a sum. */
const THOUSANDS = new RegExp(
  `(\\d+(?:\\.\\d+)?)\\s*(?:${THOUSAND})\\s+(?=(?:${AREA})${END})`,
  "giu",
);

/** What has grown together into one word or one sign, as it is written apart. */
const JOINED: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/½/gu, " 1/2"],
  [/¼/gu, " 1/4"],
  [/¾/gu, " 3/4"],
  [/(?<![\p{L}\p{M}])ఎకరం?న్నర(?![\p{L}\p{M}])/gu, "1.5 ఎకరం"],
  [/(?<![\p{L}\p{M}])లక్షా(?![\p{L}\p{M}])/gu, "లక్ష"],
  [
    /(?<![\p{L}\p{M}])(ఇరవై|ముప్పై|నలభై|యాభై|ఏభై|అరవై|డెబ్బై|ఎనభై|తొంభై|నూట)(?=ఒక|రెండు|మూడు|నాలుగు|ఐదు|ఆరు|ఏడు|ఎనిమిది|తొమ్మిది|పది|ఇరవై|పాతిక|ముప్పై|నలభై|యాభై|అరవై|డెబ్బై|ఎనభై|తొంభై)/gu,
    "$1 ",
  ],
  [/(రెండు|మూడు|నాలుగు|ఐదు|ఆరు|ఏడు|ఎనిమిది|తొమ్మిది|పది)(?=వంద|వేల)/gu, "$1 "],
  [/(?<![\p{L}\p{M}])(కోటి|లక్ష)న్నర(?![\p{L}\p{M}])/gu, "1.5 $1"],
  [/(?<![\p{L}\p{M}])అర[ఎె]కర/gu, "అర ఎకర"],
  [/(?<![\p{L}\p{M}])(రెండ|మూడ|నాలుగ|ఐద|ఆర|ఏడ)ెకర/gu, "$1ు ఎకర"],
  [/(?<![\p{L}\p{M}])(ఎనిమిద|తొమ్మిద|పద)ెకర/gu, "$1ి ఎకర"],
];
/**
 * What is one without a count: "an acre", but not of a rate; "ఎకరం" where no figure and no "per" stands before it and
 * nothing tells its price; "కోటి" of a bound.
 */
const ALONE: readonly (readonly [pattern: RegExp, written: string])[] = [
  [
    /(?<=^|\b(?:under|below|above|over|than|least|most|about|for|with)\s+)an?\s+(?=(?:acre|crore|lakh)\b)/giu,
    "1 ",
  ],
  [
    /(?<![\p{L}\p{M}]|(?:\d|ప్రతి)\s*)ఎకర(?:ం|ా)(?=(?:లో(?:పు|పల|పే)?)?(?:\s|$))(?!\s*(?:కు|కి|ధర|రేటు))/gu,
    "1 ఎకరం",
  ],
  [
    /(?<![\p{L}\p{M}]|\d\s*)(కోటి|లక్ష)(?=\s*(?:లో(?:పు|పల|పే)|వరకు|రూపాయ|పైన|కంటే|కన్నా|నుంచి|\d+\s*(?:లక్ష|వే)))/gu,
    "1 $1",
  ],
  // Hindi writes many lakhs as it writes one: elsewhere a count may stand before it that is not known.
  [/(?<=^|में\s+)(लाख|करोड़)(?=\s+(?:तक|से\s+कम|के\s+अंदर))/gu, "1 $1"],
];

/**
 * A text with the counts that it has in words as figures, where a unit of land or money follows them: "half an
 * acre" is "0.5 acre", "రెండు ఎకరాలు" "2 ఎకరాలు". In Latin digits and NFC; names stay as they are.
 */
export function writeFigures(text: string): string {
  const apart = rewrite(text, JOINED);
  const counted = apart.replaceAll(
    COUNT,
    (_, figure: string | undefined, said: string) =>
      `${countsOf(figure === undefined ? null : Number(figure), said).join(" to ")} `,
  );
  const thousands = counted.replaceAll(
    THOUSANDS,
    (_, figure: string) => `${Math.round(Number(figure) * 1000)} `,
  );
  return rewrite(thousands, ALONE);
}

const rewrite = (text: string, table: typeof JOINED) =>
  table.reduce((left, [pattern, written]) => left.replaceAll(pattern, written), text);

/** The counts that words say, after a figure where one stands before them: "two hundred" is one, "twenty to forty" are two. */
function countsOf(figure: number | null, said: string): number[] {
  const counts: number[] = [];
  let count = figure;
  let part = 0;
  let thousands = 0;
  const end = () => {
    const few = part === 0 ? (count ?? 0) : (count || 1) + part;
    if (count !== null || part !== 0 || thousands > 0) counts.push(thousands + few);
    [count, part, thousands] = [null, 0, 0];
  };
  const words = [...said.matchAll(EACH)];
  for (const [at, [word, to]] of words.entries()) {
    const bare = word.endsWith(AND_HALF) ? word.slice(0, -AND_HALF.length) : word;
    const isOfHundred = IS_HUNDRED.test(words[at + 1]?.[0] ?? "");
    const known = KNOWN.find(({ is }) => is.test(bare))?.count;
    const before = KNOWN_PARTS.find(({ is }) => is.test(bare))?.part;
    if (to !== undefined) end();
    else if (IS_THOUSAND.test(bare)) {
      const several = ((count || 1) + part) * 1000;
      [count, part] = [null, 0];
      if (thousands > 0) end();
      thousands = several;
    } else if (IS_HUNDRED.test(bare)) {
      count = ((count || 1) + part) * 100;
      part = 0;
    } else if (before !== undefined) {
      end();
      part = before;
    } else if (known !== undefined) {
      if (count !== null && (isOfHundred || !goesOn(count, known))) end();
      count = (count ?? 0) + known;
    }
    if (bare !== word) count = (count ?? 0) + 0.5;
  }
  end();
  return counts;
}

/** True where a count said after another is of the same one: "two hundred – fifty", "forty – five", "one – half". */
function goesOn(count: number, next: number): boolean {
  if (!Number.isInteger(count)) return false;
  if (count >= 100 && count % 100 === 0) return next < 100;
  return next < 1 || (next < 10 && count >= 20 && count % 10 === 0);
}
