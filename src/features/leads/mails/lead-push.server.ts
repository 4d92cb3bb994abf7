import { msg, plural } from "@lingui/core/macro";
import { z } from "zod";
import { LEAD_KINDS } from "#features/leads/model/lead-kinds.ts";
import { toLeadPlace } from "#features/leads/model/lead-place.ts";
import { placeWords } from "#features/leads/model/place-words.ts";
import { KIND_WORDS } from "#features/leads/ui/kind-words.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { type PushNote, type PushText, TEST_NOTE } from "#platform/push/drain-push.server.ts";

/** The kind of a note that tells of a new lead. */
export const LEAD_NOTE = "lead";

/**
 * What a notification of a lead tells: what was asked for, of which layout and plot. No name, number or text
 * of the buyer's: a lock screen shows it to anybody.
 */
const leadNote = z.object({
  reference: z.string(),
  leadKind: z.enum(LEAD_KINDS),
  listingName: z.string().nullable(),
  /** Left out by older releases. */
  plotNumber: z.string().nullable().optional(),
});
export type LeadNote = z.infer<typeof leadNote>;

/** Notes that wait for a device as one notification: of one lead, of several, or of a try. */
export function composeLeadPush(notes: readonly PushNote[], language: Language): PushText {
  const words = SERVER_WORDS[language];
  const leads = notes.flatMap(({ id, kind, values }) => {
    const read = leadNote.safeParse(values);
    return kind === LEAD_NOTE && read.success ? [{ id, ...read.data }] : [];
  });
  const [first] = leads;
  const tag = notes[0]?.id ?? TEST_NOTE;
  if (!first)
    return {
      title: words._(msg`Notifications work`),
      body: words._(msg`New requests will come here like this.`),
      path: pathIn(language, "/agent/account"),
      tag,
    };
  if (leads.length === 1) {
    const asked = words._(KIND_WORDS[first.leadKind]);
    const place = toLeadPlace(first.listingName, first.plotNumber ?? null);
    return {
      title: words._(msg`New request: ${asked}`),
      body: placeWords(words, place) || words._(msg`A buyer is waiting for you.`),
      path: pathIn(language, `/agent/leads/${first.reference}`),
      tag: first.id,
    };
  }
  return {
    title: words._(msg`${plural(leads.length, { one: "# new request", other: "# new requests" })}`),
    body: words._(msg`Buyers are waiting for you.`),
    path: pathIn(language, "/agent/leads"),
    tag: first.id,
  };
}
