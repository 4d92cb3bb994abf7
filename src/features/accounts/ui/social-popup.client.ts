import { OidcClient, type SigninResponse, type StateStore } from "oidc-client-ts";
import type { SocialOptions } from "#features/accounts/model/replies.ts";
import { isNetworkFailure, type SocialFailure, toSocialFailure } from "./social-failure.ts";
import { openSocialWindow, waitForAnswer } from "./social-window.client.ts";

/** How the provider names each button, as Auth0 does. */
const CONNECTIONS = { google: "google-oauth2", facebook: "facebook", apple: "apple" } as const;

export type SocialConnection = keyof typeof CONNECTIONS;

export type SocialResult =
  | { readonly ok: true; readonly idToken: string; readonly nonce: string }
  | { readonly ok: false; readonly code: SocialFailure };

const WINDOW_LIMIT_MS = 60_000;
const HTTP_LIMIT_SECONDS = 10;
const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 300;

/**
 * Signs in at the provider in a window of its own, by the authorization code flow with PKCE, and
 * gives the id token for the server to verify. To be called in a click, else browsers block the
 * window: have this module loaded before.
 */
export async function signInBySocial(
  connection: SocialConnection,
  options: SocialOptions,
): Promise<SocialResult> {
  const opened = openSocialWindow();
  if (!opened) return { ok: false, code: "popup-blocked" };
  try {
    return await askProvider(opened, CONNECTIONS[connection], options);
  } catch (error) {
    return { ok: false, code: toSocialFailure(error) };
  } finally {
    opened.close();
  }
}

async function askProvider(
  opened: Window,
  connection: string,
  { issuer, clientId, audience, scope }: SocialOptions,
): Promise<SocialResult> {
  const callback = new URL("/social-callback", window.location.origin).href;
  const client = new OidcClient({
    authority: issuer,
    client_id: clientId,
    redirect_uri: callback,
    scope,
    requestTimeoutInSeconds: HTTP_LIMIT_SECONDS,
    stateStore: storedInMemory(),
  });
  const nonce = crypto.randomUUID();
  const request = await client.createSigninRequest({
    nonce,
    display: "popup",
    extraQueryParams: { connection, ...(audience && { audience }) },
  });
  opened.location.replace(request.url);
  const answer = await waitForAnswer(opened, request.state.id, WINDOW_LIMIT_MS);
  if (!answer.ok) return answer;
  // RFC 9207: an answer that names its issuer names the one that was asked.
  const from = new URLSearchParams(answer.search).get("iss");
  if (from !== null && from !== issuer) return { ok: false, code: "state-mismatch" };
  const { id_token: idToken } = await exchange(client, callback + answer.search);
  return idToken ? { ok: true, idToken, nonce } : { ok: false, code: "failed" };
}

/** Trades the code for tokens; tried again where no answer came. */
async function exchange(client: OidcClient, url: string): Promise<SigninResponse> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await client.processSigninResponse(url);
    } catch (error) {
      if (tried >= MOST_TRIES || !isNetworkFailure(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 3 ** (tried - 1)));
    }
  }
}

/**
 * Holds the one transaction for as long as its window is open: nothing of it is written to the
 * browser's storage. It stays there when read, so that the exchange may be tried again.
 */
function storedInMemory(): StateStore {
  const stored = new Map<string, string>();
  return {
    set: async (key, value) => void stored.set(key, value),
    get: async (key) => stored.get(key) ?? null,
    remove: async (key) => stored.get(key) ?? null,
    getAllKeys: async () => [...stored.keys()],
  };
}
