import type { SessionStore } from "./session.ts";
import { session } from "./session.ts";

/** A call that was not granted: a stable code, and a sentence for codes without words of ours. */
export interface Failure {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  /** What is weak about a password. */
  readonly reason?: string;
  /** Characters that a password needs here. */
  readonly least?: number;
  readonly retryAfterSeconds?: number;
  /** With "proof-needed": how the owner may be proven. */
  readonly ways?: readonly string[];
  /** Every field that is wrong, of calls that tell all at once. */
  readonly fields?: readonly { readonly field: string }[];
  /** What is wrong with each of several things that were sent. */
  readonly problems?: readonly { readonly key: string }[];
}

export type Reply<Body> = { readonly ok: true; readonly body: Body } | Failure;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export type CallApi = <Body>(
  method: Method,
  path: string,
  body?: object,
  /** The same for every try at one and the same change. */
  key?: string,
) => Promise<Reply<Body>>;

const UNREADABLE: Failure = { ok: false, code: "unreadable", message: "" };
/** Nobody answered. */
export const NETWORK: Failure = { ok: false, code: "network", message: "" };

/** Calls that sign in, the social one too, or set a password: they tell which browser it is. */
const TELLING_BROWSER = /^\/api\/(?:auth|profile\/password)/;

/** The refusal that an answer states; unreadable where it states none. */
export function toFailure(answer: unknown): Failure {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return UNREADABLE;
  const { code, message, field, reason, least, retryAfterSeconds, ways, fields, problems } =
    answer as Record<string, unknown>;
  return {
    ok: false,
    code: typeof code === "string" ? code : UNREADABLE.code,
    message: typeof message === "string" ? message : "",
    ...(typeof field === "string" && { field }),
    ...(typeof reason === "string" && { reason }),
    ...(typeof least === "number" && { least }),
    ...(typeof retryAfterSeconds === "number" && { retryAfterSeconds }),
    ...(Array.isArray(ways) && { ways: ways.map(String) }),
    ...(Array.isArray(fields) && { fields: fields.map((one) => ({ field: String(one?.field) })) }),
    ...(Array.isArray(problems) && {
      problems: problems.map((problem) => ({ key: String(problem?.key) })),
    }),
  };
}

/** Whoever proved himself goes on with a new token. */
function keepRenewed(store: SessionStore, token: string, answer: unknown): void {
  if (typeof answer !== "object" || answer === null || !("renewedToken" in answer)) return;
  if (typeof answer.renewedToken === "string") store.renew(token, answer.renewedToken);
}

/**
 * The one way to the JSON calls: adds the bearer token, reads the answer, and ends the session
 * when the server no longer knows it. Never throws for an expected failure. Without a time limit: on a
 * slow network an answer that comes late is still one.
 */
export function createCallApi(store: SessionStore, fetch: typeof globalThis.fetch): CallApi {
  return async <Body>(
    method: Method,
    path: string,
    body?: object,
    key?: string,
  ): Promise<Reply<Body>> => {
    const now = store.current();
    const token = now.status === "signed-in" ? now.token : null;
    const response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
        ...(TELLING_BROWSER.test(path) && { "x-browser-key": store.browserKey() }),
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: "no-store",
      credentials: "omit",
    }).catch(() => null); // no network
    if (!response) return NETWORK;
    // An answer cut off amid its way is no answer; one that is not JSON came from elsewhere.
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) {
      if (token) keepRenewed(store, token, answer);
      return answer === null ? UNREADABLE : { ok: true, body: answer as Body };
    }
    const failure = toFailure(answer);
    if (token && failure.code === "signed-out") store.refuse(token);
    return failure;
  };
}

/** Calls of this tab, with the session of this tab. */
export const callApi = createCallApi(session, (path, options) => fetch(path, options));
