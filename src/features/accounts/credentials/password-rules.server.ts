import { LEAST_PASSWORD } from "#features/accounts/model/account-rules.ts";
import type { Weakness, WeakPassword } from "#features/accounts/model/refusals.ts";
import { isCommon, withoutLeet } from "./common-passwords.server.ts";

const SHORTEST_OF_AGENTS = 15;
/** In code points; longer ones only cost time. */
const LONGEST = 128;
/** A shorter local part, such as "a", is in most passwords by chance. */
const SHORTEST_LOCAL_PART = 3;
/** Shorter words of a name or an address are in too many words. */
const SHORTEST_WORD = 4;
const PRODUCT_NAMES = ["sthalam", "స్థలం", "स्थलम"];

interface PasswordOwner {
  readonly email: string;
  /** Empty where it is not known. */
  readonly name: string;
  readonly isOfTeam: boolean;
}

/** What keeps a password from being taken, null when nothing does. */
export function findWeakness(password: string, owner: PasswordOwner): WeakPassword | null {
  const plain = password.normalize("NFC").toLowerCase();
  const length = [...password.normalize("NFC")].length;
  const least = owner.isOfTeam ? SHORTEST_OF_AGENTS : LEAST_PASSWORD;
  if (length < least) return { ...weak("too-short"), least };
  if (length > LONGEST) return weak("too-long");
  if (isCommon(plain)) return weak("common");
  const spellings = [plain, withoutLeet(plain)];
  const holds = (word: string) => spellings.some((spelled) => spelled.includes(word));
  const localPart = owner.email.slice(0, owner.email.lastIndexOf("@"));
  if (localPart.length >= SHORTEST_LOCAL_PART && holds(localPart)) return weak("contains-email");
  if (isMadeOf(spellings, wordsOf(localPart))) return weak("contains-email");
  if (isMadeOf(spellings, wordsOf(owner.name))) return weak("contains-name");
  return PRODUCT_NAMES.some(holds) ? weak("contains-product") : null;
}

/** True when a password would be too short without these words. */
function isMadeOf(spellings: readonly string[], words: readonly string[]): boolean {
  return spellings.some((spelled) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ""), spelled);
    return rest !== spelled && [...rest].length < LEAST_PASSWORD;
  });
}

function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter((word) => [...word].length >= SHORTEST_WORD);
}

function weak(reason: Weakness): WeakPassword {
  return { ok: false, code: "weak-password", reason };
}
