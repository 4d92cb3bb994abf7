import { countMissing, countMistakes, forgivenMistakes, type Spelling } from "./spelling.ts";

/** What each kind of agreement between a typed text and a name is worth. */
const WORTH = {
  exact: 100,
  /** Breaks the tie between names that sound alike: Amaravati and Amaravathi. */
  writtenSame: 4,
  beginning: 80,
  /** Every typed word begins a word of the name, in whatever order. */
  allWords: 78,
  laterWord: 66,
  inside: 48,
  mistaken: 56,
  /** Every typed word begins a word of the name, or is one with some mistakes. */
  mistakenWords: 58,
  mistakenBeginning: 40,
  perMistake: 8,
  /** Most that a name loses for being longer than what was typed. */
  longer: 8,
} as const;

/** At least so much are two names worth that sound the same. */
export const SAME_SOUND_WORTH = WORTH.exact;
/** At least so much is a name worth that has all the typed words. */
export const ALL_WORDS_WORTH = WORTH.allWords - WORTH.longer;
const SHORTEST_INSIDE = 4;
const SHORTEST_MISTAKEN_BEGINNING = 5;

function byMistakes(typed: Spelling, { sound, letters }: Spelling): number {
  const forgiven = forgivenMistakes(typed.sound.length);
  if (forgiven === 0 || sound.length < typed.sound.length - forgiven) return 0;
  if (countMissing(typed.letters, letters) > forgiven) return 0;
  const { whole, beginning } = countMistakes(typed.sound, sound, forgiven);
  if (whole <= forgiven) return WORTH.mistaken - whole * WORTH.perMistake;
  const long = typed.sound.length >= SHORTEST_MISTAKEN_BEGINNING;
  return long && beginning <= forgiven ? WORTH.mistakenBeginning - beginning * WORTH.perMistake : 0;
}

function holdsAllWords(typed: Spelling, name: Spelling): boolean {
  return (
    typed.words.length > 1 &&
    typed.words.every((word) => name.words.some((named) => named.startsWith(word)))
  );
}

/** The mistakes of a typed word against the word of the name that it comes nearest to. */
function mistakesOfWord(word: string, { words }: Spelling): number {
  const forgiven = forgivenMistakes(word.length);
  const counts = words.map((named) =>
    named.startsWith(word) ? 0 : countMistakes(word, named, forgiven).whole,
  );
  const least = Math.min(...counts);
  return least <= forgiven ? least : Number.POSITIVE_INFINITY;
}

function byMistakenWords(typed: Spelling, name: Spelling): number {
  if (typed.words.length < 2 || typed.words.length > name.words.length) return 0;
  const most = typed.words.reduce((sum, word) => sum + forgivenMistakes(word.length), 0);
  if (countMissing(typed.letters, name.letters) > most) return 0;
  const mistakes = typed.words.reduce((sum, word) => sum + mistakesOfWord(word, name), 0);
  const longer = Math.min(WORTH.longer, name.words.length - typed.words.length);
  return Math.max(0, WORTH.mistakenWords - mistakes * (WORTH.perMistake / 2) - longer);
}

/** How well a typed text agrees with one spelling of a name: 0 not at all, 104 letter for letter. */
export function matchSpelling(typed: Spelling, name: Spelling): number {
  if (typed.sound === "") return 0;
  if (typed.sound === name.sound) {
    return WORTH.exact + (typed.written === name.written ? WORTH.writtenSame : 0);
  }
  const longer = Math.min(WORTH.longer, (name.sound.length - typed.sound.length) / 2);
  if (name.sound.startsWith(typed.sound)) return WORTH.beginning - longer;
  if (holdsAllWords(typed, name)) return WORTH.allWords - longer;
  if (name.tails.some((tail) => tail.startsWith(typed.sound))) return WORTH.laterWord - longer;
  if (typed.sound.length >= SHORTEST_INSIDE && name.sound.includes(typed.sound)) {
    return WORTH.inside - longer;
  }
  return Math.max(byMistakes(typed, name), byMistakenWords(typed, name));
}

/** The best agreement with any of a name's spellings. */
export function matchAny(typed: Spelling, spellings: readonly Spelling[]): number {
  return Math.max(0, ...spellings.map((spelling) => matchSpelling(typed, spelling)));
}
