import { createECDH } from "node:crypto";

/** A pair of keys by which push services know us (RFC 8292), base64url. */
export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The one that browsers subscribe with now, then those that older subscriptions were made for. */
export type VapidKeys = readonly [VapidKey, ...VapidKey[]];

const CURVE = "prime256v1";
const BYTES = 32;

/** The pair of a private key of 32 bytes. Throws for what is no key of the curve. */
export function toVapidKey(privateBytes: Buffer): VapidKey {
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateBytes);
  return {
    publicKey: curve.getPublicKey("base64url"),
    privateKey: privateBytes.toString("base64url"),
  };
}

/** A new private key, 32 bytes. */
export function makeVapidPrivateKey(): Buffer {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  const made = curve.getPrivateKey();
  return Buffer.concat([Buffer.alloc(BYTES - made.length), made]);
}
