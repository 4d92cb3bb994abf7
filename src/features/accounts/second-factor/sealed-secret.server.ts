import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keys of 32 bytes: the first one seals, all of them open. So a key gives way to a new one while
 * what it sealed is still read.
 */
export type SealingKeys = readonly [current: Buffer, ...older: Buffer[]];

/** Seals a secret for this owner alone; another's row opens nothing. */
export function seal(secret: string, [key]: SealingKeys, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** What was sealed; null when no key fits, the owner is another, or the text was changed. */
export function unseal(sealed: string, keys: SealingKeys, owner: string): string | null {
  for (const key of keys) {
    const secret = open(sealed, key, owner);
    if (secret !== null) return secret;
  }
  return null;
}

function open(sealed: string, key: Buffer, owner: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString();
  } catch {
    return null; // sealed with another key; where that is lost, a recovery code still opens
  }
}
