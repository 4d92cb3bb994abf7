import { toLatinLetters } from "./indic-letters.ts";

/**
 * How the same name is spelt differently in Latin letters here, as rewrites to one spelling,
 * applied in order: Thullur and Tullur, Vaddeshwaram and Vaddeswaram, Guntoor and Guntur.
 */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/\by(?=e)/g, ""], // Yerrabalem, Errabalem
  [/\bv(?=u)/g, ""], // Vuyyuru, Uyyuru
  [/f/g, "p"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/q/g, "k"],
  [/x/g, "ks"],
  [/(?<=[bcdgjkpst])h/g, ""],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/(?<=a)yi/g, "i"], // Sayi, Sai
  [/y(?![aeiou])/g, "i"],
  [/n(?=[pb])/g, "m"],
  [/ai/g, "e"],
  [/(.)\1+/g, "$1"],
];

/** One letter may stand for eighteen: no name has as many. */
const LONGEST = 500;

/**
 * The sound of a name in plain Latin letters and digits, words parted by one space, the same for
 * the usual spellings and for the three scripts: "Undavalli", "Undavali" and "ఉండవల్లి" agree.
 */
export function foldSpelling(text: string): string {
  const plain = toLatinLetters(text)
    .normalize("NFKD")
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/\p{M}|\p{Cf}|['’.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return SAME_SOUND.reduce((word, [from, to]) => word.replace(from, to), plain);
}

/** The letters of a sound: as bits those that it has once, then those that it has twice, and so on. */
export type Letters = readonly number[];

/** The letters of a sound; letters of other scripts share their bits. */
export function lettersOf(sound: string): Letters {
  const letters: number[] = [];
  for (const letter of sound) {
    const bit = 1 << ((letter.codePointAt(0) ?? 0) % 32);
    const times = letters.findIndex((had) => (had & bit) === 0);
    if (times < 0) letters.push(bit);
    else letters[times] = (letters[times] ?? 0) | bit;
  }
  return letters;
}

/** One way to write a name, ready to be matched. */
export interface Spelling {
  /** As people write it, in lower case. */
  readonly written: string;
  /** Its sound, words parted by a space. */
  readonly words: readonly string[];
  /** Its sound in one piece. */
  readonly sound: string;
  /** Its sound from each word on. */
  readonly tails: readonly string[];
  /** The letters that its sound has. */
  readonly letters: Letters;
}

/** Prepares one way to write a name for matching. */
export function toSpelling(text: string): Spelling {
  const words = foldSpelling(text).split(" ").filter(Boolean);
  const sound = foldSpelling(words.join(""));
  return {
    written: text.trim().toLowerCase(),
    words,
    sound,
    tails: words.map((_, index) => words.slice(index).join("")),
    letters: lettersOf(sound),
  };
}

/** How many letters the first has that the second has not: it takes as many mistakes at least. */
export function countMissing(letters: Letters, among: Letters): number {
  let count = 0;
  for (const [times, had] of letters.entries())
    for (let left = had & ~(among[times] ?? 0); left !== 0; left &= left - 1) count += 1;
  return count;
}

/** How many wrong letters are forgiven in a word of this many letters. */
export function forgivenMistakes(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

export interface Mistakes {
  /** Against the whole target. */
  readonly whole: number;
  /** Against the beginning of the target that comes nearest. */
  readonly beginning: number;
}

const TOO_MANY: Mistakes = { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };

/**
 * Counts letters added, missing, wrong or swapped with their neighbour (optimal alignment); more
 * than `most` may be told as infinitely many.
 */
export function countMistakes(
  typed: string,
  target: string,
  most = Number.POSITIVE_INFINITY,
): Mistakes {
  let before: number[] = [];
  let above = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = new Array<number>(target.length + 1).fill(Number.POSITIVE_INFINITY);
    line[0] = row;
    let least = row;
    // Farther from the diagonal more letters are missing or added than are asked about.
    const end = Math.min(target.length, row + most);
    for (let column = Math.max(1, row - most); column <= end; column++) {
      const same = typed[row - 1] === target[column - 1];
      const swapped =
        typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1];
      const count = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      line[column] = count;
      if (count < least) least = count;
    }
    if (least > most) return TOO_MANY;
    before = above;
    above = line;
  }
  return { whole: above.at(-1) ?? typed.length, beginning: Math.min(...above) };
}
