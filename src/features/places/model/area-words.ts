import { toSpelling } from "./spelling.ts";

/** Words by their sound, as they are looked up. */
export function soundsOf(...words: readonly string[]): readonly string[] {
  return words.flatMap((text) => [...toSpelling(text).words, toSpelling(text).sound]);
}

const DISTRICT_WORDS: ReadonlySet<string> = new Set(
  soundsOf("district", "dist", "జిల్లా", "జిల్లాలో", "ज़िला", "ज़िले"),
);

/** "Guntur district" is more than the city of that name. */
export const AREA_WORDS: ReadonlySet<string> = new Set([
  ...DISTRICT_WORDS,
  ...soundsOf("mandal", "మండలం", "मंडल"),
]);

/** True where a word of the text has one of the sounds. */
export function hasWordOf(sounds: ReadonlySet<string>, text: string): boolean {
  return text.split(/[\s,;]+/).some((word) => sounds.has(toSpelling(word).sound));
}

/** True where a district is asked for. */
export function namesDistrict(text: string): boolean {
  return hasWordOf(DISTRICT_WORDS, text);
}

/** True where a district or a mandal is asked for, which no town or village is. */
export function namesArea(text: string): boolean {
  return hasWordOf(AREA_WORDS, text);
}

/** "Krishna" of "Krishna district". */
export function withoutAreaWords(name: string): string {
  const words = name.split(" ");
  return words.filter((word) => !AREA_WORDS.has(toSpelling(word).sound)).join(" ");
}
