import { NOT_ONE_LINE } from "#lib/text/one-line.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Fewest characters of a password; fewest and most of a name. The texts of forms and answers tell them. */
export const LEAST_PASSWORD = 8;
export const LEAST_NAME = 2;
export const MOST_NAME = 100;
export const CODE_DIGITS = 6;
/** A code can be sent again after so long. */
export const RESEND_AFTER_SECONDS = 60;

/** True of what looks like an address, whatever stands about it. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Counts characters as a person does: one of two UTF-16 units is one. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize("NFC")].length >= LEAST_PASSWORD;
}

/** A name as it is stored. */
export function toName(text: string): string {
  return text.trim().normalize("NFC");
}

/** Why a text is no name, for a form and for the call that takes it. */
export type NameProblem = "name-too-short" | "name-too-long" | "name-of-lines";

/** What is wrong with a name, counted as a person does; null where nothing is. */
export function findNameProblem(text: string): NameProblem | null {
  const name = toName(text);
  const { length } = [...name];
  if (length < LEAST_NAME) return "name-too-short";
  if (length > MOST_NAME) return "name-too-long";
  return NOT_ONE_LINE.test(name) ? "name-of-lines" : null;
}
