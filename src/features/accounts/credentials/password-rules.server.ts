import common from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import { LEAST_PASSWORD } from "#features/accounts/model/account-rules.ts";
import type { Weakness, WeakPassword } from "#features/accounts/model/refusals.ts";

const SHORTEST_OF_AGENTS = 15;
/** In code points; longer ones only cost time. */
const LONGEST = 128;
/** A shorter local part, such as "a", is in most passwords by chance. */
const SHORTEST_LOCAL_PART = 3;
const PRODUCT_NAMES = ["sthalam", "స్థలం", "स्थलम"];

/** Passwords long enough to be taken that people use most, from leaks; zxcvbn's list, MIT. */
const COMMON: ReadonlySet<string> = new Set(
  common.filter((password) => password.length >= LEAST_PASSWORD),
);

/** How many passwords are refused as common. */
export const COMMON_COUNT = COMMON.size;

/** What keeps a password from being taken, null when nothing does. */
export function findWeakness(
  password: string,
  owner: { readonly email: string; readonly isAgent: boolean },
): WeakPassword | null {
  const plain = password.normalize("NFC").toLowerCase();
  const length = [...password.normalize("NFC")].length;
  const least = owner.isAgent ? SHORTEST_OF_AGENTS : LEAST_PASSWORD;
  if (length < least) return { ...weak("too-short"), least };
  if (length > LONGEST) return weak("too-long");
  if (COMMON.has(plain)) return weak("common");
  const localPart = owner.email.slice(0, owner.email.lastIndexOf("@"));
  if (localPart.length >= SHORTEST_LOCAL_PART && plain.includes(localPart))
    return weak("contains-email");
  return PRODUCT_NAMES.some((name) => plain.includes(name)) ? weak("contains-product") : null;
}

function weak(reason: Weakness): WeakPassword {
  return { ok: false, code: "weak-password", reason };
}
