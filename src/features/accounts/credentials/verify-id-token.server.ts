import { createHash } from "node:crypto";
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { MINUTE_SECONDS } from "#lib/time/time.ts";
import type { IssuerKeys } from "./issuer-keys.server.ts";

/** Signatures by a private key of the provider; nothing that a public key could make. */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
const LEEWAY_SECONDS = 60;
const OLDEST_SECONDS = 5 * MINUTE_SECONDS;
const LONGEST_TOKEN = 16 * 1024;

/** What a database takes as text. */
const text = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((given) => given.isWellFormed() && !given.includes("\0"));

/** What is read of a token whose signature, issuer, audience and times are right. */
const claims = z.object({
  sub: text(255),
  iat: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  email: z.email().max(254).optional(),
  // Apple writes the truth value as a text.
  email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
  name: text(1000).optional(),
  // Other tokens of a provider, by the claims that say so.
  events: z.never().optional(),
  typ: z.literal("ID").optional(), // Keycloak
  token_use: z.literal("id").optional(), // Cognito
});

/** Header `typ` of an id token: others name what else is signed (RFC 8725, 3.11). */
const TYPE = /^JWT$/i;

interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** True only when the provider says so. */
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export type IdTokenResult =
  | {
      readonly ok: true;
      readonly identity: VerifiedIdentity;
      /** SHA-256 (hex) of what is signed: the same for every spelling of one signature. */
      readonly hash: string;
      /** From then on the token is refused by its age. */
      readonly uselessAt: Date;
    }
  | {
      readonly ok: false;
      readonly code: "identity-refused" | "identity-provider-away";
      /** For the log; never for the visitor. */
      readonly reason: string;
    };

export interface IdTokenCheck {
  readonly keys: IssuerKeys;
  readonly clientId: string;
  readonly clock: () => Date;
}

/**
 * Checks an OpenID Connect id token (Core 1.0, section 3.1.3.7): signature by one of the issuer's
 * keys, issuer, audience, times with a leeway of 60 s, age of 5 min at most, and the nonce, which
 * must be the one sent. Access, logout and other tokens are refused. Single use is the caller's: see `spendIdToken`.
 */
export async function verifyIdToken(
  token: string,
  nonce: string | null,
  check: IdTokenCheck,
): Promise<IdTokenResult> {
  if (token.length > LONGEST_TOKEN) return refused("too long");
  const known = await check.keys.current();
  if (!known.ok) return away(known.reason);
  const first = await checkSignature(token, known.keys, check);
  if (first.ok) return checkClaims(token, first.payload, nonce, check);
  if (!first.unknownKey) return refused(first.reason);
  const fresh = await check.keys.refreshed();
  if (fresh === null) return refused("unknown key");
  if (!fresh.ok) return away(fresh.reason);
  const second = await checkSignature(token, fresh.keys, check);
  return second.ok ? checkClaims(token, second.payload, nonce, check) : refused(second.reason);
}

function refused(reason: string): IdTokenResult {
  return { ok: false, code: "identity-refused", reason };
}

function away(reason: string): IdTokenResult {
  return { ok: false, code: "identity-provider-away", reason };
}

type Signature =
  | { readonly ok: true; readonly payload: JWTPayload }
  | { readonly ok: false; readonly reason: string; readonly unknownKey: boolean };

async function checkSignature(
  token: string,
  keys: JWTVerifyGetKey,
  { keys: { issuer }, clientId, clock }: IdTokenCheck,
): Promise<Signature> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: clock(),
      requiredClaims: ["sub", "exp", "iat"],
    });
    const { typ = "JWT" } = protectedHeader;
    if (!TYPE.test(typ)) return { ok: false, reason: "another type of token", unknownKey: false };
    return { ok: true, payload };
  } catch (error) {
    // Hostile tokens end here, whichever part of the library they upset.
    const reason = error instanceof errors.JOSEError ? error.message.slice(0, 200) : "unreadable";
    return { ok: false, reason, unknownKey: error instanceof errors.JWKSNoMatchingKey };
  }
}

function checkClaims(
  token: string,
  payload: JWTPayload,
  nonce: string | null,
  { keys: { issuer }, clientId, clock }: IdTokenCheck,
): IdTokenResult {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return refused(`claim ${parsed.error.issues[0]?.path.join(".")}`);
  const { data } = parsed;
  const ageSeconds = clock().getTime() / 1000 - data.iat;
  if (ageSeconds > OLDEST_SECONDS) return refused("issued too long ago");
  if (ageSeconds < -LEEWAY_SECONDS) return refused("issued in the future");
  if (Array.isArray(data.aud) && data.aud.length > 1 && data.azp === undefined)
    return refused("several audiences and no authorized party");
  if (data.azp !== undefined && data.azp !== clientId) return refused("made for another party");
  if (!nonce || data.nonce !== nonce) return refused("wrong nonce");
  return {
    ok: true,
    identity: {
      issuer,
      subject: data.sub,
      email: data.email ?? null,
      emailVerified: data.email_verified === true || data.email_verified === "true",
      name: data.name ?? null,
    },
    hash: createHash("sha256")
      .update(token.slice(0, token.lastIndexOf(".")))
      .digest("hex"),
    uselessAt: new Date((data.iat + OLDEST_SECONDS + LEEWAY_SECONDS) * 1000),
  };
}
