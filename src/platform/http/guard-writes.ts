import type { MiddlewareHandler } from "hono";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a visitor's browser send: by `Sec-Fetch-Site`, which every
 * browser of today says of itself and no page can write; where it is missing by `Origin`, which is
 * the public one or the one that the page was opened at. Whoever sends neither is no browser, and
 * brings nothing along that it was not given for this call.
 */
export function fromOwnPages(origin: string): MiddlewareHandler {
  return (context, next) => {
    if (READING.has(context.req.method)) return next();
    const site = context.req.header("sec-fetch-site");
    const sender = context.req.header("origin");
    const own = [origin, `http://${context.req.header("host")}`];
    const isOwn = site
      ? site === "same-origin" || site === "none"
      : !sender || own.includes(sender);
    if (isOwn) return next();
    const message = "This call is for the pages of this site.";
    return Promise.resolve(context.json({ success: false, code: "other-site", message }, 403));
  };
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Refuses a body that does not call itself JSON: any site may have a browser send the other types. */
export function onlyJson(): MiddlewareHandler {
  return (context, next) => {
    if (READING.has(context.req.method)) return next();
    const type = context.req.header("content-type");
    const isEmpty =
      (context.req.header("content-length") ?? "0") === "0" &&
      !context.req.header("transfer-encoding");
    if (type === undefined ? isEmpty : JSON_TYPE.test(type)) return next();
    const message = "Send JSON, and say so: content-type application/json.";
    return Promise.resolve(context.json({ success: false, code: "not-json", message }, 415));
  };
}
