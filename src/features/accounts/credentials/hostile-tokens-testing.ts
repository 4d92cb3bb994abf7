// Tokens that must sign nobody in, each with what is wrong with it.
import { exportSPKI, importJWK, type JWTPayload, SignJWT } from "jose";
import {
  CLIENT_ID,
  goodClaims,
  ISSUER,
  makeKey,
  NOW_SECONDS,
  sign,
  TestProvider,
} from "./issuer-testing.ts";

export const rsa = await makeKey("first", "RS256");
/** Another's key under the same name. */
const stranger = await makeKey("first", "RS256");

/** A token as it is brought, and the provider it is checked by. */
export interface Try {
  readonly token: string;
  readonly nonce?: string | null;
  readonly provider?: TestProvider;
}

const base64url = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

/** A token whose parts are written by hand. */
const forged = (header: object, payload: unknown = goodClaims(), signature = "") =>
  `${base64url(header)}.${base64url(payload)}.${signature}`;

const changed: [string, JWTPayload][] = [
  ["another audience", { aud: "another-site" }],
  ["another audience in a list", { aud: ["another-site"] }],
  ["two audiences without azp", { aud: [CLIENT_ID, "api"] }],
  ["two audiences, made for another", { aud: [CLIENT_ID, "api"], azp: "api" }],
  ["one audience, made for another", { azp: "another-site" }],
  ["no audience", { aud: undefined }],
  ["an empty audience list", { aud: [] }],
  ["an audience that only starts alike", { aud: `${CLIENT_ID}-2` }],
  ["an audience with numbers", { aud: [CLIENT_ID, 7] as unknown as string[], azp: CLIENT_ID }],
  ["the issuer without its slash", { iss: ISSUER.slice(0, -1) }],
  ["the issuer with two slashes", { iss: `${ISSUER}/` }],
  ["another issuer", { iss: "https://id.evil.example/" }],
  ["the issuer in capitals", { iss: ISSUER.toUpperCase() }],
  ["no issuer", { iss: undefined }],
  ["expired by 61 s", { exp: NOW_SECONDS - 61 }],
  ["no end", { exp: undefined }],
  ["an end written as text", { exp: String(NOW_SECONDS + 9) as unknown as number }],
  ["issued 61 s ahead", { iat: NOW_SECONDS + 61 }],
  ["issued 301 s ago", { iat: NOW_SECONDS - 301 }],
  ["no time of issue", { iat: undefined }],
  ["a time of issue as text", { iat: "now" as unknown as number }],
  ["not before 61 s from now", { nbf: NOW_SECONDS + 61 }],
  ["no subject", { sub: undefined }],
  ["an empty subject", { sub: "" }],
  ["a subject that is a number", { sub: 1001 as unknown as string }],
  ["a subject that is a list", { sub: ["a"] as unknown as string }],
  ["a subject of 256 characters", { sub: "s".repeat(256) }],
  ["a subject with NUL", { sub: "a\u0000b" }],
  ["a subject with half a character", { sub: "a\ud800" }],
  ["a name with NUL", { name: "a\u0000b" }],
  ["an e-mail that is a list", { email: ["a@example.in"] }],
  ["an e-mail that is none", { email: "lakshmi" }],
  ["an e-mail with a line break", { email: "a@example.in\r\nBcc: b@example.in" }],
  ["a name that is an object", { name: { first: "L" } }],
  ["verified as a number", { email_verified: 1 }],
  ["a nonce that was not sent", { nonce: "theirs" }],
  ["a logout token", { events: { "http://schemas.openid.net/event/backchannel-logout": {} } }],
  ["events that are empty", { events: null }],
  ["an access token as Keycloak marks it", { typ: "Bearer" }],
  ["an access token as Cognito marks it", { token_use: "access" }],
];

const JSON_TYPES: readonly unknown[] = [null, 0, -1, 1e21, "", " ", true, [], [[]], {}, { a: 1 }];
const REQUIRED = ["iss", "aud", "sub", "iat", "exp", "nonce", "email", "azp"] as const;

/** What a provider may well say: a blank is a name like others to it, and an end may be far. */
function isHarmless(claim: (typeof REQUIRED)[number], value: unknown): boolean {
  return (claim === "exp" && value === 1e21) || (claim === "sub" && value === " ");
}

/** Each claim that matters with a value of every other type that JSON has. */
const otherTypes = REQUIRED.flatMap((claim) =>
  JSON_TYPES.filter((value) => !isHarmless(claim, value)).map((value): [string, JWTPayload] => [
    `${claim} as ${JSON.stringify(value)}`,
    { [claim]: value },
  ]),
);

