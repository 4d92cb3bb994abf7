import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

const HOST = "host";

/** Refuses a request with two `Host` headers, of which a proxy may believe the other (RFC 9112, 3.2). */
export function oneHost(): MiddlewareHandler {
  return async (context, next) => {
    const bindings: Partial<HttpBindings> | undefined = context.env;
    const { rawHeaders = [] } = bindings?.incoming ?? {};
    if (countHosts(rawHeaders) < 2) return next();
    return context.json({ success: false, code: "two-hosts", message: "One host is enough." }, 400);
  };
}

/** Of names and values in turn, as `node:http` gives them; every request passes here, so nothing is made. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === HOST.length && rawHeaders[at]?.toLowerCase() === HOST)
      hosts += 1;
  return hosts;
}
