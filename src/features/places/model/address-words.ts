import { hasWordOf, type NamedArea, soundsOf, takeAreas } from "./area-words.ts";
import { findByName, type Gazetteer, type Place } from "./gazetteer.ts";
import { toSpelling } from "./spelling.ts";

const NEAR_WORDS: ReadonlySet<string> = new Set(soundsOf("near"));

/** Words of an address that name nothing; those of its state are the region's. */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...NEAR_WORDS,
  ...soundsOf("India", "village", "town", "భారతదేశం", "भारत"),
]);

const PINCODE = /(?<!\d)\d{6}(?!\d)/;
/** "522 503", as the post writes it; two other numbers may stand so as well. */
const PARTED_PINCODE = /(?<!\d\s?)(\d{3})\s(\d{3})(?!\s?\d)/g;
const LONGEST_NAME_WORDS = 4;

/** As the revenue office writes behind a name: "Kanuru (V), Penamaluru (M), Krishna (D)". */
const REVENUE_LETTERS: ReadonlyMap<string, string> = new Map([
  ["v", "village"],
  ["m", "mandal"],
  ["d", "district"],
]);
const REVENUE_LETTER = /\(\s*([vmd])\s*\)/gi;
/** "A. P." is "A.P.". */
const BLANK_BETWEEN_INITIALS = /(?<=(?<!\p{L})\p{L}\.)\s+(?=\p{L}\.)/gu;

function spellOut(text: string): string {
  return text
    .replace(
      REVENUE_LETTER,
      (_, letter: string) => ` ${REVENUE_LETTERS.get(letter.toLowerCase())} `,
    )
    .replace(BLANK_BETWEEN_INITIALS, "");
}

/** An address taken apart: what names something, and its pincode. */
export interface AddressWords {
  /** The words of each part between commas, without areas, pincode and region words. */
  readonly parts: readonly (readonly string[])[];
  /** Its districts and mandals, as they stand in it. */
  readonly areas: readonly NamedArea[];
  readonly pincode: string | null;
}

/** Takes an address or a search text apart. */
export function splitAddress(gazetteer: Gazetteer, written: string): AddressWords {
  const text = spellOut(written).replaceAll(PARTED_PINCODE, (parted, start, end) =>
    gazetteer.pincodes.has(start + end) ? start + end : parted,
  );
  const pincode = PINCODE.exec(text)?.[0] ?? null;
  const parts: (readonly string[])[] = [];
  const areas: NamedArea[] = [];
  for (const part of text.replace(PINCODE, " ").split(/[,;\n]/)) {
    const words = part.split(/[\s():]+/).filter((word) => namesSomething(gazetteer, word));
    const taken = takeAreas(words, (name) => findByName(gazetteer, name) !== null);
    areas.push(...taken.areas);
    if (taken.left.length === 0) continue;
    if (parts.length > 0 && isBareDistrict(gazetteer, taken.left.join(" ")))
      areas.push({ kind: "district", words: taken.left });
    else parts.push(taken.left);
  }
  return { parts, areas, pincode };
}

/** True of a district behind a place, as in "Kanuru, Krishna", that no place is called. */
function isBareDistrict(gazetteer: Gazetteer, name: string): boolean {
  const { sound } = toSpelling(name);
  return (
    findByName(gazetteer, name) === null &&
    gazetteer.districtNames.some(({ spellings }) =>
      spellings.some((known) => known.sound === sound),
    )
  );
}

/** True of "near Kankipadu": more than a name, and the same place. */
export function saysNear(text: string): boolean {
  return hasWordOf(NEAR_WORDS, text);
}

function namesSomething({ stateSounds }: Gazetteer, word: string): boolean {
  const { sound } = toSpelling(word);
  return sound !== "" && !COMMON_WORDS.has(sound) && !stateSounds.has(sound);
}

/** The first place, landmark or locality that the words name exactly, the longest name first. */
export function findNamedPlace(gazetteer: Gazetteer, { parts, areas }: AddressWords): Place | null {
  for (const words of [...parts, ...areas.map((area) => area.words)]) {
    for (let length = Math.min(words.length, LONGEST_NAME_WORDS); length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const place = findByName(gazetteer, words.slice(start, start + length).join(" "));
        if (place) return place;
      }
    }
  }
  return null;
}
