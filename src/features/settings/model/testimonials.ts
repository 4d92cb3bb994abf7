import { NOT_ONE_LINE } from "#lib/text/one-line.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** How many a site may show; the first three are samples until they are set. */
const PLACES = [1, 2, 3, 4, 5, 6] as const;
export type TestimonialKey = `testimonial${(typeof PLACES)[number]}`;
export const TESTIMONIAL_KEYS: readonly TestimonialKey[] = PLACES.map(
  (place) => `testimonial${place}` as const,
);

export const LONGEST_QUOTE = 400;
const LONGEST_NAME = 80;
const LONGEST_NOTE = 200;

/** What a buyer said, where they bought, and that they agreed to be shown with it. */
export interface Testimonial {
  readonly name: string;
  readonly place: string;
  /** In at least one language. */
  readonly text: Readonly<Partial<Record<Language, string>>>;
  /** Stars that they gave, 1 to 5; null of who gave none. */
  readonly stars: number | null;
  readonly agreed: {
    /** Such as "by WhatsApp, to their name and words on our site". */
    readonly how: string;
    /** ISO day. */
    readonly on: string;
  };
}

/** The parts that may be wrong, as the console names them. */
export const TESTIMONIAL_PARTS = ["name", "place", "text", "stars", "how", "on"] as const;
export type TestimonialPart = (typeof TESTIMONIAL_PARTS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Without the spaces around; null of what is no line of at most so many letters. */
function toLine(given: unknown, longest: number): string | null {
  const text = typeof given === "string" ? given.trim() : "";
  return text !== "" && text.length <= longest && !NOT_ONE_LINE.test(text) ? text : null;
}

/** The same ISO day; null of one that no calendar has. */
function toDay(given: unknown): string | null {
  if (typeof given !== "string" || !DAY.test(given)) return null;
  const at = new Date(`${given}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== given ? null : given;
}

/** Words by language; null where one is too long, or there are none. */
function toWords(given: unknown): Testimonial["text"] | null {
  const found = Object.entries(given ?? {}).map(([name, said]) => {
    const language = LANGUAGES.find((each) => each === name);
    const text = toLine(said, LONGEST_QUOTE);
    return language && text !== null ? ([language, text] as const) : null;
  });
  const words = found.filter((one) => one !== null);
  return words.length > 0 && words.length === found.length ? Object.fromEntries(words) : null;
}

function isStars(given: unknown): given is Testimonial["stars"] {
  return given === null || [1, 2, 3, 4, 5].some((stars) => stars === given);
}

type ParsedTestimonial =
  | { readonly ok: true; readonly testimonial: Testimonial }
  | { readonly ok: false; readonly wrong: readonly TestimonialPart[] };

/**
 * Reads a testimonial, or says which parts are wrong. By hand: the console checks it as well, where no
 * library that makes code may run.
 */
export function checkTestimonial(given: Readonly<Record<string, unknown>>): ParsedTestimonial {
  const agreed = (given.agreed ?? {}) as Readonly<Record<string, unknown>>;
  const name = toLine(given.name, LONGEST_NAME);
  const place = toLine(given.place, LONGEST_NAME);
  const text = toWords(given.text);
  const stars = isStars(given.stars) ? given.stars : undefined;
  const how = toLine(agreed.how, LONGEST_NOTE);
  const on = toDay(agreed.on);
  const parts = { name, place, text, how, on };
  const isWhole = name !== null && place !== null && text !== null && how !== null && on !== null;
  if (isWhole && stars !== undefined)
    return { ok: true, testimonial: { name, place, text, stars, agreed: { how, on } } };
  return {
    ok: false,
    wrong: TESTIMONIAL_PARTS.filter((part) =>
      part === "stars" ? stars === undefined : parts[part] === null,
    ),
  };
}

/** Reads a testimonial as `writeTestimonial` writes it. */
export function parseTestimonial(text: string): ParsedTestimonial {
  if (!text.startsWith("{")) return { ok: false, wrong: [] };
  try {
    return checkTestimonial(JSON.parse(text));
  } catch {
    return { ok: false, wrong: [] }; // not even JSON, which nobody has typed
  }
}

/** One line of text, the same for the same testimonial. */
export function writeTestimonial({ name, place, text, stars, agreed }: Testimonial): string {
  const words = LANGUAGES.flatMap((language) => {
    const said = text[language];
    return said === undefined ? [] : [[language, said] as const];
  });
  const { how, on } = agreed;
  return JSON.stringify({
    name,
    place,
    text: Object.fromEntries(words),
    stars,
    agreed: { how, on },
  });
}
