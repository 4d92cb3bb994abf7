import type { MiddlewareHandler } from "hono";
import { OFFLINE_WORKER } from "#platform/ui/known-markup.ts";
import type { Config } from "#server/config/config.ts";

/** What a browser may be asked for, and no page of ours asks. */
const NEVER_ASKED = [
  "camera",
  "microphone",
  "display-capture",
  "payment",
  "usb",
  "serial",
  "hid",
  "midi",
  "idle-detection",
  "screen-wake-lock",
];

/** What stands on every reply, errors included; a page brings its own content policy. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": [
      ...NEVER_ASKED.map((feature) => `${feature}=()`),
      "geolocation=(self)",
      "fullscreen=(self)",
    ].join(", "),
    ...(config.site.origin.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
}

/**
 * Content policy of the scripts of workers, which obey this one and not the page's: the map's fetches
 * tiles, ours, those of a configured style and those from the air, the other one stores our pages.
 */
function workerPolicy(config: Config): string {
  return `default-src 'none'; connect-src 'self'${elsewhereOf(config)}; frame-ancestors 'none'`;
}

/** Gives scripts of workers their policy; goes inside `secure`, which leaves it alone. */
export function secureWorkers(config: Config): MiddlewareHandler {
  const policy = workerPolicy(config);
  return async (context, next) => {
    await next();
    const { path } = context.req;
    if (/worker-[^/]+\.js$/.test(path) || path === OFFLINE_WORKER)
      context.res.headers.set("content-security-policy", policy);
  };
}

/** Where a configured map style is, and the hosts of its tiles; where the pictures from the air are. */
function elsewhereOf({ site: { map } }: Config): string {
  const style = map.styleUrl ? ` ${new URL(map.styleUrl).origin} https:` : "";
  return map.aerial ? `${style} ${new URL(map.aerial.tiles).origin}` : style;
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

/**
 * Content policy of one rendered page: scripts of our own, and the inline ones that router and
 * React wrote by the `hashes` of `takeMarks`. No text becomes a script or markup but through the
 * two policies named: `page-start` of start-page.inline.js and `default` of
 * src/platform/ui/known-markup.ts; Vite's client in development knows neither.
 * A configured map style may fetch its tiles from any https host, pictures from the air come from
 * theirs, the social sign-in asks its
 * provider; in development the page listens for changed modules.
 */
export function pagePolicy(
  hashes: readonly string[],
  config: Config,
  development: boolean,
): string {
  const elsewhere = elsewhereOf(config);
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
    ["script-src 'self'", ...hashes].join(" "),
    ...(development
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types default page-start"]),
  ].join("; ");
}
