import { msg } from "@lingui/core/macro";
import { z } from "zod";
import { LONGEST_MESSAGE, MESSAGE_KINDS } from "#features/leads/model/message-texts.ts";
import { KIND_WORDS } from "#features/leads/ui/kind-words.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { LANGUAGE_TABLE, LANGUAGES } from "#platform/i18n/languages.ts";
import { defineMail, mailAddress, oneLine, sitePath } from "#platform/mail/mail.ts";
import { DUE_MAILS } from "./due-mails.server.ts";
import {
  factsOf,
  leadAbout,
  MESSAGE_SUBJECTS,
  placeFact,
  SUBJECTS,
  TO_AGENTS,
} from "./lead-words.server.ts";
import {
  aboutVisit,
  BY_BUYER,
  CHANGED,
  EXAMPLE_VISIT,
  toCalendar,
  visitAbout,
} from "./visit-words.server.ts";

/** What the example of each mail of a lead is about. */
const EXAMPLE = {
  reference: "7KM4-Q2XD",
  leadKind: "site-visit",
  listingName: "Green Meadows",
  plotNumber: "17",
  preferredAt: "2026-11-24T04:30:00.000Z",
} as const;

/** A listing by name and number, a project by its name. */
function numbered(about: { listingName: string | null; mlsNumber: string | null }): string | null {
  const { listingName, mlsNumber } = about;
  return listingName && mlsNumber ? `${listingName} (${mlsNumber})` : listingName;
}

/** A visit's page is where it is changed; else the layout's, or what happens next. */
function confirmedAction(to: {
  readonly listingName: string | null;
  readonly path: string;
  readonly visitPath: string | null;
}) {
  const { listingName, path, visitPath } = to;
  if (visitPath !== null)
    return { action: { label: msg`See or change the visit`, path: visitPath } };
  const label = listingName ? msg`Open the layout` : msg`What happens next`;
  return { action: { label, path } };
}

function withoutFile({ madeAt: _, pagePath: __, ...visit }: typeof EXAMPLE_VISIT) {
  return visit;
}

