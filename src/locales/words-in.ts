import { type I18n, type MessageDescriptor, setupI18n } from "@lingui/core";

/** What a compiled message with a backslash in it may still hold in place of letters. */
const ESCAPED = "\\";

/**
 * The words of a language. Nine of ten messages are one fixed text, which is given out as it is:
 * the library makes six formatters for each before it sees that none is needed.
 */
export function wordsIn(language: string, messages: I18n["messages"]): I18n {
  const locales = `${language}-IN`;
  const i18n = setupI18n({ locale: language, locales, messages: { [language]: messages } });
  const compose = i18n.t;
  const say = (asked: string | MessageDescriptor, ...rest: [values?: object, options?: object]) => {
    const tokens = messages[typeof asked === "string" ? asked : asked.id];
    const [text] = tokens?.length === 1 ? tokens : [];
    if (typeof text === "string" && !text.includes(ESCAPED)) return text;
    return compose(asked as string, ...(rest as []));
  };
  i18n._ = say;
  i18n.t = say;
  return i18n;
}
