import { Hono } from "hono";
import { DAY_MS } from "#lib/time/time.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import type { Site } from "#platform/ui/shell/site.ts";

/** Less than a year, as RFC 9116 recommends; it moves on by itself for as long as the site runs. */
const GOOD_FOR_MS = 180 * DAY_MS;

/** `/.well-known/security.txt`: where a fault of the site's security is reported (RFC 9116). */
export function securityTxt(siteNow: () => Site, clock: () => Date): Hono {
  return new Hono().get("/.well-known/security.txt", (c) => {
    const day = Math.floor(clock().getTime() / DAY_MS) * DAY_MS;
    const site = siteNow();
    const lines = [
      `Contact: mailto:${site.infoEmail}`,
      `Expires: ${new Date(day + GOOD_FOR_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(", ")}`,
      `Canonical: ${site.origin}/.well-known/security.txt`,
    ];
    c.header("cache-control", "public, max-age=3600");
    return c.text(`${lines.join("\n")}\n`);
  });
}