/** Every mail that leads cause. */
export const LEAD_MAILS = {
  leadReceived: defineMail({
    kind: "lead-received",
    sentWhen: "A lead comes in; to every agent, with all facts, none of the buyer's text on top.",
    values: z.strictObject({
      ...leadAbout,
      name: oneLine,
      phone: oneLine,
      email: mailAddress.nullable(),
      requirements: z.string(),
      mlsNumber: oneLine.nullable(),
      /** The language that the buyer reads the site in. */
      spoken: z.enum(LANGUAGES),
    }),
    example: {
      ...EXAMPLE,
      path: "/agent/leads/7KM4-Q2XD",
      name: "Lakshmi <b>Devi</b>",
      phone: "+919876543210",
      email: "lakshmi@example.in",
      requirements: "East facing\n<script>alert(1)</script>",
      mlsNumber: "P1",
      spoken: "te",
    },
    words: ({ reference, leadKind, preferredAt, path, ...buyer }) => ({
      subject: SUBJECTS[leadKind](reference),
      lead: msg`A buyer is waiting for you. We promised a call within 24 hours.`,
      facts: factsOf([
        [msg`Asked for`, KIND_WORDS[leadKind]],
        [msg`Name`, buyer.name],
        [msg`Phone`, buyer.phone],
        [msg`Email`, buyer.email],
        [msg`Visit`, preferredAt && formatIndiaTime(new Date(preferredAt), "en")],
        placeFact(numbered(buyer), buyer.plotNumber),
        [msg`Requirements`, buyer.requirements],
        [msg`Language`, LANGUAGE_TABLE[buyer.spoken].full],
        [msg`Reference`, reference],
      ]),
      action: { label: msg`Open the request`, path },
      footnote: TO_AGENTS,
    }),
  }),
  leadConfirmed: defineMail({
    kind: "lead-confirmed",
    sentWhen:
      "A lead comes in; to the buyer who gave an address. Nothing in it was typed by anybody but a plot's number.",
    values: z.strictObject({
      ...leadAbout,
      withdrawPath: sitePath,
      /** Of the visit that was asked for; null where none was. */
      visit: visitAbout.nullable(),
    }),
    example: {
      ...EXAMPLE,
      withdrawPath: "/te/withdraw#token=abc",
      path: "/te/property/P1",
      visit: EXAMPLE_VISIT,
    },
    words: (
      { reference, leadKind, listingName, plotNumber, preferredAt, path, withdrawPath, visit },
      { language },
    ) => ({
      subject: msg`We have your request, ${reference}`,
      lead: preferredAt
        ? msg`Thank you. This time is reserved for you; our agent will call within 24 hours to agree where to meet.`
        : msg`Thank you. Our agent will call you within 24 hours.`,
      facts: factsOf([
        [msg`Asked for`, KIND_WORDS[leadKind]],
        [msg`Visit`, preferredAt && formatIndiaTime(new Date(preferredAt), language)],
        placeFact(listingName, plotNumber),
        [msg`Reference`, reference],
      ]),
      ...confirmedAction({ listingName, path, visitPath: visit?.path ?? null }),
      ...(visit && { calendar: toCalendar(visit, "tentative") }),
      also: { label: msg`Take the request and your consent back`, path: withdrawPath },
      footnote: msg`Wasn’t you? Ignore this mail, or tell our agent when the phone rings.`,
    }),
  }),
  visitChanged: defineMail({
    kind: "visit-changed",
    sentWhen: "An agent confirms, moves or cancels a visit, or the buyer does; to the buyer.",
    values: z.strictObject({
      ...visitAbout.shape,
      act: z.enum(["confirm", "move", "cancel", "restore"]),
      /** Agreed with an agent; else asked for. */
      isAgreed: z.boolean(),
    }),
    example: { ...EXAMPLE_VISIT, act: "move", isAgreed: true },
    words: ({ act, isAgreed, ...visit }, { language }) => {
      const state = act === "cancel" ? "cancelled" : isAgreed ? "confirmed" : "tentative";
      return {
        ...CHANGED[act](visit.reference, isAgreed),
        facts: aboutVisit(visit, language),
        action: { label: msg`See or change the visit`, path: visit.path },
        calendar: toCalendar(visit, state),
        footnote:
          act === "cancel"
            ? msg`Is this a mistake? Ask for a time again by the button, or tell our agent.`
            : msg`Wasn’t you? Tell our agent, and the time goes to somebody else.`,
      };
    },
  }),
  visitSoon: defineMail({
    kind: "visit-soon",
    sentWhen: "A day before a visit, and two hours before; to the buyer.",
    values: visitAbout,
    example: EXAMPLE_VISIT,
    words: (visit, { language }) => {
      const time = formatIndiaTime(new Date(visit.startsAt), language);
      return {
        subject: msg`Your visit: ${time}`,
        lead: msg`We look forward to seeing you. If you cannot come, please move or cancel the visit, so that somebody else can have the time.`,
        facts: aboutVisit(visit, language),
        action: { label: msg`See or change the visit`, path: visit.path },
        footnote: msg`Wasn’t you? Tell our agent, and the time goes to somebody else.`,
      };
    },
  }),
  visitChangedByBuyer: defineMail({
    kind: "visit-changed-by-buyer",
    sentWhen: "A buyer moves or cancels a visit; to every agent, without the buyer.",
    values: z.strictObject({
      ...visitAbout.omit({ madeAt: true, pagePath: true }).shape,
      act: z.enum(["confirm", "move", "cancel"]),
    }),
    example: { ...withoutFile(EXAMPLE_VISIT), act: "move", path: "/agent/leads/7KM4-Q2XD" },
    words: ({ act, path, ...visit }) => ({
      ...BY_BUYER[act === "cancel" ? "cancel" : "move"](visit.reference),
      facts: aboutVisit(visit, "en"),
      action: { label: msg`Open the request`, path },
      footnote: TO_AGENTS,
    }),
  }),
  agentMessage: defineMail({
    kind: "agent-message",
    sentWhen: "An agent writes to the buyer of a lead; to the buyer, in the agent's own words.",
    values: z.strictObject({
      reference: oneLine,
      messageKind: z.enum(MESSAGE_KINDS),
      letter: z.string().max(2 * LONGEST_MESSAGE),
    }),
    example: {
      reference: "7KM4-Q2XD",
      messageKind: "brochure",
      letter: "Hello Lakshmi <b>,\nhere is the brochure: https://plots.example/brochure.pdf",
    },
    words: ({ reference, messageKind, letter }, { infoEmail }) => ({
      subject: MESSAGE_SUBJECTS[messageKind](reference),
      lead: msg`Our agent writes to you about your request ${reference}:`,
      letter,
      footnote: msg`You asked us, so we write to you. To answer, please write to ${infoEmail}.`,
    }),
  }),
  leadWithdrawn: defineMail({
    kind: "lead-withdrawn",
    sentWhen:
      "A buyer takes a request back by the mailed link, or is deleted with an account or at a wish; to every agent, without the buyer.",
    values: z.strictObject(leadAbout),
    example: { ...EXAMPLE, path: "/agent/leads/7KM4-Q2XD" },
    words: ({ reference, leadKind, listingName, plotNumber, preferredAt, path }) => ({
      subject: msg`Request ${reference} was taken back`,
      lead: msg`The buyer took this request back. Name, phone and notes are deleted, and a visit that was booked is free again. Please do not call, and delete our mail about this request.`,
      facts: factsOf([
        [msg`Asked for`, KIND_WORDS[leadKind]],
        [msg`Visit`, preferredAt && formatIndiaTime(new Date(preferredAt), "en")],
        placeFact(listingName, plotNumber),
        [msg`Reference`, reference],
      ]),
      action: { label: msg`Open the request`, path },
      footnote: TO_AGENTS,
    }),
  }),
  ...DUE_MAILS,
};
