import { findByName, type Gazetteer, type Place, toSpelling } from "./gazetteer.ts";

/** Words of an address that say nothing beyond the region, by their sound. */
const REGION_WORDS: ReadonlySet<string> = new Set(
  [
    "Andhra Pradesh",
    "Andhra",
    "Pradesh",
    "AP",
    "A.P.",
    "India",
    "district",
    "dist",
    "mandal",
    "near",
    "village",
    "town",
    "ఆంధ్రప్రదేశ్",
    "జిల్లా",
    "భారతదేశం",
    "आंध्र प्रदेश",
    "ज़िला",
    "भारत",
  ].flatMap((text) => [...toSpelling(text).words, toSpelling(text).sound]),
);

const PINCODE = /(?<!\d)\d{6}(?!\d)/;
const LONGEST_NAME_WORDS = 4;

/** An address taken apart: what names something, and its pincode. */
export interface AddressWords {
  /** The words of each part between commas, without pincode and region words. */
  readonly parts: readonly (readonly string[])[];
  readonly pincode: string | null;
}

/** Takes an address or a search text apart. */
export function splitAddress(text: string): AddressWords {
  const pincode = PINCODE.exec(text)?.[0] ?? null;
  const parts = text
    .replace(PINCODE, " ")
    .split(/[,;\n]/)
    .map((part) => part.split(/\s+/).filter((word) => namesSomething(word)))
    .filter((words) => words.length > 0);
  return { parts, pincode };
}

function namesSomething(word: string): boolean {
  const { sound } = toSpelling(word);
  return sound !== "" && !REGION_WORDS.has(sound);
}

/** The first place, landmark or locality that the words name exactly, the longest name first. */
export function findNamedPlace(gazetteer: Gazetteer, { parts }: AddressWords): Place | null {
  for (const words of parts) {
    for (let length = Math.min(words.length, LONGEST_NAME_WORDS); length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const place = findByName(gazetteer, words.slice(start, start + length).join(" "));
        if (place) return place;
      }
    }
  }
  return null;
}
