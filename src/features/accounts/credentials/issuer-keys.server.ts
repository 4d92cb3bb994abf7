import { createLocalJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { MINUTE_MS, SECOND_MS } from "#lib/time/time.ts";

const ANSWER_WITHIN_MS = 10 * SECOND_MS;
const MOST_BYTES = 256 * 1024;
/** An unknown key id leads to one new look in this time, however many tokens name one. */
const REFETCH_AFTER_MS = MINUTE_MS;
/** Keys taken back by the provider are refused after this at the latest. */
const KEEP_MS = 10 * MINUTE_MS;
/** A provider that did not answer is not asked again before. */
const REST_AFTER_FAILURE_MS = 5 * SECOND_MS;

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

type IssuerKeysAnswer =
  | { readonly ok: true; readonly keys: JWTVerifyGetKey }
  | { readonly ok: false; readonly reason: string };

interface IssuerKeysOptions {
  /** Exactly as the provider's discovery document and its tokens state it. */
  readonly issuer: string;
  readonly fetch: typeof fetch;
  readonly clock: () => Date;
}

/** Keeps the public keys of one identity provider, found by its discovery document. */
export class IssuerKeys {
  readonly issuer: string;
  readonly #options: IssuerKeysOptions;
  #cached: { readonly keys: JWTVerifyGetKey; readonly at: number } | null = null;
  #failed: { readonly reason: string; readonly at: number } | null = null;
  #running: Promise<IssuerKeysAnswer> | null = null;

  constructor(options: IssuerKeysOptions) {
    this.issuer = options.issuer;
    this.#options = options;
  }

  /** The keys as last seen, fetched when there are none or they are old. */
  async current(): Promise<IssuerKeysAnswer> {
    const cached = this.#cached;
    return cached && this.#now() - cached.at < KEEP_MS
      ? { ok: true, keys: cached.keys }
      : this.#fetchOnce();
  }

  /** For a token whose key is not among them: fetched anew, once a minute at most, else null. */
  async refreshed(): Promise<IssuerKeysAnswer | null> {
    if (!this.#running && this.#cached && this.#now() - this.#cached.at < REFETCH_AFTER_MS)
      return null;
    return this.#fetchOnce();
  }

  #now(): number {
    return this.#options.clock().getTime();
  }

  /** All who ask while a fetch runs get its answer. */
  #fetchOnce(): Promise<IssuerKeysAnswer> {
    const failed = this.#failed;
    if (failed && this.#now() - failed.at < REST_AFTER_FAILURE_MS)
      return Promise.resolve({ ok: false, reason: failed.reason });
    this.#running ??= this.#fetchKeys().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #fetchKeys(): Promise<IssuerKeysAnswer> {
    try {
      const keys = await readKeys(this.#options);
      this.#cached = { keys, at: this.#now() };
      this.#failed = null;
      return { ok: true, keys };
    } catch (error) {
      // Whatever went wrong, down, slow or talking nonsense, is the provider's; the log tells which.
      const reason = error instanceof Error ? error.message : String(error);
      this.#failed = { reason, at: this.#now() };
      return { ok: false, reason };
    }
  }
}

async function readKeys({ issuer, fetch }: IssuerKeysOptions): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const found = discovery.parse(await fetchJson(fetch, address));
  if (found.issuer !== issuer)
    throw new Error(`OIDC_ISSUER is ${issuer}, but the provider calls itself ${found.issuer}.`);
  const keysAt = new URL(found.jwks_uri);
  if (keysAt.protocol !== "https:" && keysAt.origin !== new URL(issuer).origin)
    throw new Error("The provider's keys are not at an https address.");
  return createLocalJWKSet(jwks.parse(await fetchJson(fetch, keysAt.href)));
}

async function fetchJson(fetch: IssuerKeysOptions["fetch"], address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  let bytes = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`${address} answered more than ${MOST_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
