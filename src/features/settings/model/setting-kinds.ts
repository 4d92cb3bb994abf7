import { z } from "zod";
import { isAddress, toAddress } from "#features/accounts/index.ts";
import {
  findMessageProblem,
  LONGEST_MESSAGE,
  type MessageProblem,
  parseClosed,
  parseHours,
  VISIT_MINUTES,
  writeClosed,
  writeHours,
} from "#features/leads/index.ts";
import { NOT_ONE_LINE, NOT_PLAIN_TEXT } from "#lib/text/one-line.ts";
import { PHONE_NUMBER } from "#platform/i18n/formats.ts";
import { parseTestimonial, writeTestimonial } from "./testimonials.ts";

const LONGEST = 200;
/** Of a text with paragraphs, letters. */
const LONGEST_TEXT = 1500;

/** How the value of each kind of setting is checked; it comes back as it is stored. */
export const SETTING_KINDS = {
  phone: z.string().trim().regex(PHONE_NUMBER, "must be a phone number such as +91 90000 00000"),
  email: z.string().transform(toAddress).refine(isAddress, "must be an e-mail address"),
  line: z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(LONGEST, `must have at most ${LONGEST} characters`)
    .refine((given) => !NOT_ONE_LINE.test(given), "must be one line")
    .refine((given) => given.isWellFormed(), "must not contain broken characters"),
  hours: z.string().transform((given, issue) => {
    const hours = parseHours(given);
    if (hours !== undefined) return writeHours(hours);
    issue.addIssue("must be hours such as 10-18, or closed");
    return z.NEVER;
  }),
  stretches: z.string().transform((given, issue) => {
    const closed = parseClosed(given);
    if (closed !== undefined) return writeClosed(closed);
    issue.addIssue("must be days such as 2026-12-25, or 2026-12-31 14-18, between commas");
    return z.NEVER;
  }),
  minutes: z
    .string()
    .trim()
    .refine((given) => VISIT_MINUTES.some((minutes) => String(minutes) === given), {
      error: `must be one of ${VISIT_MINUTES.join(", ")}`,
    }),
  count: z
    .string()
    .trim()
    .regex(/^[1-9]\d?$/, "must be a number from 1 to 99"),
  "yes-no": z.enum(["yes", "no"], "must be yes or no"),
  paragraphs: z
    .string()
    .transform((given) => given.replaceAll("\r\n", "\n").trim())
    .refine((given) => given !== "", "must not be empty")
    .refine((given) => given.length <= LONGEST_TEXT, `must have at most ${LONGEST_TEXT} characters`)
    .refine((given) => !NOT_PLAIN_TEXT.test(given), "must be plain text in paragraphs")
    .refine((given) => given.isWellFormed(), "must not contain broken characters"),
  testimonial: z.string().transform((given, issue) => {
    const read = given.isWellFormed()
      ? parseTestimonial(given)
      : ({ ok: false, wrong: [] } as const);
    if (read.ok) return writeTestimonial(read.testimonial);
    issue.addIssue(
      read.wrong.length > 0
        ? `needs another look at: ${read.wrong.join(", ")}`
        : "must be a testimonial",
    );
    return z.NEVER;
  }),
  message: z.string().transform((given, issue) => {
    const text = given.replaceAll("\r\n", "\n").trim();
    const problem = findMessageProblem(text);
    if (!problem) return text;
    issue.addIssue(toReason(problem));
    return z.NEVER;
  }),
} as const;

export type SettingKind = keyof typeof SETTING_KINDS;

function toReason(problem: MessageProblem): string {
  switch (problem.code) {
    case "empty":
      return "must not be empty";
    case "too-long":
      return `must have at most ${LONGEST_MESSAGE} characters`;
    case "broken":
      return "must not contain broken characters";
    case "unknown-placeholder":
      return `names what there is nothing for: ${problem.tokens.join(", ")}`;
  }
}
