import { hash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Config } from "./config.ts";

/** What stands on every reply, errors included; a page brings its own content policy. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    ...(config.site.origin.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}

/** Adds the security headers that a reply does not set itself. */
export function secure(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (context, next) => {
    await next();
    for (const [name, value] of entries)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}

/** Attributes of a script that the policy need not name: fetched from here, or data. */
const NAMED_ELSEWHERE = /\bsrc=|application\/ld\+json/;

/** The hashes of a page's inline scripts, read from its bytes. */
function scriptHashes(html: Buffer): Set<string> {
  const hashes = new Set<string>();
  let at = html.indexOf("<script");
  while (at >= 0) {
    const start = html.indexOf(">", at) + 1;
    const end = html.indexOf("</script>", start);
    if (!NAMED_ELSEWHERE.test(html.toString("latin1", at, start))) {
      hashes.add(`'sha256-${hash("sha256", html.subarray(start, end), "base64")}'`);
    }
    at = html.indexOf("<script", end);
  }
  return hashes;
}

/**
 * Content policy of one rendered page: scripts of our own, and the inline ones by their hash.
 * A configured map style may fetch its tiles from any https host, the social sign-in asks its
 * provider; in development the page listens for changed modules.
 */
export function pagePolicy(html: Buffer, config: Config, development: boolean): string {
  const elsewhere = config.site.mapStyleUrl
    ? ` ${new URL(config.site.mapStyleUrl).origin} https:`
    : "";
  const framed = [config.VIDEO_EMBED_URL, config.REVIEWS_WIDGET_URL].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  const issuer = config.OIDC_ISSUER ? ` ${new URL(config.OIDC_ISSUER).origin}` : "";
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `img-src 'self' data: blob:${elsewhere}`,
    "font-src 'self'",
    "media-src 'self'",
    ...(framed.length > 0 ? [`frame-src ${framed.join(" ")}`] : []),
    `connect-src 'self'${elsewhere}${issuer}${development ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    `script-src 'self' ${[...scriptHashes(html)].join(" ")}`,
  ].join("; ");
}
