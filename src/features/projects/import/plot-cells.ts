import { FACINGS, type Facing, PLOT_STATUSES, type PlotStatus } from "site-model/terms";
import {
  findUnit,
  type HeadFigures,
  isUntold,
  toCountedRate,
  toCountedSum,
  typedArea,
  typedDate,
  typedSum,
} from "#features/listings/index.ts";
import { MOST_RUPEES } from "#features/projects/model/plot-change.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { METRES_PER_FOOT } from "#lib/units/units.ts";
import type { PlotProblemCode } from "./plot-problems.ts";

/** What a cell says, or why it is not taken. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: PlotProblemCode };

const good = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const bad = (code: PlotProblemCode): Read<never> => ({ ok: false, code });

export const LONGEST_NUMBER = 12;
const MOST_SQ_YARDS = 100_000;
const MOST_ROAD_FEET = 400;
const MOST_SIDE_FEET = 10_000;

const DAY_OF_MONTH = /^\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i;

/** Whether a spreadsheet has made a day of a plot's number, of "1-2" or "1/2": "1-Feb", "1 Feb 2026". */
function isDay(text: string): boolean {
  return DAY_OF_MONTH.test(text) || (/[a-z]{3}/i.test(text) && typedDate(text) !== null);
}

/** A number of a plot, without the words before it: "Plot No. 12A" → "12A". */
export function plotNumber(text: string): Read<string> {
  if (isUntold(text) || isDay(text)) return bad("unknown-value");
  const bare = toLatinDigits(text)
    .replace(/^(?:plot|ప్లాట్|प्लॉट)?\s*(?:(?:no|number)\b\.?|నం\.?|नं\.?)?\s*[:#-]?\s*(?=\S*\d)/i, "")
    .trim();
  if (bare === "") return bad("missing");
  return bare.length <= LONGEST_NUMBER ? good(bare) : bad("too-long");
}

/** Whole sq yd of "200", "1,800 sft", "167 sq.yd", "1 acre 20 cents"; a plain figure is in the unit of its head. */
export function plotSize(text: string, unit: number | null): Read<number> {
  if (text === "") return bad("missing");
  const plain = toLatinDigits(text);
  const [, figure = "", words = ""] = /^([\d.,]+)\s*(.*)$/u.exec(plain) ?? [];
  const times = words === "" ? (unit ?? 1) : findUnit(words);
  // "1 acre 20 cents" is one size; "200 sq yd (167 sq m)" says the same twice.
  const sum = /\d/.test(words) ? typedArea(plain) : null;
  const value = sum
    ? Number.parseFloat(sum)
    : Number(figure.replaceAll(",", "")) * (times ?? Number.NaN);
  if (figure === "" || Number.isNaN(value)) return bad("not-a-number");
  const whole = Math.round(value);
  return whole > 0 && whole <= MOST_SQ_YARDS ? good(whole) : bad("out-of-range");
}

/** Units of lengths as people write them behind a figure. */
const FEET = "ft\\.?|feet|foot|['′’]|అడుగులు|फुट|फीट";
const METRES = "m|mtrs?|met(?:er|re)s?";
const LENGTH = new RegExp(
  `^([\\d.,]+)\\s*(?:(?<metres>${METRES})|(?<feet>${FEET}))?(?:\\s*(?:wide|road))?$`,
  "iu",
);
const ENDS_IN = {
  feet: new RegExp(`\\d\\s*(?:${FEET})$`, "iu"),
  metres: new RegExp(`\\d\\s*(?:${METRES})$`, "iu"),
} as const;

/** Feet of "40", "40 ft", "40'" and "12 m"; a plain figure may be of metres. NaN of anything else. */
function feetOf(text: string, isPlainMetres: boolean): number {
  const found = LENGTH.exec(toLatinDigits(text));
  if (!found) return Number.NaN;
  const { metres, feet } = found.groups ?? {};
  const isMetres = metres !== undefined || (isPlainMetres && feet === undefined);
  return Number(found[1]?.replaceAll(",", "")) / (isMetres ? METRES_PER_FOOT : 1);
}

/** Whole feet of "40 ft" or "12 m"; null of an empty cell. */
export function roadWidth(text: string, isMetres: boolean): Read<number | null> {
  if (text === "") return good(null);
  const feet = Math.round(feetOf(text, isMetres));
  if (Number.isNaN(feet)) return bad("not-a-number");
  return feet > 0 && feet <= MOST_ROAD_FEET ? good(feet) : bad("out-of-range");
}

/** Every side in feet, two or more: "33.5 x 60"; the unit that the last names is that of all that name none. */
export function plotSides(text: string, isMetres: boolean): Read<string | null> {
  if (text === "") return good(null);
  const said = toLatinDigits(text);
  const areMetres = ENDS_IN.metres.test(said) || (isMetres && !ENDS_IN.feet.test(said));
  const feet = said
    .split(/\s*[x×*,·]\s*/i)
    .map((side) => Math.round(feetOf(side, areMetres) * 10) / 10);
  if (feet.length < 2 || feet.some(Number.isNaN)) return bad("not-a-number");
  return feet.every((one) => one > 0 && one < MOST_SIDE_FEET)
    ? good(feet.join(" × "))
    : bad("out-of-range");
}

/** Whole rupees of "₹52,00,000", "52 lakh"; a plain figure may be counted in so many, by its head. Null of an empty cell. */
export function sumOfMoney(text: string, times: number | null): Read<number | null> {
  const counted = times === null ? null : toCountedSum(text, times);
  return moneyOf(text, counted);
}

function moneyOf(text: string, counted: number | null): Read<number | null> {
  if (text === "") return good(null);
  const rupees = counted ?? typedSum(text);
  if (rupees === null) return bad(/^-\s*\d/.test(text) ? "out-of-range" : "not-a-number");
  const whole = Math.round(rupees);
  return whole > 0 && whole <= MOST_RUPEES ? good(whole) : bad("out-of-range");
}

/** Rupees for each sq yd, with their fraction: of a sum for one of the unit that its head names. */
export function rateOfMoney(text: string, figures: HeadFigures): Read<number | null> {
  const sum = moneyOf(text, toCountedRate(text, figures));
  return sum.ok && sum.value !== null ? good(sum.value / (figures.unit ?? 1)) : sum;
}

const FACING_WORDS: Readonly<Record<Facing, readonly string[]>> = {
  N: ["north", "ఉత్తరం", "उत्तर"],
  NE: ["northeast", "ఈశాన్యం", "उत्तरपूर्व", "ईशान"],
  E: ["east", "తూర్పు", "पूर्व"],
  SE: ["southeast", "ఆగ్నేయం", "दक्षिणपूर्व", "आग्नेय"],
  S: ["south", "దక్షిణం", "दक्षिण"],
  SW: ["southwest", "నైరుతి", "दक्षिणपश्चिम", "नैऋत्य"],
  W: ["west", "పడమర", "పశ్చిమం", "पश्चिम"],
  NW: ["northwest", "వాయవ్యం", "उत्तरपश्चिम", "वायव्य"],
};

/** A facing by its letters or its name in three languages; null of an empty cell. */
export function plotFacing(text: string): Read<Facing | null> {
  if (text === "") return good(null);
  const key = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s-]|facing/g, "");
  const found = FACINGS.find((one) => one.toLowerCase() === key || FACING_WORDS[one].includes(key));
  return found ? good(found) : bad("unknown-value");
}

