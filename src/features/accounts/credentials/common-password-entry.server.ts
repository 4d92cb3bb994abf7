import { hash } from "node:crypto";

/** So much of a SHA-256 tells the listed ones from others: one in ten million is mistaken. */
export const ENTRY_BYTES = 5;

/** How a password, in small letters, stands in the list. */
export function entryOf(password: string): Buffer {
  return hash("sha256", password, "buffer").subarray(0, ENTRY_BYTES);
}
