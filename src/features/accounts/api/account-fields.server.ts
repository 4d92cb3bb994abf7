import { z } from "zod";
import { LEAST_NAME } from "#features/accounts/model/account-rules.ts";
import { isAddress, toAddress } from "#features/accounts/model/address.ts";
import { text } from "#platform/http/read-body.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";

// Fields that account calls share. How strong a new password must be is the feature's to say.

export const email = text(1000)
  .transform(toAddress)
  .refine(isAddress, "Please enter a valid email.");

export const personName = text(100)
  .transform((name) => name.trim().normalize("NFC"))
  .refine(
    (name) => [...name].length >= LEAST_NAME,
    `Name must be at least ${LEAST_NAME} characters.`,
  )
  .refine((name) => !/[\p{Cc}\u2028\u2029]/u.test(name), "must be one line");

export const password = text(1024);

export const oneTimeCode = text(100)
  .transform((code) => code.replaceAll(/\s/g, ""))
  .refine((code) => /^\d{6}$/.test(code), "must be 6 digits");

/** Digits of the app, or a recovery code as it was written down. */
export const appCode = text(100).transform((given) => {
  const digits = given.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : given.trim();
});

export const language = z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`);

export const linkToken = text(200);
