/**
 * Latin sounds of Telugu and Devanagari letters. Unicode lays both scripts out alike (after
 * ISCII), so one table by offset from the start of the block serves both: Telugu U+0C00,
 * Devanagari U+0900.
 */
const VOWELS: Readonly<Record<number, string>> = {
  5: "a",
  6: "a",
  7: "i",
  8: "i",
  9: "u",
  10: "u",
  11: "ru",
  13: "e",
  14: "e",
  15: "e",
  16: "ai",
  17: "o",
  18: "o",
  19: "o",
  20: "au",
};

const CONSONANTS: Readonly<Record<number, string>> = {
  21: "k",
  22: "kh",
  23: "g",
  24: "gh",
  25: "n",
  26: "ch",
  27: "chh",
  28: "j",
  29: "jh",
  30: "n",
  31: "t",
  32: "th",
  33: "d",
  34: "dh",
  35: "n",
  36: "t",
  37: "th",
  38: "d",
  39: "dh",
  40: "n",
  41: "n",
  42: "p",
  43: "ph",
  44: "b",
  45: "bh",
  46: "m",
  47: "y",
  48: "r",
  49: "r",
  50: "l",
  51: "l",
  52: "l",
  53: "v",
  54: "sh",
  55: "sh",
  56: "s",
  57: "h",
};

const VOWEL_SIGNS: Readonly<Record<number, string>> = {
  62: "a",
  63: "i",
  64: "i",
  65: "u",
  66: "u",
  67: "ru",
  69: "e",
  70: "e",
  71: "e",
  72: "ai",
  73: "o",
  74: "o",
  75: "o",
  76: "au",
  77: "",
};

const NASALS: ReadonlySet<number> = new Set([1, 2]);
const NUKTA = 60;
const LABIAL_SOUND = /^[pbm]/;
const LETTER = /[\u0900-\u0963\u0c00-\u0c63]/u;
const BLOCK_SIZE = 0x80;

/** True for a text that has a letter of Telugu or Devanagari. */
export function hasIndicLetters(text: string): boolean {
  return LETTER.test(text);
}

/** Offset in its block, or -1 for a letter of another script. */
function offsetOf(letter: string | undefined): number {
  return letter && LETTER.test(letter) ? (letter.codePointAt(0) ?? 0) % BLOCK_SIZE : -1;
}

function isHindi(letter: string): boolean {
  return letter < "\u0980";
}

/** A consonant's own "a" is silent at the end of a Hindi word, and gives way to a vowel sign. */
function innerVowel(letter: string, next: number): string {
  if (next in VOWEL_SIGNS) return "";
  return next === -1 && isHindi(letter) ? "" : "a";
}

function nasal(next: number): string {
  const following = CONSONANTS[next];
  return following && !LABIAL_SOUND.test(following) ? "n" : "m";
}

/** Writes Telugu and Devanagari in Latin letters, roughly as read; leaves the rest as it is. */
export function toLatinLetters(text: string): string {
  if (!hasIndicLetters(text)) return text;
  const letters = [...text.normalize("NFC")].filter((letter) => offsetOf(letter) !== NUKTA);
  return letters
    .map((letter, index) => {
      const offset = offsetOf(letter);
      const next = offsetOf(letters[index + 1]);
      const consonant = CONSONANTS[offset];
      if (consonant) return consonant + innerVowel(letter, next);
      if (NASALS.has(offset)) return nasal(next);
      return VOWELS[offset] ?? VOWEL_SIGNS[offset] ?? (offset === -1 ? letter : "");
    })
    .join("");
}
