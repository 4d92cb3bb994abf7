import { MESSAGE_KINDS, type MessageKind } from "#features/leads/index.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** The setting of a message's text in a language. */
export type MessageKey = `${MessageKind}.${Language}`;

/** The key under which a message's text in a language is set. */
export function messageKey(kind: MessageKind, language: Language): MessageKey {
  return `${kind}.${language}`;
}

/** Every text of every language, in the order in which they are shown. */
export const MESSAGE_SETTINGS: readonly {
  readonly key: MessageKey;
  readonly kind: MessageKind;
  readonly language: Language;
}[] = MESSAGE_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => ({ key: messageKey(kind, language), kind, language })),
);
