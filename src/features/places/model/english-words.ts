import { hasIndicLetters } from "./indic-letters.ts";
import { countMistakes, foldSpelling } from "./spelling.ts";

/** English words of names by the sound that their Telugu and Hindi spellings have. */
export type EnglishWords = ReadonlyMap<string, string>;

interface WordRow {
  readonly en: string;
  readonly te: readonly string[];
  readonly hi: readonly string[];
}

/** From so many letters on one mistake is forgiven. */
const FORGIVEN_LENGTH = 5;

/** Reads the words of `data/region/gazetteer.json`. */
export function toEnglishWords(rows: readonly WordRow[]): EnglishWords {
  return new Map(
    rows.flatMap(({ en, te, hi }) =>
      [...te, ...hi].map((word) => [foldSpelling(word), en] as const),
    ),
  );
}

/**
 * A text with the English words that it has in Telugu or Hindi script written in Latin letters, as
 * names have them: "గ్రీన్ డిలైట్" is "green delight". All other words stay as they are.
 */
export function readEnglish(words: EnglishWords, text: string): string {
  if (!hasIndicLetters(text)) return text;
  return text
    .split(/\s+/)
    .map((word) => (hasIndicLetters(word) ? (findWord(words, foldSpelling(word)) ?? word) : word))
    .join(" ");
}

function findWord(words: EnglishWords, sound: string): string | undefined {
  const known = words.get(sound);
  if (known !== undefined || sound.length < FORGIVEN_LENGTH) return known;
  for (const [near, word] of words)
    if (Math.abs(near.length - sound.length) <= 1 && countMistakes(sound, near, 1).whole <= 1)
      return word;
  return undefined;
}
