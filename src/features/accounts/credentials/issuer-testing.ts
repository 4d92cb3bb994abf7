// An identity provider made of plain data, for tests: its keys, and a `fetch` that answers for it.
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";

export const ISSUER = "https://id.example/";
export const CLIENT_ID = "sthalam-web";
/** As the browser sent it with the good token's request. */
export const NONCE = "n-0S6_WzA2Mj";
export const NOW = new Date("2026-11-21T06:00:00Z");
export const NOW_SECONDS = NOW.getTime() / 1000;

export interface TestKey {
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

/** A new pair of keys; `jwk` is what the provider publishes of it. */
export async function makeKey(kid: string | null, alg: string, told: JWK = { alg }) {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), ...(kid && { kid }), use: "sig", ...told };
  return { alg, privateKey, jwk } satisfies TestKey;
}

/** The claims of a good token, some of them changed; `undefined` leaves one out. */
export function goodClaims(changes: JWTPayload = {}): JWTPayload {
  return {
    iss: ISSUER,
    aud: CLIENT_ID,
    sub: "google-oauth2|1001",
    iat: NOW_SECONDS,
    exp: NOW_SECONDS + 3600,
    email: "lakshmi@example.in",
    email_verified: true,
    name: "Lakshmi",
    nonce: NONCE,
    ...changes,
  };
}

export function sign(
  key: TestKey,
  changes: JWTPayload = {},
  header: Record<string, unknown> = {},
): Promise<string> {
  return new SignJWT(goodClaims(changes))
    .setProtectedHeader({ alg: key.alg, ...(key.jwk.kid && { kid: key.jwk.kid }), ...header })
    .sign(key.privateKey);
}

/** What each of the provider's two documents answers, and how often it was asked. */
export class TestProvider {
  keys: readonly JWK[];
  asked = 0;
  discovery: () => Response | Promise<Response> = () =>
    Response.json({ issuer: ISSUER, jwks_uri: `${ISSUER}keys` });
  jwks: () => Response | Promise<Response> = () => Response.json({ keys: this.keys });

  constructor(keys: readonly JWK[]) {
    this.keys = keys;
  }

  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    if (String(address) === `${ISSUER}.well-known/openid-configuration`) return this.discovery();
    this.asked += 1;
    return this.jwks();
  };
}
