import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/max";
import { toLatinDigits } from "#lib/text/latin-digits.ts";

/** Why what was typed is no phone number; `digits` is the part that is wrong. */
export interface PhoneProblem {
  readonly ok: false;
  readonly code:
    | "phone-missing"
    | "phone-letters"
    | "phone-too-short"
    | "phone-too-long"
    | "phone-country"
    | "phone-home-unknown"
    | "phone-unknown";
  readonly digits: string;
}

export type PhoneResult = { readonly ok: true; readonly phone: string } | PhoneProblem;

const HOME = "IN";
const HOME_CODE = "91";
/** Mobile, or area code and number; the library also lets lengths of service numbers pass. */
const HOME_DIGITS = 10;
/** What people put between digits. */
const BETWEEN = /[\s().\-\u2010-\u2015/]/g;
/** Enough to tell the series of an Indian number. */
const LEADING_DIGITS = 4;

function problem(code: PhoneProblem["code"], digits: string): PhoneProblem {
  return { ok: false, code, digits };
}

/** A phone number in E.164; without a country code it is Indian. */
export function parsePhone(typed: string): PhoneResult {
  const dense = toLatinDigits(typed).replace(BETWEEN, "");
  if (dense === "") return problem("phone-missing", "");
  const strange = dense.replace(/^\+/, "").replace(/\d/g, "");
  if (strange !== "") return problem("phone-letters", strange.slice(0, 20));
  const digits = dense.slice(0, 30);
  const length = validatePhoneNumberLength(dense, HOME);
  if (length === "INVALID_COUNTRY")
    return problem("phone-country", digits.slice(0, LEADING_DIGITS));
  if (length === "TOO_LONG") return problem("phone-too-long", digits);
  if (length !== undefined) return problem("phone-too-short", digits);
  const parsed = parsePhoneNumberFromString(dense, HOME);
  if (parsed?.isValid()) return { ok: true, phone: parsed.number };
  const national = parsed?.nationalNumber ?? digits;
  const isAtHome = parsed?.countryCallingCode === HOME_CODE;
  if (isAtHome && national.length !== HOME_DIGITS)
    return problem(national.length < HOME_DIGITS ? "phone-too-short" : "phone-too-long", digits);
  const code = isAtHome ? "phone-home-unknown" : "phone-unknown";
  return problem(code, national.slice(0, LEADING_DIGITS));
}
