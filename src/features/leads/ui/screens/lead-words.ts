import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MOST_NAME } from "#features/accounts/index.ts";
import type { LeadKind } from "#features/leads/model/lead-kinds.ts";
import { toLeadPlace } from "#features/leads/model/lead-place.ts";
import { placeWords } from "#features/leads/model/place-words.ts";
import type { FieldProblem } from "#features/leads/model/refusals.ts";
import type { OwnVisit, VisitState } from "#features/leads/model/visit.ts";

/** The title of a form, by what it asks for: a tour is a visit under the name of older links. */
export const LEAD_TITLES: Record<LeadKind, MessageDescriptor> = {
  callback: msg`Request a Callback`,
  message: msg`Ask a Question`,
  "site-visit": msg`Schedule a Site Visit`,
  tour: msg`Schedule a Site Visit`,
  apply: msg`Apply to Buy`,
  brochure: msg`Get the Brochure`,
  enquiry: msg`Enquire`,
};

/** What the button of a form does, by what it asks for. */
export const LEAD_ACTIONS: Record<LeadKind, MessageDescriptor> = {
  callback: msg`Call me back`,
  message: msg`Send question`,
  "site-visit": msg`Book a visit`,
  tour: msg`Book a visit`,
  apply: msg`Send application`,
  brochure: msg`Send me the brochure`,
  enquiry: msg`Send enquiry`,
};

const VISIT_NEXT = msg`Our agent calls within 24 hours, agrees with you where to meet, and shows you the layout and its papers.`;

/** What happens next, by what was asked for. */
export const LEAD_NEXT: Record<LeadKind, MessageDescriptor> = {
  callback: msg`Our agent calls you within 24 hours.`,
  message: msg`Our agent reads your message and answers by phone within 24 hours.`,
  "site-visit": VISIT_NEXT,
  tour: VISIT_NEXT,
  apply: msg`Our agent calls within 24 hours and goes through the plot, price and papers with you. You pay nothing before that.`,
  brochure: msg`Our agent sends you the brochure and calls within 24 hours.`,
  enquiry: msg`Our agent calls you within 24 hours.`,
};

/** By the reason, where the field alone does not tell what is wrong. */
const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  "name-too-long": msg`Name must be at most ${MOST_NAME} characters.`,
  name: msg`Name must be at least 2 characters, on one line.`,
  email: msg`Please enter a valid email, or leave this empty.`,
  consent: msg`Please tick the box so that we may call you.`,
  requirements: msg`This text is too long: 4000 characters at most.`,
  preferredAt: msg`Visits aren’t possible then. Please choose another time.`,
};

/** What is wrong, by field, in words of the page; the server's own where we have none. */
export function useFieldWords(): (problems: readonly FieldProblem[]) => Record<string, string> {
  const { i18n } = useLingui();
  const phoneWords = usePhoneWords();
  const wordsOf = (problem: FieldProblem) => {
    if (problem.field === "phone") return phoneWords(problem);
    const words = FIELDS[problem.reason ?? ""] ?? FIELDS[problem.field];
    return words ? i18n._(words) : problem.message;
  };
  return (problems) =>
    Object.fromEntries(problems.map((problem) => [problem.field, wordsOf(problem)]));
}

/** Which digits of a phone number are wrong. */
function usePhoneWords(): (problem: FieldProblem) => string {
  const { t } = useLingui();
  return ({ reason, digits = "", message }) => {
    const count = digits.replace(/\D/g, "").length;
    const counted = t`${plural(count, { one: "# digit", other: "# digits" })}`;
    switch (reason) {
      case "phone-missing":
        return t`Enter a phone number.`;
      case "phone-letters":
        return t`“${digits}” doesn’t belong in a phone number.`;
      case "phone-too-short":
        return t`${digits} is too short: it has ${counted}, and an Indian number has 10.`;
      case "phone-too-long":
        return t`${digits} is too long: it has ${counted}, and an Indian number has 10.`;
      case "phone-country":
        return t`No country’s phone numbers start with ${digits}.`;
      case "phone-home-unknown":
        return t`Indian numbers don’t start with ${digits}.`;
      case "phone-unknown":
        return t`Phone numbers there don’t start with ${digits}.`;
      default:
        return message;
    }
  };
}

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  "invalid-input": msg`Something isn’t right yet. Check the fields marked above.`,
  "slot-taken": msg`Someone has just taken this time. Please choose another.`,
  "slot-closed": msg`Visits aren’t possible then. Please choose another time.`,
  "no-such-listing": msg`This layout is no longer offered. Ask us about similar ones.`,
  "key-reused": msg`This form was already sent with different details. Please send it once more.`,
};

const SECONDS_A_MINUTE = 60;

/** Why a form was not taken, by its code. */
export function useLeadFailureWords(): (code: string, retryAfterSeconds: number | null) => string {
  const { t, i18n } = useLingui();
  return (code, retryAfterSeconds) => {
    const words = FAILURES[code];
    if (words) return i18n._(words);
    if (code !== "too-many-tries") return t`We couldn’t send this. Please call us instead.`;
    const minutes = Math.max(1, Math.ceil((retryAfterSeconds ?? 0) / SECONDS_A_MINUTE));
    return t`Too many requests from here. Try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}, or call us.`;
  };
}

/** How a visit stands, to its buyer. */
export const BUYER_VISIT_WORDS: Record<VisitState, MessageDescriptor> = {
  asked: msg`Reserved for you; we call to confirm`,
  confirmed: msg`Confirmed: our agent expects you`,
  done: msg`You were there`,
  missed: msg`You did not come`,
  cancelled: msg`Cancelled: nobody waits for you`,
};

/** What a visit is about, to its buyer; "" of none that is named. */
export function visitPlaceWords(
  i18n: I18n,
  { layout: name, plotNumber, isSample }: Pick<OwnVisit, "layout" | "plotNumber" | "isSample">,
): string {
  const layout = isSample && name ? i18n._(msg`${name} (sample project)`) : name;
  return placeWords(i18n, toLeadPlace(layout, plotNumber));
}
