import { toSpelling } from "./spelling.ts";

/** Words by their sound, as they are looked up. */
export function soundsOf(...words: readonly string[]): readonly string[] {
  return words.flatMap((text) => [...toSpelling(text).words, toSpelling(text).sound]);
}

export type AreaKind = "district" | "mandal";

/** Words that stand beside an area's name: "Guntur district" is more than the city of that name. */
const AREA_WORDS: ReadonlyMap<string, AreaKind> = new Map([
  ...soundsOf(...["district", "dist", "dt", "జిల్లా", "జిల్లాలో", "జిల్లాలోని"], ...["ज़िला", "ज़िले"]).map(
    (sound) => [sound, "district"] as const,
  ),
  ...soundsOf("mandal", "మండలం", "మండలంలో", "మండలంలోని", "मंडल").map(
    (sound) => [sound, "mandal"] as const,
  ),
]);

/** The kind of area that a word tells of; null for any other word. */
export function areaKindOf(word: string): AreaKind | null {
  return AREA_WORDS.get(toSpelling(word).sound) ?? null;
}

/** True where a word of the text has one of the sounds. */
export function hasWordOf(sounds: ReadonlySet<string>, text: string): boolean {
  return text.split(/[\s,;]+/).some((word) => sounds.has(toSpelling(word).sound));
}

/** "Krishna" of "Krishna district". */
export function withoutAreaWords(name: string): string {
  const words = name.split(" ");
  return words.filter((word) => areaKindOf(word) === null).join(" ");
}

/** A district or a mandal that a text names by that word. */
export interface NamedArea {
  readonly kind: AreaKind;
  readonly words: readonly string[];
}

/**
 * Takes the areas out of a part of an address: of the words before the area's word the most that are
 * a name, else the last one; where none is before it, "Dist. Krishna", the one behind it.
 */
export function takeAreas(
  part: readonly string[],
  isName: (text: string) => boolean,
): { readonly left: readonly string[]; readonly areas: readonly NamedArea[] } {
  const left: string[] = [];
  const areas: NamedArea[] = [];
  let ahead: AreaKind | null = null;
  for (const word of part) {
    const kind = areaKindOf(word);
    if (kind !== null && left.length > 0) {
      const start = left.findIndex((_, index) => isName(left.slice(index).join(" ")));
      areas.push({ kind, words: left.splice(start) });
    } else if (kind !== null) ahead = kind;
    else if (ahead !== null) {
      areas.push({ kind: ahead, words: [word] });
      ahead = null;
    } else left.push(word);
  }
  return { left, areas };
}
