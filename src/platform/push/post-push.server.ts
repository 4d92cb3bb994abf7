import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { SECOND_MS } from "#lib/time/time.ts";
import { isPublicAddress } from "./public-address.ts";
import { isPushEndpoint } from "./push-endpoint.ts";

/** A message as a push service takes it. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** What a push service said. */
export interface PushReply {
  readonly status: number;
  /** After how many seconds it wants to be asked again; null where it did not say. */
  readonly retryAfterSeconds: number | null;
}

/** Posts a message; throws where nobody answers in time, or may be asked. */
export type PostPush = (request: PushRequest) => Promise<PushReply>;

const ANSWER_WITHIN_MS = 10 * SECOND_MS;

/** Finds all addresses of a name, as `lookup` of `node:dns` does. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** Connects to what was looked at, and that alone: a name that says otherwise a moment later is no way in. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, "", 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(new Error("The push service is not on the internet."), "", 0);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
}

interface Posting {
  /** Opens loopback, and that alone. */
  readonly isOwnMachine: boolean;
  readonly resolve?: Resolve;
}

/** What posts to push services, and follows nobody elsewhere. */
export function pushPoster({ isOwnMachine, resolve = lookup }: Posting): PostPush {
  return async ({ endpoint, headers, body }) => {
    if (!isPushEndpoint(endpoint, isOwnMachine))
      throw new Error("The push service's address is not one to ask.");
    const isPublic = isPushEndpoint(endpoint, false);
    const request = new URL(endpoint).protocol === "https:" ? requestHttps : requestHttp;
    return new Promise<PushReply>((done, fail) => {
      const sent = request(
        endpoint,
        {
          method: "POST",
          headers,
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
          ...(isPublic && { lookup: publicLookup(resolve) }),
        },
        (reply) => {
          const after = Number(reply.headers["retry-after"]);
          const retryAfterSeconds = Number.isFinite(after) && after > 0 ? after : null;
          // What it says beside its status is for nobody.
          reply.destroy();
          done({ status: reply.statusCode ?? 0, retryAfterSeconds });
        },
      );
      sent.on("error", fail);
      sent.end(body);
    });
  };
}
