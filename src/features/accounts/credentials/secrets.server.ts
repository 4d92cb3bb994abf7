import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A new secret of 256 bits, fit for an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** SHA-256 (hex) of the parts, each told from the next. */
export function digest(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
