import { msg } from "@lingui/core/macro";
import type { KnownLead } from "#features/leads/model/inbox-replies.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";

/** How a message to a buyer begins, in the buyer's language: the console may speak another. */
export function greetingOf({
  language,
  name,
  listingName,
}: Pick<KnownLead, "language" | "name" | "listingName">): string {
  const words = SERVER_WORDS[language];
  return listingName
    ? words._(msg`Hello ${name}, this is Sthalam. You asked us about ${listingName}.`)
    : words._(msg`Hello ${name}, this is Sthalam. You asked us to call.`);
}
