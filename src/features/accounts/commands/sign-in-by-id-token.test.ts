import { beforeEach, expect, test } from "vitest";
import { HOME } from "#features/accounts/accounts-testing.ts";
import { HOSTILE, rsa, type Try } from "#features/accounts/credentials/hostile-tokens-testing.ts";
import { IssuerKeys } from "#features/accounts/credentials/issuer-keys.server.ts";
import {
  CLIENT_ID,
  ISSUER,
  NONCE,
  NOW,
  sign,
  TestProvider,
} from "#features/accounts/credentials/issuer-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, identities, sessions } from "#platform/db/schema.ts";
import { signInByIdToken } from "./sign-in-by-id-token.server.ts";

describeEachDatabase("sign-in by an id token", ({ database, empty }) => {
  beforeEach(empty);

  const clock = () => NOW;

  function signIn({ token, nonce = NONCE, provider = new TestProvider([rsa.jwk]) }: Try) {
    const keys = new IssuerKeys({ issuer: ISSUER, fetch: provider.fetch, clock });
    const brought = { idToken: token, nonce, language: "te" as const };
    const check = { keys, clientId: CLIENT_ID };
    const log = { info: () => undefined };
    return signInByIdToken({ db: database().db, clock, log }, brought, check, HOME);
  }

  const count = async (table: typeof sessions | typeof accounts | typeof identities) =>
    database().db.$count(table);

  test("a verified identity gets an account and a session", async () => {
    expect(await signIn({ token: await sign(rsa) })).toMatchObject({
      ok: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { name: "Lakshmi", email: "lakshmi@example.in" },
    });
    expect(await count(sessions)).toBe(1);
  });

  test("of 20 who bring one token at once, one gets a session", async () => {
    const token = await sign(rsa);
    const results = await Promise.all(Array.from({ length: 20 }, () => signIn({ token })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await count(sessions)).toBe(1);
  });

  test("no hostile token makes a session, an account or a link", async () => {
    for (const [name, make] of HOSTILE)
      expect(await signIn(await make()), name).toMatchObject({ ok: false });
    expect([await count(sessions), await count(accounts), await count(identities)]).toEqual([
      0, 0, 0,
    ]);
  });

  test.each([
    ["is not verified", { email_verified: false }],
    ["is not said to be verified", { email_verified: undefined }],
    ["is missing", { email: undefined }],
  ])("an identity whose e-mail %s makes no session", async (_, claims) => {
    expect(await signIn({ token: await sign(rsa, claims) })).toMatchObject({
      ok: false,
      code: "email-not-verified",
    });
    expect(await count(sessions)).toBe(0);
  });

  test("a provider that is away makes no session, and the token is good for later", async () => {
    const token = await sign(rsa);
    const provider = new TestProvider([rsa.jwk]);
    provider.jwks = () => new Response("", { status: 500 });
    expect(await signIn({ token, provider })).toMatchObject({ code: "identity-provider-away" });
    expect(await count(sessions)).toBe(0);
    expect(await signIn({ token })).toMatchObject({ ok: true });
  });

  test.each([
    ["without a name", undefined, "lakshmi"],
    ["with a name in two lines", "Lakshmi\r\nDevi", "Lakshmi Devi"],
    ["with a name of blanks", "   ", "lakshmi"],
    ["with a name of 300 letters", "L".repeat(300), "L".repeat(100)],
  ])("a person %s is called by something that sign-up would take", async (_, name, stored) => {
    const token = await sign(rsa, { name });
    expect(await signIn({ token })).toMatchObject({ ok: true, user: { name: stored } });
  });
});
