import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { z } from "zod";
import type { NewsKind } from "#features/alerts/model/news.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { type PushNote, type PushText, TEST_NOTE } from "#platform/push/drain-push.server.ts";
import { href } from "#platform/ui/href.ts";
import { toChangeText, toldChange } from "./alert-mails.server.ts";

/**
 * What a notification of a morning tells: how much became another, and what first. No search of the
 * owner's: where a family wants to live is nothing for a lock screen.
 */
const alertNote = z.object({
  count: z.int().positive(),
  first: z.object(toldChange.omit({ searchName: true }).shape),
});
type AlertNote = z.infer<typeof alertNote>;

/** The kind of a note of what became of saved searches and homes. */
const ALERT_NOTE = "saved-changed";

const TITLES: Readonly<Record<NewsKind, MessageDescriptor>> = {
  new: msg`A new layout`,
  available: msg`Plots are available again`,
  priced: msg`A rate is published`,
  cheaper: msg`The rate is lower`,
  dearer: msg`The rate is higher`,
  "sold-out": msg`Sold out`,
  gone: msg`No longer listed`,
};

/** The note of a morning's changes. */
export function toAlertNote(values: AlertNote): { kind: string; values: AlertNote } {
  return { kind: ALERT_NOTE, values: alertNote.parse(values) };
}

/** Notes that wait for a device as one notification: of one change, of several, or of a try. */
export function composeAlertPush(notes: readonly PushNote[], language: Language): PushText {
  const words = SERVER_WORDS[language];
  const told = notes.flatMap(({ kind, values }) => {
    const read = alertNote.safeParse(values);
    return kind === ALERT_NOTE && read.success ? [read.data] : [];
  });
  const saved = pathIn(language, href("/favourites"));
  const tag = notes[0]?.id ?? TEST_NOTE;
  const [morning] = told;
  if (!morning)
    return {
      title: words._(msg`Notifications work`),
      body: words._(msg`Changes in what you saved will come here like this.`),
      path: saved,
      tag,
    };
  const { first } = morning;
  const count = told.reduce((sum, one) => sum + one.count, 0);
  const text = toChangeText(first);
  const body = typeof text === "string" ? text : words._(text);
  if (count === 1) return { title: words._(TITLES[first.what]), body, path: first.path, tag };
  return {
    title: words._(
      msg`${plural(count, { one: "# change", other: "# changes" })} in what you saved`,
    ),
    body,
    path: saved,
    tag,
  };
}
