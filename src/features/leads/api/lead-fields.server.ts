import { z } from "zod";
import { email, language, personName } from "#features/accounts/index.server.ts";
import { LONGEST_NUMBER } from "#features/leads/model/enquire-path.ts";
import { isVisit, LEAD_KINDS } from "#features/leads/model/lead-kinds.ts";
import type { LeadRequest } from "#features/leads/model/lead-request.ts";
import {
  ENTERED_CHANNELS,
  LONGEST_SOURCE,
  NO_SOURCE,
  toSourceText,
} from "#features/leads/model/lead-source.ts";
import { type PhoneProblem, parsePhone } from "#features/leads/model/phone.ts";
import type { FieldProblem } from "#features/leads/model/refusals.ts";
import { toNoticeVersion } from "#features/legal/index.ts";
import { NOT_ONE_LINE } from "#lib/text/one-line.ts";
import { bodyOf, instant, text, trimmed } from "#platform/http/read-body.ts";

const LONGEST_REQUIREMENTS = 4000;

const PHONE_MESSAGES: Record<PhoneProblem["code"], (digits: string) => string> = {
  "phone-missing": () => "Enter a phone number.",
  "phone-letters": (wrong) => `“${wrong}” is no part of a phone number.`,
  "phone-too-short": (digits) =>
    `${digits} is too short for a phone number: it has ${count(digits)} digits.`,
  "phone-too-long": (digits) =>
    `${digits} is too long for a phone number: it has ${count(digits)} digits.`,
  "phone-country": (digits) => `No country's numbers begin with ${digits}.`,
  "phone-home-unknown": (digits) => `No Indian phone number begins with ${digits}.`,
  "phone-unknown": (digits) => `No phone number begins with ${digits} there.`,
};

function count(digits: string): number {
  return digits.replace(/\D/g, "").length;
}

const phone = text(60).transform((typed, context) => {
  const parsed = parsePhone(typed);
  if (parsed.ok) return parsed.phone;
  const { code, digits } = parsed;
  context.addIssue({
    code: "custom",
    message: PHONE_MESSAGES[code](digits),
    params: { reason: code, digits },
  });
  return z.NEVER;
});

/** One of another kind of text than one line would break lists, files and mails of the agent. */
const oneLine = (longest: number) =>
  trimmed(longest).refine((given) => !NOT_ONE_LINE.test(given), "must be one line");

/** When a visit begins, or a next step is due. */
export const slotStart = instant.transform((given) => new Date(given));

const sourceText = oneLine(2 * LONGEST_SOURCE)
  .transform(toSourceText)
  .nullable();
const source = bodyOf({
  sourcePage: sourceText,
  referrerHost: sourceText,
  utmSource: sourceText,
  utmMedium: sourceText,
  utmCampaign: sourceText,
});

/** The body of `POST /leads`, and what the form without script is turned into. */
export const leadBody = bodyOf({
  kind: z.enum(LEAD_KINDS, `must be one of ${LEAD_KINDS.join(", ")}`),
  name: personName,
  phone,
  email: email.optional(),
  requirements: trimmed(LONGEST_REQUIREMENTS).optional(),
  mlsNumber: oneLine(LONGEST_NUMBER).optional(),
  plotNumber: oneLine(LONGEST_NUMBER).optional(),
  preferredAt: slotStart.optional(),
  notice: text(20).optional(),
  source: source.optional(),
  consent: z.literal(true, "Agree that we may call you, else we cannot."),
  language: language.default("en"),
})
  .refine(({ kind, preferredAt }) => !preferredAt || isVisit(kind), {
    path: ["preferredAt"],
    error: "is only for visits and tours",
  })
  .transform(
    ({
      email,
      requirements,
      mlsNumber,
      plotNumber,
      preferredAt,
      notice,
      source,
      consent: _,
      ...rest
    }): LeadRequest => ({
      ...rest,
      noticeVersion: toNoticeVersion("lead", notice),
      source: source ?? NO_SOURCE,
      email: email ?? null,
      requirements: requirements ?? "",
      mlsNumber: mlsNumber || null,
      plotNumber: plotNumber || null,
      preferredAt: preferredAt ?? null,
    }),
  );

/** Looked at beside fields that are wrong as well, so that all is told at once. */
const beside = {
  when: ({ value }: { value: unknown }) => z.looseObject({}).safeParse(value).success,
};

/** The body of `POST /agent/leads`: a buyer who called, wrote or came. */
export const enteredBody = bodyOf({
  channel: z.enum(ENTERED_CHANNELS, `must be one of ${ENTERED_CHANNELS.join(", ")}`),
  name: personName,
  phone: phone.nullable(),
  email: email.nullable(),
  requirements: trimmed(LONGEST_REQUIREMENTS),
  mlsNumber: oneLine(LONGEST_NUMBER).nullable(),
  plotNumber: oneLine(LONGEST_NUMBER).nullable(),
  nextStep: trimmed(500),
  nextStepAt: slotStart.nullable(),
  language,
  told: z.literal(true, "Tell them that we store it, and how it is deleted."),
  key: z.uuid("must be a UUID"),
})
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ["phone"],
    ...beside,
    error: "Enter a phone number or an e-mail address.",
  })
  .refine(({ nextStep, nextStepAt }) => nextStep !== "" || nextStepAt === null, {
    path: ["nextStep"],
    ...beside,
    error: "Write what is to be done then.",
  });

/** Every field that is wrong, once. */
export function toFieldProblems({ issues }: z.ZodError): FieldProblem[] {
  const problems = issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        field: key.slice(0, 100),
        message: `${key.slice(0, 100)} is not a field of this call.`,
      }));
    const field = issue.path.join(".") || "body";
    const message = /^\P{Ll}/u.test(issue.message) ? issue.message : `${field} ${issue.message}.`;
    const told = issue.code === "custom" ? issue.params : undefined;
    return [{ field, message, ...(told as Pick<FieldProblem, "reason" | "digits"> | undefined) }];
  });
  return problems.filter(({ field }, at) => problems.findIndex((p) => p.field === field) === at);
}
