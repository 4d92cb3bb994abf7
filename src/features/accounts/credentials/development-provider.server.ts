import { createHash, randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import type Provider from "oidc-provider";
import { z } from "zod";
import { memoryAdapter } from "./provider-memory.server.ts";

/** What a developer types on the provider's page. */
export const chosenIdentity = z.object({
  connection: z.enum(["google-oauth2", "facebook", "apple"]),
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254),
  verified: z.literal("yes").optional(),
});

export type ChosenIdentity = z.infer<typeof chosenIdentity>;

interface DevelopmentProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly siteOrigin: string;
}

/** A provider, and what turns the developer's choice into who signs in. */
export interface DevelopmentProvider {
  readonly provider: Provider;
  readonly remember: (chosen: ChosenIdentity) => string;
}

const MINUTE_SECONDS = 60;
const TTL_SECONDS = {
  AccessToken: 10 * MINUTE_SECONDS,
  AuthorizationCode: MINUTE_SECONDS,
  IdToken: 10 * MINUTE_SECONDS,
  Interaction: 10 * MINUTE_SECONDS,
  Session: 10 * MINUTE_SECONDS,
  Grant: 10 * MINUTE_SECONDS,
};

/**
 * An OpenID Connect provider that believes whatever it is told: for a loopback origin only. Its library
 * is large, and comes with the first provider that is opened.
 */
export async function openDevelopmentProvider(
  options: DevelopmentProviderOptions,
): Promise<DevelopmentProvider> {
  const { default: OidcProvider, interactionPolicy } = await import("oidc-provider");
  const people = new Map<string, ChosenIdentity>();
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "development", use: "sig", alg: "ES256" };
  const provider = new OidcProvider(options.issuer, {
    ...settingsOf(options, alwaysAsk(interactionPolicy)),
    jwks: { keys: [key] },
    findAccount: (_: unknown, sub: string) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...claimsOf(person) }) };
    },
    loadExistingGrant: grantAll,
  });
  return {
    provider,
    remember: (chosen) => {
      const subject = subjectOf(chosen);
      people.set(subject, chosen);
      return subject;
    },
  };
}

function settingsOf(
  { issuer, clientId, siteOrigin }: DevelopmentProviderOptions,
  policy: ReturnType<typeof alwaysAsk>,
) {
  const path = new URL(issuer).pathname;
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        redirect_uris: [`${siteOrigin}/social-callback`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Claims stand in the id token itself, as with the providers this one stands for.
    conformIdTokenClaims: false,
    extraParams: ["connection", "audience"],
    features: { devInteractions: { enabled: false } },
    interactions: {
      url: (_: unknown, { uid }: { uid: string }) => `${path}/interaction/${uid}`,
      policy,
    },
    cookies: {
      keys: [randomBytes(32).toString("hex")],
      long: { path, httpOnly: true, sameSite: "lax" },
      short: { path, httpOnly: true, sameSite: "lax" },
    },
    ttl: TTL_SECONDS,
    clientBasedCORS: (_: unknown, origin: string) => origin === siteOrigin,
    renderError: (context: { type: string; body: string }, { error }: { error: string }) => {
      context.type = "text";
      context.body = `The development provider refuses this: ${error}`;
    },
  };
}

/** The page is shown at each sign-in, so that one can be somebody else; consent is given. */
function alwaysAsk({ Check, base }: typeof import("oidc-provider").interactionPolicy) {
  const policy = base();
  policy.remove("consent");
  const { checks } = policy.get("login");
  checks.clear();
  checks.add(
    new Check("not_asked", "Say who signs in", ({ oidc }) =>
      oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
    ),
  );
  return policy;
}

interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId: string };
    readonly provider: Provider;
  };
}

async function grantAll({ oidc: { client, session, provider } }: GrantContext) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

/** The same person at each sign-in with this address by this button. */
function subjectOf({ connection, email }: ChosenIdentity): string {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return `${connection}|${hash.slice(0, 24)}`;
}

function claimsOf({ name, email, verified }: ChosenIdentity) {
  return { name, email, email_verified: verified === "yes" };
}
