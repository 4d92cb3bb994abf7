import type { Language } from "./languages.ts";

/** What a person has written, with the language that it is in: a page of another says so by `lang`. */
export interface Said {
  readonly text: string;
  readonly language: Language;
}
