import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type SealingKeys, seal, unseal } from "#features/accounts/index.server.ts";
import type { Config } from "./config.ts";
import { openKeys } from "./key-file.ts";

const KEY_BYTES = 32;

/**
 * The keys of secrets of second factors, the current one first and those that it took over from
 * after it: of the setting, or of a file beside the data, one a line, that is made when it is
 * missing. They are in no backup: a stolen one opens no account.
 */
export function openSealingKeys({
  SECOND_FACTOR_KEY,
  DATA_DIR,
}: Pick<Config, "SECOND_FACTOR_KEY" | "DATA_DIR">): Promise<SealingKeys> {
  return openKeys({
    given: SECOND_FACTOR_KEY,
    setting: "SECOND_FACTOR_KEY",
    path: join(DATA_DIR, "second-factor.key"),
    make: () => randomBytes(KEY_BYTES),
  });
}

/** Tokens of links that say what they are of, and that nobody else can make. */
interface SealedLinks {
  readonly tokenOf: (subject: string) => string;
  /** Null for what is no token of this use. */
  readonly subjectOf: (token: string) => string | null;
}

/** Links that hold their subject, sealed for one use alone. */
export function sealedLinks(keys: SealingKeys, use: string): SealedLinks {
  return {
    tokenOf: (subject) => seal(subject, keys, use),
    subjectOf: (token) => unseal(token, keys, use),
  };
}