const wholeTries: [string, () => Promise<Try> | Try][] = [
  ["another nonce", async () => ({ token: await sign(rsa, { nonce: "theirs" }), nonce: "mine" })],
  ["no nonce where one was sent", async () => ({ token: await sign(rsa, { nonce: undefined }) })],
  [
    "no nonce on either side",
    async () => ({ token: await sign(rsa, { nonce: undefined }), nonce: null }),
  ],
  [
    "an empty nonce on both sides",
    async () => ({ token: await sign(rsa, { nonce: "" }), nonce: "" }),
  ],
  ["a nonce that the browser did not send", async () => ({ token: await sign(rsa), nonce: null })],
  ["an access token by its type", async () => ({ token: await sign(rsa, {}, { typ: "at+jwt" }) })],
  [
    "an access token by its long type",
    async () => ({ token: await sign(rsa, {}, { typ: "application/at+jwt" }) }),
  ],
  [
    "a logout token by its type",
    async () => ({ token: await sign(rsa, {}, { typ: "logout+jwt" }) }),
  ],
  ["an event by its type", async () => ({ token: await sign(rsa, {}, { typ: "secevent+jwt" }) })],
  ["an empty type", async () => ({ token: await sign(rsa, {}, { typ: "" }) })],
  ["alg none", () => ({ token: forged({ alg: "none" }) })],
  ["alg None", () => ({ token: forged({ alg: "None", kid: "first" }) })],
  ["alg nOnE with a signature", () => ({ token: forged({ alg: "nOnE" }, goodClaims(), "AAAA") })],
  ["no alg", () => ({ token: forged({ kid: "first" }) })],
  ["HS256 keyed with the public key", signedByPublicKey],
  ["HS256 keyed with the public key's modulus", signedByModulus],
  ["signed by a stranger under a known kid", async () => ({ token: await sign(stranger) })],
  ["no kid where two keys fit", noKidForTwoKeys],
  ["an unknown kid", async () => ({ token: await sign(rsa, {}, { kid: "gone" }) })],
  ["a kid that is a path", async () => ({ token: await sign(rsa, {}, { kid: "../../dev/null" }) })],
  [
    "its own key in the header",
    async () => ({ token: await sign(stranger, {}, { jwk: stranger.jwk }) }),
  ],
  [
    "its own key address in the header",
    async () => ({ token: await sign(stranger, {}, { jku: "https://evil.example/keys" }) }),
  ],
  [
    "its own certificate in the header",
    async () => ({ token: await sign(stranger, {}, { x5u: "https://evil.example/cert" }) }),
  ],
  [
    "an extension that must be understood",
    () => ({
      token: forged({ alg: "RS256", kid: "first", crit: ["exp2"], exp2: 1 }, goodClaims(), "AAAA"),
    }),
  ],
  [
    "crit that is empty",
    () => ({ token: forged({ alg: "RS256", kid: "first", crit: [] }, goodClaims(), "AAAA") }),
  ],
  [
    "unencoded payload",
    () => ({
      token: forged(
        { alg: "RS256", kid: "first", b64: false, crit: ["b64"] },
        goodClaims(),
        "AAAA",
      ),
    }),
  ],
  [
    "alg of another family than the key",
    async () => ({
      token: (await sign(rsa)).replace(/^[^.]+/, base64url({ alg: "ES256", kid: "first" })),
    }),
  ],
  ["claims changed after signing", changedAfterSigning],
  ["no signature", async () => ({ token: (await sign(rsa)).replace(/[^.]+$/, "") })],
  ["a signature cut short", async () => ({ token: (await sign(rsa)).slice(0, -10) })],
  ["an encrypted token", () => ({ token: `${base64url({ alg: "dir", enc: "A256GCM" })}..a.b.c` })],
  ["two parts", () => ({ token: "eyJhbGciOiJSUzI1NiJ9.e30" })],
  [
    "a payload that is a list",
    () => ({ token: forged({ alg: "RS256", kid: "first" }, [1], "AAAA") }),
  ],
  ["empty", () => ({ token: "" })],
  ["dots", () => ({ token: ".." })],
  ["words", () => ({ token: "let me in" })],
  ["NUL and emoji", () => ({ token: "\u0000.🔑.\u0000" })],
  ["17 kB of it", async () => ({ token: await sign(rsa, { picture: "p".repeat(17_000) }) })],
];

async function signedByPublicKey(): Promise<Try> {
  const spki = await exportSPKI((await importJWK(rsa.jwk, "RS256")) as CryptoKey);
  return signedBySecret(new TextEncoder().encode(spki));
}

function signedByModulus(): Promise<Try> {
  return signedBySecret(Buffer.from(String(rsa.jwk.n), "base64url"));
}

async function signedBySecret(secret: Uint8Array): Promise<Try> {
  const jwt = new SignJWT(goodClaims()).setProtectedHeader({ alg: "HS256", kid: "first" });
  return { token: await jwt.sign(secret) };
}

async function noKidForTwoKeys(): Promise<Try> {
  const second = await makeKey("second", "RS256");
  const provider = new TestProvider([rsa.jwk, second.jwk]);
  return { token: await sign(rsa, {}, { kid: undefined }), provider };
}

async function changedAfterSigning(): Promise<Try> {
  const [header, , signature] = (await sign(rsa)).split(".");
  return { token: `${header}.${base64url(goodClaims({ sub: "victim" }))}.${signature}` };
}

export const HOSTILE: readonly [string, () => Promise<Try> | Try][] = [
  ...[...changed, ...otherTypes].map(([name, claims]): [string, () => Promise<Try>] => [
    name,
    async () => ({ token: await sign(rsa, claims) }),
  ]),
  ...wholeTries,
];
