// Signatures that verifiers have got wrong before, each in a token that is right otherwise.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { JWK } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { IssuerKeys } from "./issuer-keys.server.ts";
import { CLIENT_ID, goodClaims, ISSUER, NONCE, NOW, TestProvider } from "./issuer-testing.ts";
import { verifyIdToken } from "./verify-id-token.server.ts";

interface Vectors {
  readonly testGroups: readonly {
    readonly keyDer: string;
    readonly tests: readonly Vector[];
  }[];
}

interface Vector {
  readonly tcId: number;
  readonly comment: string;
  readonly msg: string;
  readonly sig: string;
  readonly result: "valid" | "invalid" | "acceptable";
}

afterEach(() => {
  vi.restoreAllMocks();
});

const EC = (bits: number) => ({ name: "ECDSA", namedCurve: `P-${bits}` });
const RSA = (name: string, bits: number) => ({ name, hash: `SHA-${bits}` });

test.each([
  // File, algorithm of the token, form of the key, bytes of a half of the signature, how many of the
  // file are tried (the others' signatures cannot be written in a token), how many of these are good.
  ["ecdsa_secp256r1_sha256", "ES256", EC(256), 32, 218, 147],
  ["ecdsa_secp384r1_sha384", "ES384", EC(384), 48, 239, 168],
  ["ecdsa_secp521r1_sha512", "ES512", EC(521), 66, 284, 206],
  ["rsa_signature_2048_sha256", "RS256", RSA("RSASSA-PKCS1-v1_5", 256), 0, 237, 7],
  ["rsa_signature_3072_sha384", "RS384", RSA("RSASSA-PKCS1-v1_5", 384), 0, 238, 7],
  ["rsa_signature_4096_sha512", "RS512", RSA("RSASSA-PKCS1-v1_5", 512), 0, 238, 7],
  ["rsa_pss_2048_sha256_mgf1_32", "PS256", RSA("RSA-PSS", 256), 0, 103, 63],
] as const)(
  "%s: a token is believed when its signature is good, and never else",
  async (file, alg, form, half, tried, good) => {
    const wrong: string[] = [];
    const count = { tried: 0, good: 0 };
    for (const group of readVectors(file).testGroups) {
      const check = {
        keys: await keysOf(group.keyDer, form, alg),
        clientId: CLIENT_ID,
        clock: () => NOW,
      };
      for (const vector of group.tests) {
        const signature = half ? joined(vector.sig, half) : Buffer.from(vector.sig, "hex");
        if (signature === null || vector.result === "acceptable") continue;
        const result = await withMessage(Buffer.from(vector.msg, "hex"), () =>
          verifyIdToken(tokenWith(alg, signature), NONCE, check),
        );
        count.tried += 1;
        if (vector.result === "valid") count.good += 1;
        if (result.ok !== (vector.result === "valid"))
          wrong.push(`${vector.tcId} ${vector.comment}: ${JSON.stringify(result)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toEqual({ tried, good });
  },
);

function readVectors(file: string): Vectors {
  const packed = readFileSync(new URL(`wycheproof/${file}_test.json.gz`, import.meta.url));
  return JSON.parse(gunzipSync(packed).toString()) as Vectors;
}

/** The vector's key, as a provider publishes it. */
async function keysOf(der: string, form: EcKeyImportParams | RsaHashedImportParams, alg: string) {
  const key = await crypto.subtle.importKey("spki", Buffer.from(der, "hex"), form, true, [
    "verify",
  ]);
  const { kty, crv, x, y, n, e } = await crypto.subtle.exportKey("jwk", key);
  const jwk = Object.fromEntries(
    Object.entries({ kty, crv, x, y, n, e, alg, use: "sig" }).filter(([, value]) => value),
  );
  const { fetch } = new TestProvider([jwk as JWK]);
  return new IssuerKeys({ issuer: ISSUER, fetch, clock: () => NOW });
}

function tokenWith(alg: string, signature: Buffer): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg })}.${part(goodClaims())}.${signature.toString("base64url")}`;
}

/**
 * Runs a check with the vector's message in the place of what the token signs: no vector signs a
 * token, and all the rest (key, algorithm, form of the signature) is as it comes.
 */
async function withMessage<Result>(message: Buffer, run: () => Promise<Result>): Promise<Result> {
  const real = crypto.subtle.verify.bind(crypto.subtle);
  const spy = vi
    .spyOn(crypto.subtle, "verify")
    .mockImplementation((algorithm, key, signature) =>
      real(algorithm, key, signature, new Uint8Array(message)),
    );
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
}

/**
 * The two numbers of an ECDSA signature as a token has them, `half` bytes each (RFC 7518, 3.4). Null
 * where the vector breaks the rules of DER, or a number has no place in so many bytes.
 */
function joined(der: string, half: number): Buffer | null {
  const parsed = /^30((?:81[89a-f].)|[0-7].)(02.*)$/.exec(der);
  if (
    !parsed?.[1] ||
    !parsed[2] ||
    Number.parseInt(parsed[1].slice(-2), 16) * 2 !== parsed[2].length
  )
    return null;
  const first = numberAt(parsed[2]);
  const second = first && numberAt(first.rest);
  if (!first || !second || second.rest !== "") return null;
  const halves = [first.hex, second.hex].map((hex) => hex.padStart(half * 2, "0"));
  return halves.some((hex) => hex.length > half * 2) ? null : Buffer.from(halves.join(""), "hex");
}

function numberAt(der: string): { readonly hex: string; readonly rest: string } | null {
  const length = Number.parseInt(der.slice(2, 4), 16) * 2;
  const hex = der.slice(4, 4 + length);
  const negative = /^[89a-f]/.test(hex);
  const padded = /^00[0-7]/.test(hex) && hex.length > 2;
  if (!der.startsWith("02") || hex.length !== length || length === 0 || negative || padded)
    return null;
  return { hex: hex.replace(/^00(?=.)/, ""), rest: der.slice(4 + length) };
}