const YES = new Set(["yes", "y", "true", "1", "corner", "అవును", "हाँ", "हां"]);
const NO = new Set(["", "no", "n", "false", "0", "-", "కాదు", "లేదు", "नहीं"]);

/** Yes or no in three languages; an empty cell is a no. */
export function yesNo(text: string): Read<boolean> {
  const key = text.normalize("NFC").toLowerCase();
  if (YES.has(key)) return good(true);
  return NO.has(key) ? good(false) : bad("unknown-value");
}

/** Parts letters that would grow together; words are compared without it. */
const NON_JOINER = "\u200c";
const STATUS_WORDS: Readonly<Record<PlotStatus, readonly string[]>> = {
  available: ["", "open", "unsold", "vacant", "free", "అందుబాటులో", "అందుబాటులో ఉంది", "उपलब्ध"],
  held: ["hold", "on hold", "blocked", "హోల్డ్", "హోల్డ్లో ఉంది", "होल्ड", "होल्ड पर"],
  booked: ["reserved", "బుక్ అయింది", "బుక్", "बुक", "बुक हो चुका", "आरक्षित"],
  sold: ["sold out", "registered", "అమ్ముడైంది", "बिका", "बिक गया", "बिक चुका"],
};

/** A plot is not brought as held: whoever holds one says for whom and until when, in the console. */
export function plotStatus(text: string): Read<PlotStatus> {
  const key = text.normalize("NFC").toLowerCase().replaceAll(NON_JOINER, "");
  const found = PLOT_STATUSES.find((one) => one === key || STATUS_WORDS[one].includes(key));
  if (found === "held") return bad("held-in-file");
  return found ? good(found) : bad("unknown-value");
}
