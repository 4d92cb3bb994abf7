import {
  checkTestimonial,
  parseTestimonial,
  type TestimonialPart,
  writeTestimonial,
} from "#features/settings/index.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** A testimonial as it is typed, part by part. */
export interface TypedTestimonial {
  readonly name: string;
  readonly place: string;
  readonly text: Readonly<Record<Language, string>>;
  /** "1" to "5"; empty where none were given. */
  readonly stars: string;
  readonly how: string;
  /** ISO day; empty where none is chosen. */
  readonly on: string;
}

const EMPTY: TypedTestimonial = {
  name: "",
  place: "",
  stars: "",
  how: "",
  on: "",
  text: { en: "", te: "", hi: "" },
};

/** What is typed of a setting's value; the parts of one that is half typed come back as they were. */
export function toTyped(value: string): TypedTestimonial {
  if (value === "") return EMPTY;
  const read = parseTestimonial(value);
  if (!read.ok) return { ...EMPTY, ...(JSON.parse(value) as TypedTestimonial) };
  const { agreed, stars, text, ...said } = read.testimonial;
  return {
    ...said,
    ...agreed,
    text: { ...EMPTY.text, ...text },
    stars: stars === null ? "" : String(stars),
  };
}

function toGiven({ name, place, text, stars, how, on }: TypedTestimonial) {
  const words = LANGUAGES.flatMap((language) => {
    const said = text[language].trim();
    return said === "" ? [] : [[language, said] as const];
  });
  return {
    name,
    place,
    text: Object.fromEntries(words),
    stars: stars === "" ? null : Number(stars),
    agreed: { how, on },
  };
}

/** The setting's value of what is typed: as it is stored once it is whole, empty where nothing is. */
export function toTypedValue(typed: TypedTestimonial): string {
  const parts = [typed.name, typed.place, typed.how, typed.on, ...Object.values(typed.text)];
  if (typed.stars === "" && parts.every((part) => part.trim() === "")) return "";
  const read = checkTestimonial(toGiven(typed));
  return read.ok ? writeTestimonial(read.testimonial) : JSON.stringify(typed);
}

/** What is wrong with what is typed; nothing of an empty one. `today` is an ISO day. */
export function findWrong(typed: TypedTestimonial, today: string): readonly TestimonialPart[] {
  if (toTypedValue(typed) === "") return [];
  const read = checkTestimonial(toGiven(typed));
  if (!read.ok) return read.wrong;
  return typed.on > today ? ["on"] : [];
}
