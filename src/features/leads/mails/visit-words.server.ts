import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { z } from "zod";
import { type LeadPlace, toLeadPlace } from "#features/leads/model/lead-place.ts";
import { visitEnd } from "#features/leads/model/visit.ts";
import type { CalendarEntry } from "#platform/calendar/calendar-file.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import type { Language } from "#platform/i18n/languages.ts";
import {
  foldedLine,
  type MailCalendar,
  type MailFact,
  oneLine,
  sitePath,
} from "#platform/mail/mail.ts";
import { factsOf, placeFact } from "./lead-words.server.ts";

/** What mails say of a visit. */
export const visitAbout = z.strictObject({
  reference: oneLine,
  listingName: foldedLine.nullable(),
  plotNumber: oneLine.nullable(),
  startsAt: z.iso.datetime(),
  /** Left out by older releases: an hour later. */
  endsAt: z.iso.datetime().optional(),
  sequence: z.int().min(0),
  /** When the change was made. */
  madeAt: z.iso.datetime(),
  /** Where the visit is seen and changed. */
  path: sitePath,
  /** A page about the place that anybody may see: a calendar hands it on. */
  pagePath: sitePath,
});
type VisitAbout = z.output<typeof visitAbout>;

/** What the example of each mail of a visit is about. */
export const EXAMPLE_VISIT = {
  reference: "7KM4-Q2XD",
  listingName: "Green Meadows",
  plotNumber: "17",
  startsAt: "2026-11-24T04:30:00.000Z",
  endsAt: "2026-11-24T05:30:00.000Z",
  sequence: 1,
  madeAt: "2026-11-22T05:01:02.000Z",
  path: "/te/visit#token=abc",
  pagePath: "/te/property/P1",
} as const;

/** When, where and which. */
export function aboutVisit(
  visit: Pick<VisitAbout, "reference" | "listingName" | "plotNumber" | "startsAt">,
  language: Language,
): MailFact[] {
  return factsOf([
    [msg`Visit`, formatIndiaTime(new Date(visit.startsAt), language)],
    placeFact(visit.listingName, visit.plotNumber),
    [msg`Reference`, visit.reference],
  ]);
}

function titleOf({ layout, plot }: LeadPlace): MessageDescriptor {
  if (layout === null) return msg`Visit with Sthalam`;
  return plot === null ? msg`Visit: ${layout}` : msg`Visit: plot ${plot}, ${layout}`;
}

/** The visit as an entry of the buyer's calendar. */
export function toCalendar(visit: VisitAbout, state: CalendarEntry["state"]): MailCalendar {
  const { reference, listingName, plotNumber, sequence, pagePath } = visit;
  const startsAt = new Date(visit.startsAt);
  return {
    name: reference,
    sequence,
    state,
    startsAt,
    endsAt: visit.endsAt === undefined ? visitEnd(startsAt, null) : new Date(visit.endsAt),
    madeAt: new Date(visit.madeAt),
    title: titleOf(toLeadPlace(listingName, plotNumber)),
    description: msg`Reference ${reference}. Our agent calls you first to agree where to meet.`,
    path: pagePath,
  };
}

interface Heading {
  readonly subject: MessageDescriptor;
  readonly lead: MessageDescriptor;
}

/** What the buyer is told of a change. */
export const CHANGED: Record<
  "confirm" | "move" | "cancel" | "restore",
  (reference: string, isAgreed: boolean) => Heading
> = {
  confirm: (reference) => ({
    subject: msg`Your visit is confirmed, ${reference}`,
    lead: msg`Our agent expects you at this time.`,
  }),
  move: (reference, isAgreed) => ({
    subject: msg`Your visit has a new time, ${reference}`,
    lead: isAgreed
      ? msg`Our agent expects you at this time instead of the one before.`
      : msg`This time is reserved for you instead of the one before; our agent confirms it.`,
  }),
  cancel: (reference) => ({
    subject: msg`Your visit is cancelled, ${reference}`,
    lead: msg`Nobody waits for you at this time. To come another day, choose a new time, or call us.`,
  }),
  restore: (reference, isAgreed) => ({
    subject: msg`Your visit is not cancelled after all, ${reference}`,
    lead: isAgreed
      ? msg`We cancelled it by mistake. Our agent expects you at this time as agreed.`
      : msg`We cancelled it by mistake. This time is reserved for you; our agent confirms it.`,
  }),
};

/** What the agents are told of a buyer's change. */
export const BY_BUYER: Record<"move" | "cancel", (reference: string) => Heading> = {
  move: (reference) => ({
    subject: msg`Visit moved by the buyer, ${reference}`,
    lead: msg`The buyer asks for this time instead of the one before. Please confirm it.`,
  }),
  cancel: (reference) => ({
    subject: msg`Visit cancelled by the buyer, ${reference}`,
    lead: msg`The buyer cancelled this visit; the time is free again.`,
  }),
};
