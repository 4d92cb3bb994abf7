import { languageOf, pathIn } from "#platform/i18n/languages.ts";

/**
 * The request as the pages take it: HEAD as GET; a form as sent to the public origin when it says
 * that it comes from there. A proxy that speaks TLS for us hands it on by http, and the router
 * refuses forms whose origin is not its own.
 */
export function toRendered(raw: Request, origin: string): Request {
  const { method, headers } = raw;
  if (method === "HEAD") return new Request(raw.url, { headers });
  if (isRead(raw) || headers.get("origin") !== origin) return raw;
  // A body that is still coming in needs `duplex`, which the types do not know yet.
  const init = { method, headers, body: raw.body, duplex: "half" };
  return new Request(origin + addressOf(raw), init);
}

/** The same request for another address of the same page. */
export function toCanonical(request: Request, address: string): Request {
  if (address === addressOf(request)) return request;
  const { headers } = request;
  return new Request(new URL(address, request.url), { headers });
}

/** True for the methods that a page takes. */
export function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** Path and query of a request. */
export function addressOf({ url }: Request): string {
  return url.slice(url.indexOf("/", "https://".length));
}

/** An address of no page, which the router can read. */
const UNKNOWN_PAGE = "/404";

/** True for a path that cannot be decoded or has control characters or ends of lines: no route matches them. */
function isUnreadable(path: string): boolean {
  try {
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path));
  } catch {
    return true; // which is the answer
  }
}

/** The request, or where its path is unreadable one for the page that there is not. */
export function readable(request: Request, origin: string): Request {
  const path = addressOf(request).split("?", 1)[0] ?? "/";
  if (!isUnreadable(path)) return request;
  const unknown = pathIn(languageOf(path), UNKNOWN_PAGE);
  return new Request(`${origin}${unknown}${path.endsWith(".data") ? ".data" : ""}`);
}
