import { type AreaUnit, toSqYards } from "#features/calculators/index.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { areaText, plotSizesText, rateText } from "./figure-texts.ts";

/** Words for units of land as people write them, in three languages; the longer ones first. */
const UNIT_PATTERNS: readonly (readonly [pattern: string, unit: AreaUnit, times: number])[] = [
  [String.raw`sq(?:uare)?[\s.]*y(?:ar)?ds?|sqy|syd|gaj(?:alu|am)?|ya?r?ds`, "sq-yard", 1],
  ["చ(?:దరపు)?[\\s.]*గ(?:జాలు|జం|జ)?|గజాలు|గజం|वर्ग\\s*गज|गज", "sq-yard", 1],
  [String.raw`sq(?:uare)?[\s.]*f(?:ee|oo)?t|sft`, "sq-foot", 1],
  ["చ(?:దరపు)?[\\s.]*అ(?:డుగులు|డుగు)?|वर्ग\\s*फ(?:ु|ी)ट", "sq-foot", 1],
  [String.raw`sq(?:uare)?[\s.]*m(?:et(?:er|re)s?|trs?|ts?)?|smt|m2`, "sq-metre", 1],
  ["m²|చ(?:దరపు)?[\\s.]*మీ(?:టర్లు|టర్)?|वर्ग\\s*मी(?:टर)?", "sq-metre", 1],
  ["hectares?|ha|హెక్టార్లు|हेक्टेयर", "sq-metre", 10_000],
  ["acres?|acs?|ఎకరాలు|ఎకరా|ఎకరం|एकड़", "acre", 1],
  ["cents?|సెంట్లు|సెంటు|सेंट", "cent", 1],
  ["gunt(?:a|as|ha|has)|గుంటలు|గుంట|गुंठा", "acre", 1 / 40],
];
const UNITS = UNIT_PATTERNS.map(([pattern, unit, times]) => ({
  is: new RegExp(`^(?:${pattern})\\.?$`, "i"),
  inside: new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, "iu"),
  sqYards: toSqYards(times, unit),
}));

/**
 * Figures without a unit that are taken for sq yd, or for rupees a sq yd: of a smaller area or size
 * an acre or a cent may be meant, and other rates are unlikely.
 */
export const PLAIN_FIGURES = {
  area: { least: 500, most: Number.POSITIVE_INFINITY },
  sizes: { least: 30, most: 20_000 },
  rate: { least: 500, most: 500_000 },
} as const;
const MULTIPLES: readonly (readonly [words: RegExp, times: number])[] = [
  [/^(?:k|thousands?|వే(?:లు|ల|లలో|ల్లో)|हज़?ार)$/i, 1000],
  [/^(?:l|lacs?|lakhs?|లక్ష(?:లు|ల|లలో|ల్లో)?|लाख)$/i, 100_000],
  [/^(?:crs?|crores?|కోటి|కోట్(?:లు|ల|లలో|ల్లో)|करोड़)$/i, 10_000_000],
];
const NUMBER = String.raw`(?:\d[\d,]*)?\.?\d+`;
const AMOUNT = new RegExp(`^(${NUMBER})\\s*([\\p{L}\\p{M}]+)?\\.?$`, "u");
const PARTS = new RegExp(`(${NUMBER})\\s*([^\\d,]*)`, "gu");
const CURRENCY = /^(?:₹|(?:rs|inr)(?![a-z])\.?|రూ\.?|रु\.?)\s*/i;
const SPELLED = /\s+(?:per|each|a|ప్రతి|प्रति)\s+|\s*\/(?!-)\s*/i;

function isPlain(kind: keyof typeof PLAIN_FIGURES, figure: number): boolean {
  const { least, most } = PLAIN_FIGURES[kind];
  return figure >= least && figure <= most;
}

const toNumber = (digits: string) => Number(digits.replaceAll(",", ""));
const round = (value: number) => Math.round(value * 100) / 100;
const trimmed = (text: string) =>
  toLatinDigits(text)
    .normalize("NFC")
    .trim()
    .replace(/\/-|\.\s*$/g, "")
    .replace(/^(?:approx(?:imately)?|about|around|~)\.?\s*/i, "")
    .trim();

