import { AREA_WORDS, hasWordOf, soundsOf } from "./area-words.ts";
import { findByName, type Gazetteer, type Place } from "./gazetteer.ts";
import { toSpelling } from "./spelling.ts";

const NEAR_WORDS: ReadonlySet<string> = new Set(soundsOf("near"));

/** Words of an address that name nothing; those of its state are the region's. */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...AREA_WORDS,
  ...NEAR_WORDS,
  ...soundsOf("India", "village", "town", "భారతదేశం", "भारत"),
]);

const PINCODE = /(?<!\d)\d{6}(?!\d)/;
const LONGEST_NAME_WORDS = 4;

/** An address taken apart: what names something, and its pincode. */
export interface AddressWords {
  /** The words of each part between commas, without pincode and region words. */
  readonly parts: readonly (readonly string[])[];
  readonly pincode: string | null;
}

/** Takes an address or a search text apart. */
export function splitAddress(
  { stateSounds }: Pick<Gazetteer, "stateSounds">,
  text: string,
): AddressWords {
  const pincode = PINCODE.exec(text)?.[0] ?? null;
  const parts = text
    .replace(PINCODE, " ")
    .split(/[,;\n]/)
    .map((part) => part.split(/\s+/).filter((word) => namesSomething(word, stateSounds)))
    .filter((words) => words.length > 0);
  return { parts, pincode };
}

/** True of "near Kankipadu": more than a name, and the same place. */
export function saysNear(text: string): boolean {
  return hasWordOf(NEAR_WORDS, text);
}

function namesSomething(word: string, stateSounds: ReadonlySet<string>): boolean {
  const { sound } = toSpelling(word);
  return sound !== "" && !COMMON_WORDS.has(sound) && !stateSounds.has(sound);
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
