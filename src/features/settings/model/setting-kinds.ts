import { z } from "zod";
import { isAddress, toAddress } from "#features/accounts/index.ts";

const LONGEST = 200;

/** A telephone number as people write it. */
export const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d ()-]{8,20}$/, "must be a phone number such as +91 90000 00000");

/** How the value of each kind of setting is checked; it comes back as it is stored. */
export const SETTING_KINDS = {
  phone,
  email: z.string().transform(toAddress).refine(isAddress, "must be an e-mail address"),
  line: z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(LONGEST, `must have at most ${LONGEST} characters`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "must be one line")
    .refine((given) => given.isWellFormed(), "must not contain broken characters"),
} as const;

export type SettingKind = keyof typeof SETTING_KINDS;