/** Sq yd in one of the unit that a text names, alone or among other words; null for none known. */
export function findUnit(text: string): number | null {
  const whole = text.trim();
  if (whole === "") return null;
  const found =
    UNITS.find(({ is }) => is.test(whole)) ?? UNITS.find(({ inside }) => inside.test(whole));
  return found?.sqYards ?? null;
}

const unitOf = (text: string) => UNITS.find(({ is }) => is.test(text.trim()))?.sqYards ?? null;

/**
 * An area as people write it, as the field holds it: "12 acres" and "12 ac 40 cents" → "58080
 * sq.yds"; null where no area can be read, also of a plain number that may be acres.
 */
export function typedArea(text: string): string | null {
  const parts = [...trimmed(text).matchAll(PARTS)].map(([, digits = "", unit = ""]) => ({
    amount: toNumber(digits),
    unit: unit
      .trim()
      .replace(/^and\b|\band$|[+&]$/gi, "")
      .trim(),
  }));
  if (!isWhole(text, PARTS) || parts.length === 0) return null;
  const [first] = parts;
  if (parts.length === 1 && first?.unit === "")
    return isPlain("area", first.amount) ? areaOf(first.amount) : null;
  let sum = 0;
  for (const { amount, unit } of parts) {
    const times = unitOf(unit);
    if (times === null) return null;
    sum += amount * times;
  }
  return areaOf(sum);
}

function areaOf(sqYards: number): string | null {
  const written = `${round(sqYards)} sq.yds`;
  return areaText(written) === null ? null : written;
}

/** Nothing stands before what a pattern finds. */
function isWhole(text: string, pattern: RegExp): boolean {
  return trimmed(text).replaceAll(pattern, "").trim() === "";
}

/**
 * Plot sizes as people write them, as the field holds them: "150 to 300", "167, 200 and 267 sq yd",
 * "5 - 8 cents"; null where none can be read.
 */
export function typedSizes(text: string): string | null {
  const plain = trimmed(text);
  const unitAt = plain.search(/[^\d\s.,]*[\p{L}².][^\d]*$/u);
  const [figures, words] = unitAt < 0 ? [plain, ""] : [plain.slice(0, unitAt), plain.slice(unitAt)];
  const times = words.trim() === "" ? null : unitOf(words);
  if (words.trim() !== "" && times === null) return null;
  const sizes = figures
    .split(/\s*(?:-|–|—|\bto\b|\band\b|&|\/|;|,\s+|,(?=\d{4,}))\s*/i)
    .map((size) => (AMOUNT.test(size.trim()) ? toNumber(size.trim()) : Number.NaN));
  if (sizes.length === 0 || sizes.some((size) => !(size > 0))) return null;
  if (times === null && !sizes.every((size) => isPlain("sizes", size))) return null;
  const inYards = sizes.map((size) => round(size * (times ?? 1)));
  const [min, max] = [Math.min(...inYards), Math.max(...inYards)];
  const written = min === max ? `${min} sq.yds` : `${min} - ${max} sq.yds`;
  return plotSizesText(written) === null ? null : written;
}

/** Rupees of a sum as people write it: "₹ 40 lakh", "1.2 cr", "22,000/-"; null for no sum. */
export function typedSum(text: string): number | null {
  const [, digits, multiple] = AMOUNT.exec(trimmed(text).replace(CURRENCY, "")) ?? [];
  if (digits === undefined) return null;
  if (multiple === undefined) return toNumber(digits);
  const times = MULTIPLES.find(([words]) => words.test(multiple))?.[1];
  return times === undefined ? null : toNumber(digits) * times;
}

/** How many rupees one is of what a head names, "Price (₹ in lakhs)", and its words without that; null for none. */
export function findMultiple(
  text: string,
): { readonly times: number; readonly left: string } | null {
  const words = text.normalize("NFC").split(/[^\p{L}\p{M}\p{N}]+/u);
  const at = words.findIndex((word) => MULTIPLES.some(([is]) => is.test(word)));
  const times = MULTIPLES.find(([is]) => is.test(words[at] ?? ""))?.[1];
  if (times === undefined) return null;
  const others = words
    .toSpliced(at, 1)
    .filter((word) => !/^(?:rs|inr|rupees|in|రూ|రూపాయ(?:లు|లలో|ల్లో)|में|रु|रुप(?:ये|ए))$/iu.test(word));
  return { times, left: others.join(" ").trim() };
}

