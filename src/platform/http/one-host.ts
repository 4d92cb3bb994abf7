import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** Refuses a request with two `Host` headers, of which a proxy may believe the other (RFC 9112, 3.2). */
export function oneHost(): MiddlewareHandler {
  return async (context, next) => {
    const bindings: Partial<HttpBindings> | undefined = context.env;
    const { rawHeaders = [] } = bindings?.incoming ?? {};
    const names = rawHeaders.filter((_, at) => at % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length < 2) return next();
    return context.json({ success: false, code: "two-hosts", message: "One host is enough." }, 400);
  };
}
