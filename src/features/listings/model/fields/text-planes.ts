/** Fills short strings up; a string that carries it is not packed. */
const PAD = "\0";
/** Longer strings are words, which compress better as they are. */
const MOST_UNITS = 16;

/**
 * A column of strings: as it is, or by planes, the first letters of all, then the second ones.
 * Ids and hashes compress by a tenth better so, since a letter's neighbours are then of its kind.
 */
export type PackedText = readonly string[] | { readonly planes: readonly string[] };

/** Packs a column of short strings; what cannot be packed stays as it is. */
export function packText(strings: readonly string[]): PackedText {
  const width = strings.reduce((most, { length }) => Math.max(most, length), 0);
  if (width > MOST_UNITS || strings.some((text) => text.includes(PAD))) return strings;
  const planes = Array.from({ length: width }, (_, unit) =>
    strings.map((text) => text[unit] ?? PAD).join(""),
  );
  return { planes };
}

/** The strings of a column, `count` of them; null when it is not a column of that many. */
export function unpackText(packed: unknown, count: number): readonly string[] | null {
  if (Array.isArray(packed)) return packed.length === count ? packed : null;
  if (typeof packed !== "object" || packed === null || !("planes" in packed)) return null;
  const { planes } = packed;
  if (!Array.isArray(planes)) return null;
  if (!planes.every((plane) => typeof plane === "string" && plane.length === count)) return null;
  return Array.from({ length: count }, (_, row) => {
    const text = planes.map((plane: string) => plane[row]).join("");
    const end = text.indexOf(PAD);
    return end < 0 ? text : text.slice(0, end);
  });
}
