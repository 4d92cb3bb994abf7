/** Numbers from 0 up to 1, the same ones in the same order for the same text. */
export type Random = () => number;

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** Mulberry32 by T. Ettinger, public domain, started from a text. */
export function randomFrom(text: string): Random {
  let state = hashText(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between two bounds. */
export function pick(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
