import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { z } from "zod";
import { LEAD_KINDS, type LeadKind } from "#features/leads/model/lead-kinds.ts";
import { toLeadPlace } from "#features/leads/model/lead-place.ts";
import type { MessageKind } from "#features/leads/model/message-texts.ts";
import { placeMessage } from "#features/leads/model/place-words.ts";
import { foldedLine, type MailFact, oneLine, sitePath } from "#platform/mail/mail.ts";

/** What both mails of a lead say. */
export const leadAbout = {
  reference: oneLine,
  leadKind: z.enum(LEAD_KINDS),
  /** Name of the listing or project that it is about. */
  listingName: foldedLine.nullable(),
  /** Left out by older releases, of others than the agents' mail. */
  plotNumber: oneLine.nullable().optional(),
  /** The instant at which a visit begins. */
  preferredAt: z.iso.datetime().nullable(),
  path: sitePath,
};

/** What was asked for, as the subject of the agent's mail. */
export const SUBJECTS: Record<LeadKind, (reference: string) => MessageDescriptor> = {
  callback: (reference) => msg`Callback requested, ${reference}`,
  message: (reference) => msg`Question from a buyer, ${reference}`,
  "site-visit": (reference) => msg`Site visit requested, ${reference}`,
  tour: (reference) => msg`Tour requested, ${reference}`,
  apply: (reference) => msg`Application to buy, ${reference}`,
  brochure: (reference) => msg`Brochure requested, ${reference}`,
  enquiry: (reference) => msg`Enquiry, ${reference}`,
};

/** The fact where it is: a plot with the layout that it is in. */
export function placeFact(
  layout: string | null,
  plotNumber: string | null | undefined,
): readonly [MessageDescriptor, MailFact["value"]] {
  return [msg`Layout`, placeMessage(toLeadPlace(layout, plotNumber ?? null))];
}

/** The subject of what an agent writes to a buyer. */
export const MESSAGE_SUBJECTS: Record<MessageKind, (reference: string) => MessageDescriptor> = {
  greeting: (reference) => msg`About your request, ${reference}`,
  brochure: (reference) => msg`The brochure you asked for, ${reference}`,
  place: (reference) => msg`Where the layout lies, ${reference}`,
  price: (reference) => msg`What the plot costs, ${reference}`,
  visit: (reference) => msg`Your visit is agreed, ${reference}`,
  "follow-up": (reference) => msg`Have you another question? ${reference}`,
};

/** Only what is there. */
export function factsOf(
  pairs: readonly (readonly [MessageDescriptor, MailFact["value"] | null])[],
): MailFact[] {
  return pairs.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value }],
  );
}

/** Why an agent gets a mail. */
export const TO_AGENTS = msg`You receive this mail because your address is registered as an agent’s.`;