/** A bare figure from here on counts nothing but rupees, whatever its head says. */
const LEAST_RUPEES = 100_000;

/** Rupees of "45" where its head counts in so many; null for what says itself what it counts, and for none. */
export function toCountedSum(cell: string, times: number): number | null {
  const plain = toLatinDigits(cell).normalize("NFC").trim().replace(CURRENCY, "");
  const [, digits, multiple] = AMOUNT.exec(plain) ?? [];
  if (digits === undefined || multiple !== undefined) return null;
  const figure = toNumber(digits);
  return figure < LEAST_RUPEES ? figure * times : null;
}

const FAILED = /^\s*#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)\s*$/i;
/** A column that was too narrow for its cell, and a number whose last digits are left out: "9.19877E+11". */
const NOT_SHOWN = /^\s*(?:#{2,}|\d(?:\.\d+)?E\+\d{2,})\s*$/i;

/** Whether a cell is what spreadsheets show where a formula failed, or in place of what it holds. */
export function isUntold(cell: string): boolean {
  return FAILED.test(cell) || NOT_SHOWN.test(cell);
}

/** Whether a text is a figure without a unit, such as "12", "-5" or "₹40 lakh". */
export function isMereFigure(text: string): boolean {
  return typedSum(text.replace(/^\s*[-−]/, "")) !== null;
}

/**
 * A rate as people write it, as the field holds it: "22000", "Rs. 18,500/- per sq yard", "2,000 per
 * sft", "₹3 lakh / cent" → "₹18500 per sq.yd"; null where none can be read, also of a plain number
 * that is no likely price of a sq yd.
 */
export function typedRate(text: string): string | null {
  const [amount = "", unit, ...more] = trimmed(text).split(SPELLED);
  const rupees = typedSum(amount);
  if (rupees === null || more.length > 0) return null;
  if (unit === undefined) return isPlain("rate", rupees) ? rateOf(rupees) : null;
  const times = unitOf(unit);
  return times === null ? null : rateOf(rupees / times);
}

function rateOf(rupees: number): string | null {
  const written = `₹${round(rupees)} per sq.yd`;
  return rateText(written) === null ? null : written;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day as people write it in India, day first: "22/11/2026", "5 Nov 2026" → "2026-11-22"; of a month alone its first. */
export function typedDate(text: string): string | null {
  const plain = toLatinDigits(text).trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(plain);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const byNumbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(plain);
  if (byNumbers) {
    const [, first, second, year] = byNumbers;
    return dateOf(year, second, first) ?? dateOf(year, first, second);
  }
  const named =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/]+([a-z]{3,9})\.?,?[\s\-/]+(\d{2}|\d{4})$/.exec(plain) ??
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{2}|\d{4})$/.exec(plain) ??
    /^([a-z]{3,9})\.?\s+()(\d{4})$/.exec(plain);
  if (!named) return null;
  const [, one = "", two = "", year] = named;
  const [day, month] = /^\d/.test(one) ? [one, two] : [two, one];
  const at = MONTHS.indexOf(month.slice(0, 3));
  return at < 0 ? null : dateOf(year, String(at + 1), day || "1");
}

function dateOf(year = "", month = "", day = ""): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const written = `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T00:00:00Z`);
  const isThere = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isThere ? written : null;
}

const DEGREES =
  /^(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')\s*)?([nsew])?$/i;

/** Degrees as people write them: "16.5062", "16,5062", "16.5062° N", `16°30'22"N`; null for none. */
export function typedDegrees(text: string): number | null {
  const [, whole, minutes = "0", seconds = "0", side = "n"] =
    DEGREES.exec(toLatinDigits(text).trim()) ?? [];
  if (whole === undefined) return null;
  const degrees = Number(whole.replace(",", ".")) + Number(minutes) / 60 + Number(seconds) / 3600;
  return /[sw]/i.test(side) ? -degrees : degrees;
}
