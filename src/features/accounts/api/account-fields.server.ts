import { z } from "zod";
import {
  findNameProblem,
  LEAST_NAME,
  MOST_NAME,
  type NameProblem,
  toName,
} from "#features/accounts/model/account-rules.ts";
import { isAddress, toAddress } from "#features/accounts/model/address.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { text } from "#platform/http/read-body.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";

// Fields that account calls share. How strong a new password must be is the feature's to say.

export const email = text(1000)
  .transform(toAddress)
  .refine(isAddress, "Please enter a valid email.");

const NAME_MESSAGES: Record<NameProblem, string> = {
  "name-too-short": `Name must be at least ${LEAST_NAME} characters.`,
  "name-too-long": `Name must be at most ${MOST_NAME} characters.`,
  "name-of-lines": "must be one line",
};

/** More than any body has room for: what is too long for a name is told as such. */
const LONGEST_TYPED = 64 * 1024;

export const personName = text(LONGEST_TYPED).transform((typed, context) => {
  const reason = findNameProblem(typed);
  if (reason === null) return toName(typed);
  context.addIssue({ code: "custom", message: NAME_MESSAGES[reason], params: { reason } });
  return z.NEVER;
});

export const password = text(1024);

export const oneTimeCode = text(100)
  .transform((code) => toLatinDigits(code).replaceAll(/\s/g, ""))
  .refine((code) => /^\d{6}$/.test(code), "must be 6 digits");

/** Digits of the app, or a recovery code as it was written down. */
export const appCode = text(100).transform(toCode);

/** Six digits however they are grouped, in any script; a recovery code as it was written down. */
export function toCode(given: string): string {
  const code = toLatinDigits(given);
  const digits = code.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : code.trim();
}

export const language = z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`);

export const linkToken = text(200);
