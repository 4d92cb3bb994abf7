import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { LANGUAGE_TABLE, toLanguage } from "#platform/i18n/languages.ts";
import { type SampleName, useSite } from "./site.ts";

const WORDS: readonly (readonly [SampleName, MessageDescriptor])[] = [
  ["supportPhone", msg`phone number`],
  ["whatsappNumber", msg`WhatsApp number`],
  ["infoEmail", msg`email`],
  ["postalAddress", msg`address`],
  ["crdaRegistration", msg`registration`],
];

/** Which of the agent's own facts are made up still; nothing once none is. */
export function SampleNote() {
  const { i18n } = useLingui();
  const { samples } = useSite();
  const names = WORDS.flatMap(([name, words]) => (samples.includes(name) ? [i18n._(words)] : []));
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(LANGUAGE_TABLE[toLanguage(i18n.locale)].locale).format(names);
  return (
    <p className="text-small text-muted">
      <Trans>Samples until the agent sets them: {list}.</Trans>
    </p>
  );
}
