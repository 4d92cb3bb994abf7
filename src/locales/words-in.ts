import { type I18n, type MessageDescriptor, type Messages, setupI18n } from "@lingui/core";
import { formatDecimal } from "./formats.ts";

type Message = Exclude<Messages[string], string>;
type Values = Readonly<Record<string, unknown>>;

/** What a compiled message with a backslash in it may still hold in place of letters. */
const ESCAPED = "\\";
/** A count in a message shows as many digits after the point as the library would. */
const COUNT_DECIMALS = 3;

/**
 * The words of a language. Fixed texts, values and plurals are put together here, as the library
 * would but without its formatter of numbers: that is a phone's slowest step on the way to a page
 * that answers (docs/decisions/numbers-are-grouped-by-us.md). Any other message is the library's.
 */
export function wordsIn(language: string, messages: Messages): I18n {
  const i18n = setupI18n({
    locale: language,
    locales: `${language}-IN`,
    messages: { [language]: messages },
  });
  const compose = i18n.t;
  const plural = new Intl.PluralRules(`${language}-IN`);
  const say = (asked: string | MessageDescriptor, ...rest: [values?: Values, options?: object]) => {
    const [id, values = {}] =
      typeof asked === "string" ? [asked, rest[0]] : [asked.id, asked.values];
    const message = messages[id];
    return typeof message === "object" && isSimple(message)
      ? put(message, values, plural)
      : compose(asked as string, ...(rest as []));
  };
  i18n._ = say;
  i18n.t = say;
  return i18n;
}

type Cases = Readonly<Record<string, Message>>;

/** Made of texts, values and plurals of these, with nothing left to unpack. */
function isSimple(message: Message): boolean {
  return message.every((token) => {
    if (typeof token === "string") return !token.includes(ESCAPED);
    const [, type, cases] = token;
    if (type === undefined) return true;
    if (type !== "plural") return false;
    return Object.values(cases as object).every((text) => Array.isArray(text) && isSimple(text));
  });
}

/** The text of a message; `count` stands for "#" within a plural. */
function put(message: Message, values: Values, plural: Intl.PluralRules, count?: string): string {
  let text = "";
  for (const token of message) {
    if (typeof token === "string") {
      text += token === "#" && count !== undefined ? count : token;
      continue;
    }
    const [name, type, format] = token;
    const value = values[name];
    if (type === undefined) text += value ?? "";
    else {
      const cases = format as Cases;
      const number = Number(value);
      const chosen = cases[number] ?? cases[plural.select(number)] ?? cases.other ?? [];
      text += put(chosen, values, plural, formatDecimal(number, COUNT_DECIMALS));
    }
  }
  return text;
}
