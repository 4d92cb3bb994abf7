import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

/** So much of a SHA-256 tells the listed ones from others: one in ten million is mistaken. */
const ENTRY_BYTES = 5;

/** Sorted entries of the 100,000 commonest: half a megabyte, where their letters took eight. */
const ENTRIES = readFileSync(new URL("./common-passwords.bin", import.meta.url));

/** How many passwords are listed. */
export const COMMON_COUNT = ENTRIES.length / ENTRY_BYTES;

/** How a password, in small letters, stands in the list. */
export function entryOf(password: string): Buffer {
  return hash("sha256", password, "buffer").subarray(0, ENTRY_BYTES);
}

function isListed(password: string): boolean {
  const wanted = entryOf(password);
  let low = 0;
  let high = COMMON_COUNT;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = middle * ENTRY_BYTES;
    const order = wanted.compare(ENTRIES, at, at + ENTRY_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}

/** What people write letters as. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "+": "t",
};

/** The letters that a password stands for: "p@55w0rd" is "password". */
export function withoutLeet(plain: string): string {
  return plain.replaceAll(/[013457@$!+]/g, (letter) => LEET[letter] ?? letter);
}

/** What is left without the digits and signs round it. */
function core(plain: string): string {
  return plain.replaceAll(/^[^\p{L}\s]+|[^\p{L}\s]+$/gu, "");
}

/** "monkeymonkey" is "monkey" once more. */
function once(plain: string): string {
  return /^(.+?)\1+$/su.exec(plain)?.[1] ?? plain;
}

/**
 * True when a password, in small letters, is one of the commonest, or one of them makes up half of it
 * and the rest is what people add: digits and signs round it, digits for letters, the same again.
 */
export function isCommon(plain: string): boolean {
  const spelled = [plain, withoutLeet(plain)];
  const bare = [...spelled, core(plain), withoutLeet(core(plain)), core(withoutLeet(plain))];
  const all = bare.flatMap((one) => [one, once(one)]);
  const isOnlyHalf = (one: string) => one.length * 2 >= plain.length || once(plain) === one;
  return all.some((one) => isOnlyHalf(one) && isListed(one));
}
