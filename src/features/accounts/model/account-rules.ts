const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Fewest characters of a password, and of a name; the texts of forms and answers tell them. */
export const LEAST_PASSWORD = 8;
export const LEAST_NAME = 2;
export const CODE_DIGITS = 6;
/** A code can be sent again after so long. */
export const RESEND_AFTER_SECONDS = 60;

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Counts characters as a person does: one of two UTF-16 units is one. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize("NFC")].length >= LEAST_PASSWORD;
}

export function isName(text: string): boolean {
  return text.trim().length >= LEAST_NAME;
}
