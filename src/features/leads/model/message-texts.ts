import { NOT_PLAIN_TEXT } from "#lib/text/one-line.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** What agents write to buyers again and again. */
export const MESSAGE_KINDS = [
  "greeting",
  "brochure",
  "place",
  "price",
  "visit",
  "follow-up",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The ways by which a message goes. */
export const MESSAGE_CHANNELS = ["whatsapp", "mail"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Longest text of a kind, and of a message that is sent, in UTF-16 units as browsers count. */
export const LONGEST_MESSAGE = 1000;

/** Everything that a text has a place for, by what it is called between braces in each language. */
const TABLE = {
  name: { en: "name", te: "పేరు", hi: "नाम" },
  layout: { en: "layout", te: "లేఅవుట్", hi: "लेआउट" },
  plot: { en: "plot", te: "ప్లాటు", hi: "प्लॉट" },
  price: { en: "price", te: "ధర", hi: "कीमत" },
  visitTime: { en: "visit", te: "విజిట్", hi: "विज़िट" },
  pageLink: { en: "page link", te: "పేజీ లింకు", hi: "पेज लिंक" },
  brochureLink: { en: "brochure link", te: "బ్రోచర్ లింకు", hi: "ब्रोशर लिंक" },
  placeLink: { en: "map link", te: "మ్యాప్ లింకు", hi: "नक्शा लिंक" },
  visitLink: { en: "visit link", te: "విజిట్ లింకు", hi: "विज़िट लिंक" },
  agent: { en: "agent", te: "ఏజెంట్", hi: "एजेंट" },
  site: { en: "site", te: "సైటు", hi: "साइट" },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type Placeholder = keyof typeof TABLE;
export const PLACEHOLDERS = Object.keys(TABLE) as readonly Placeholder[];

/** What is known of each; null for what is not. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

/** What stands in a text for a placeholder, braces included: "{name}". */
export function placeholderToken(placeholder: Placeholder, language: Language): string {
  return `{${TABLE[placeholder][language]}}`;
}

const TOKEN = /\{([^{}\n]*)\}/g;

/** By every name of every language: a text may be made from one of another. */
const BY_NAME: ReadonlyMap<string, Placeholder> = new Map(
  PLACEHOLDERS.flatMap((placeholder) =>
    Object.values(TABLE[placeholder]).map((name) => [name, placeholder] as const),
  ),
);

function placeholderNamed(name: string): Placeholder | null {
  return BY_NAME.get(name.trim().normalize("NFC")) ?? null;
}

/** What is wrong with a text. */
export type MessageProblem =
  | { readonly code: "empty" | "too-long" | "broken" }
  | {
      readonly code: "unknown-placeholder";
      /** As they stand in the text, braces included. */
      readonly tokens: readonly string[];
    };

/** What is wrong with the text of a kind; null for nothing. */
export function findMessageProblem(text: string): MessageProblem | null {
  if (text.trim() === "") return { code: "empty" };
  if (text.length > LONGEST_MESSAGE) return { code: "too-long" };
  if (!text.isWellFormed() || NOT_PLAIN_TEXT.test(text)) return { code: "broken" };
  const tokens = [...text.matchAll(TOKEN)].flatMap(([token, name = ""]) =>
    placeholderNamed(name) === null ? [token] : [],
  );
  return tokens.length === 0 ? null : { code: "unknown-placeholder", tokens: [...new Set(tokens)] };
}

/** The placeholders of a text that nothing is known for, each once, in its order. */
export function findUnfilled(text: string, values: PlaceholderValues): Placeholder[] {
  const named = [...text.matchAll(TOKEN)].flatMap(([, name = ""]) => placeholderNamed(name) ?? []);
  return [...new Set(named)].filter((placeholder) => !values[placeholder]?.trim());
}

/**
 * The text with what is known in the place of its placeholders. A line with one of which nothing is
 * known is left out, and what is filled in is never read for placeholders itself.
 */
export function fillMessage(text: string, values: PlaceholderValues): string {
  const lines = text.split("\n").flatMap((line) => {
    if (findUnfilled(line, values).length > 0) return [];
    const filled = line.replace(TOKEN, (token, name: string) => {
      const placeholder = placeholderNamed(name);
      return (placeholder && values[placeholder]?.trim()) ?? token;
    });
    return [filled];
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The kind of a stored event; null where it names none. */
export function toMessageKind(text: string): MessageKind | null {
  return MESSAGE_KINDS.find((kind) => kind === text) ?? null;
}
