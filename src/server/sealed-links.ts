import { type SealingKeys, seal, unseal } from "#features/accounts/index.server.ts";

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
