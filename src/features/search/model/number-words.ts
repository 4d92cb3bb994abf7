import { TYPED_AREAS, TYPED_LAKHS } from "#features/calculators/index.ts";

/** Words for counts, as patterns. */
const COUNTS: readonly (readonly [words: string, count: number])[] = [
  ["quarter|పావు|पाव|चौथाई", 0.25],
  ["half|అర్ధ|అర|సగం|आध(?:ा|े|ी)", 0.5],
  ["three\\s+(?:quarters|fourths)|ముప్పావు|पौना?", 0.75],
  ["one|ఒక(?:టి)?|एक", 1],
  ["डेढ़", 1.5],
  ["two|రెండు|दो", 2],
  ["ढाई", 2.5],
  ["three|మూడు|तीन", 3],
  ["four|నాలుగు|चार", 4],
  ["five|ఐదు|అయిదు|पा(?:ँ|ं)च", 5],
  ["six|ఆరు|छह|छः", 6],
  ["seven|ఏడు|सात", 7],
  ["eight|ఎనిమిది|आठ", 8],
  ["nine|తొమ్మిది|नौ", 9],
  ["ten|పది|दस", 10],
  ["eleven|పదకొండు|ग्यारह", 11],
  ["twelve|పన్నెండు|बारह", 12],
  ["thirteen|పదమూడు|तेरह", 13],
  ["fourteen|పద్నాలుగు|चौदह", 14],
  ["fifteen|పదిహేను|पं?(?:न्)?द्रह", 15],
  ["sixteen|పదహారు|सोलह", 16],
  ["seventeen|పదిహేడు|सत्रह", 17],
  ["eighteen|పద్దెనిమిది|अठारह", 18],
  ["nineteen|పంతొమ్మిది|उन्नीस", 19],
  ["twenty|ఇరవై|बीस", 20],
  ["పాతిక|पच्चीस", 25],
  ["thirty|ముప్పై|तीस", 30],
  ["पैंतीस", 35],
  ["fou?rty|నలభై|चालीस", 40],
  ["पैंतालीस", 45],
  ["fifty|యాభై|ఏభై|पचास", 50],
  ["sixty|అరవై|साठ", 60],
  ["seventy|డెబ్బై|सत्तर", 70],
  ["पचहत्तर", 75],
  ["eighty|ఎనభై|अस्सी", 80],
  ["ninety|తొంభై|नब्बे", 90],
];
/** Hindi says a part before its count: "सवा दो" is 2.25, "सवा" alone 1.25. */
const PARTS: readonly (readonly [words: string, part: number])[] = [
  ["सवा", 0.25],
  ["साढ़े", 0.5],
  ["पौने", -0.25],
];
const HUNDRED = "hundred|వందల?|నూరు|నూట|सौ";
/** Telugu says a half behind its count, in one word with it: "రెండున్నర". */
const AND_HALF = "న్నర";

const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}])";
const patternOf = (table: typeof COUNTS) => table.map(([words]) => words).join("|");
const WORD = `(?:${patternOf([...COUNTS, ...PARTS])}|${HUNDRED})(?:${AND_HALF})?${END}`;
const UNIT = [...TYPED_AREAS, ...TYPED_LAKHS].flatMap(({ words }) => words).join("|");

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

/** What has grown together into one word or one sign, as it is written apart. */
const JOINED: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/½/gu, " 1/2"],
  [/¼/gu, " 1/4"],
  [/¾/gu, " 3/4"],
  [/(?<![\p{L}\p{M}])ఎకరం?న్నర(?![\p{L}\p{M}])/gu, "1.5 ఎకరం"],
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
  [/(?<![\p{L}\p{M}]|\d\s*)కోటి(?=\s*(?:లో(?:పు|పల|పే)|వరకు|రూపాయ|పైన|కంటే|కన్నా|నుంచి))/gu, "1 కోటి"],
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
  return rewrite(counted, ALONE);
}

const rewrite = (text: string, table: typeof JOINED) =>
  table.reduce((left, [pattern, written]) => left.replaceAll(pattern, written), text);

/** The counts that words say, after a figure where one stands before them: "two hundred" is one, "twenty to forty" are two. */
function countsOf(figure: number | null, said: string): number[] {
  const counts: number[] = [];
  let count = figure;
  let part = 0;
  const end = () => {
    if (count !== null || part !== 0) counts.push(part === 0 ? (count ?? 0) : (count || 1) + part);
    [count, part] = [null, 0];
  };
  const words = [...said.matchAll(EACH)];
  for (const [at, [word, to]] of words.entries()) {
    const bare = word.endsWith(AND_HALF) ? word.slice(0, -AND_HALF.length) : word;
    const isOfHundred = IS_HUNDRED.test(words[at + 1]?.[0] ?? "");
    const known = KNOWN.find(({ is }) => is.test(bare))?.count;
    const before = KNOWN_PARTS.find(({ is }) => is.test(bare))?.part;
    if (to !== undefined) end();
    else if (IS_HUNDRED.test(bare)) {
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
