import { I18n, type MessageDescriptor, type Messages } from "@lingui/core";
import { formatDecimal } from "./formats.ts";
import { LANGUAGE_TABLE, type Language } from "./languages.ts";

type Message = Exclude<Messages[string], string>;
type Values = Readonly<Record<string, unknown>>;
type Rest = [values?: Values, options?: Parameters<I18n["_"]>[2]];

/** What a compiled message with a backslash in it may still hold in place of letters. */
const ESCAPED = "\\";
/** A count in a message shows as many digits after the point as the library would. */
const COUNT_DECIMALS = 3;

/**
 * The words of a language. Fixed texts, values and plurals are put together here, as the library
 * would but without its formatter of numbers: that is a phone's slowest step on the way to a page
 * that answers (docs/decisions/numbers-are-grouped-by-us.md). Any other message is the library's.
 */
class Words extends I18n {
  // No #private field: React gets the words behind a proxy of the library.
  private readonly plural: Intl.PluralRules;

  constructor(language: Language, messages: Messages) {
    const { locale } = LANGUAGE_TABLE[language];
    super({ locale: language, locales: locale, messages: { [language]: messages } });
    this.plural = new Intl.PluralRules(locale);
  }

  override _(asked: string | MessageDescriptor, ...rest: Rest): string {
    const isName = typeof asked === "string";
    const message = this.messages[isName ? asked : asked.id];
    if (typeof message === "object" && isSimple(message))
      return put(message, (isName ? rest[0] : asked.values) ?? {}, this.plural);
    return isName ? super._(asked, ...rest) : super._(asked);
  }
}

/** The words of a language out of its compiled messages. */
export function wordsIn(language: Language, messages: Messages): I18n {
  return new Words(language, messages);
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
