import { expect, test } from "vitest";
import { HOSTILE, rsa, type Try } from "./hostile-tokens-testing.ts";
import { IssuerKeys } from "./issuer-keys.server.ts";
import {
  CLIENT_ID,
  ISSUER,
  makeKey,
  NONCE,
  NOW,
  NOW_SECONDS,
  sign,
  type TestKey,
  TestProvider,
} from "./issuer-testing.ts";
import { type IdTokenResult, verifyIdToken } from "./verify-id-token.server.ts";

const ec = await makeKey("curve", "ES256");

function verify({ token, provider, nonce = NONCE }: Try): Promise<IdTokenResult> {
  const clock = () => NOW;
  const fetch = (provider ?? new TestProvider([rsa.jwk, ec.jwk])).fetch;
  const keys = new IssuerKeys({ issuer: ISSUER, fetch, clock });
  return verifyIdToken(token, nonce, { keys, clientId: CLIENT_ID, clock });
}

test("a good token names who signed in", async () => {
  expect(await verify({ token: await sign(rsa) })).toMatchObject({
    ok: true,
    identity: {
      issuer: ISSUER,
      subject: "google-oauth2|1001",
      email: "lakshmi@example.in",
      emailVerified: true,
      name: "Lakshmi",
    },
  });
});

test.each<[string, () => Promise<Try>]>([
  ["ES256", async () => ({ token: await sign(ec) })],
  ["PS256", async () => ofOneKey(await makeKey("p", "PS256"))],
  ["EdDSA", async () => ofOneKey(await makeKey("e", "EdDSA"))],
  ["a key without alg", async () => ofOneKey(await makeKey("k", "RS256", {}))],
  ["a key without kid", async () => ofOneKey(await makeKey(null, "RS256"))],
  ["the audience as a list of one", async () => ({ token: await sign(rsa, { aud: [CLIENT_ID] }) })],
  [
    "two audiences, made for this site",
    async () => ({ token: await sign(rsa, { aud: [CLIENT_ID, "api"], azp: CLIENT_ID }) }),
  ],
  ["59 s past its end", async () => ({ token: await sign(rsa, { exp: NOW_SECONDS - 59 }) })],
  ["issued 300 s ago", async () => ({ token: await sign(rsa, { iat: NOW_SECONDS - 300 }) })],
  ["issued 59 s ahead", async () => ({ token: await sign(rsa, { iat: NOW_SECONDS + 59 }) })],
  ["the type written out", async () => ({ token: await sign(rsa, {}, { typ: "JWT" }) })],
  ["an id token as Keycloak marks it", async () => ({ token: await sign(rsa, { typ: "ID" }) })],
  [
    "an id token as Cognito marks it",
    async () => ({ token: await sign(rsa, { token_use: "id" }) }),
  ],
  ["the nonce that was sent", async () => ({ token: await sign(rsa, { nonce: "n" }), nonce: "n" })],
])("accepted: %s", async (_, make) => {
  expect(await verify(await make())).toMatchObject({ ok: true });
});

async function ofOneKey(key: TestKey): Promise<Try> {
  return { token: await sign(key), provider: new TestProvider([key.jwk]) };
}

test.each<[string, unknown, boolean]>([
  ["true", true, true],
  ["the text true, as Apple writes it", "true", true],
  ["false", false, false],
  ["the text false", "false", false],
  ["nothing", undefined, false],
])("an e-mail is verified only when the provider says so: %s", async (_, value, verified) => {
  const result = await verify({ token: await sign(rsa, { email_verified: value }) });
  expect(result).toMatchObject({ ok: true, identity: { emailVerified: verified } });
});

test("the table of hostile tokens names more than 150", () => {
  expect(HOSTILE.length).toBeGreaterThan(150);
});

test.each(HOSTILE)("refused: %s", async (_, make) => {
  expect(await verify(await make())).toMatchObject({ ok: false, code: "identity-refused" });
});

test("each spelling of one token has the same hash", async () => {
  const token = await sign(rsa);
  const first = await verify({ token });
  // Of the last character of a 256-byte signature four bits are not read.
  const twin = { A: "B", Q: "R", g: "h", w: "x" }[token.slice(-1)];
  const second = await verify({ token: token.slice(0, -1) + twin });
  expect(first).toMatchObject({ ok: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(second).toEqual(first);
});
