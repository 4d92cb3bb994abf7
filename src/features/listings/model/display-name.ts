/** Initials that a rule cannot tell from words; all-consonant words are taken for initials anyway. */
const INITIALS = new Set(["ORR", "ASNR", "AIIMS", "NRI", "CRDA"]);
const ROMAN = /^(?=[IVX])(X{0,3})(IX|IV|V?I{0,3})$/;
const ALL_CONSONANTS = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/;
const SMALL_WORDS = new Set(["and", "of", "by", "the", "at"]);

/** Name for the screen: "GREEN DELIGHT PEARL" → "Green Delight Pearl", initials and numerals kept. */
export function toDisplayName(name: string): string {
  const shouting = name === name.toUpperCase();
  const spaced = name
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ -\s*|\s*- /g, " – ");
  return spaced
    .split(" ")
    .map((word, at) =>
      word
        .split("-")
        .map((part) => toWord(part, at > 0, shouting))
        .join("-"),
    )
    .join(" ");
}

function toWord(word: string, inside: boolean, shouting: boolean): string {
  if (INITIALS.has(word) || ROMAN.test(word) || ALL_CONSONANTS.test(word)) return word;
  const lower = word.toLowerCase();
  if (inside && SMALL_WORDS.has(lower)) return lower;
  return word.slice(0, 1).toUpperCase() + (shouting ? lower.slice(1) : word.slice(1));
}
