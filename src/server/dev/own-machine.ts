import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { isLoopbackHost } from "#platform/http/loopback.ts";
import type { Config } from "#server/config/config.ts";

/** What `@hono/node-server` hands over with each request. */
export interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** A proxy that leaves one of these passes on what others ask. */
const BY_PROXY = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * True where development services may run: the public origin is this machine, and no proxy stands
 * before it.
 */
export function isDevelopmentSite({ site, TRUST_PROXY }: Config): boolean {
  return isLoopbackHost(new URL(site.origin).hostname) && !TRUST_PROXY;
}

/**
 * Passes on requests from this machine that name the site's own host, and hides behind a 404 from
 * all others: neighbours on the network, and pages that point a name of theirs at 127.0.0.1.
 */
export function fromOwnMachine(config: Config): MiddlewareHandler<{ Bindings: NodeBindings }> {
  const host = new URL(config.site.origin).host;
  return async (context, next) => {
    const remote = context.env.incoming?.socket.remoteAddress ?? "";
    const passedOn = BY_PROXY.some((name) => context.req.header(name) !== undefined);
    if (context.req.header("host") !== host || passedOn || !LOOPBACK.test(remote))
      return context.text("There is no such page.", 404);
    await next();
    context.res.headers.set("cache-control", "no-store");
  };
}
