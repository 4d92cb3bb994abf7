// Apart from accounts-testing.ts: benches read it without the compiler of messages.
import type { HashCost } from "./password-hash.server.ts";

/** The least that argon2 takes: for tests where strength is not the matter. */
export const CHEAP: HashCost = { memoryKibibytes: 8, passes: 1 };

/** A six-digit code that is another one. */
export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, "0");
}
