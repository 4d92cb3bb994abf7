/** Latin accents; the vowel signs of Telugu and Hindi are letters and stay. */
const ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’`]/g;
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const PLAIN_ASCII = /^[\x20-\x7e]*$/;
/** Shorter words have too many neighbours to forgive a letter. */
const FORGIVEN_LENGTH = 5;
const HAS_DIGIT = /\p{N}/u;

/** The words of a text in lower case, without accents, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  const folded = PLAIN_ASCII.test(text) ? text : text.normalize("NFKD").replace(ACCENTS, "");
  return folded
    .normalize("NFC")
    .toLowerCase()
    .replace(APOSTROPHES, "")
    .split(NOT_IN_WORDS)
    .filter((word) => word !== "");
}

/** True when one letter more, less, other, or two neighbours swapped, make `a` into `b`. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
}

/**
 * The words of a vocabulary that a typed word may mean: those that begin with it; where there are
 * none, and the word is at least five letters and no number, those one letter off.
 */
export function meaningsOf(word: string, vocabulary: readonly string[]): Set<number> {
  const meanings = new Set<number>();
  vocabulary.forEach((known, row) => {
    if (known.startsWith(word)) meanings.add(row);
  });
  if (meanings.size > 0 || word.length < FORGIVEN_LENGTH || HAS_DIGIT.test(word)) return meanings;
  vocabulary.forEach((known, row) => {
    if (isOneLetterOff(word, known)) meanings.add(row);
  });
  return meanings;
}

/** True when `text` begins with `prefix`, whatever the case of its ASCII letters. */
export function beginsWith(text: string, prefix: string): boolean {
  return (
    text.length >= prefix.length &&
    text.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase()
  );
}
