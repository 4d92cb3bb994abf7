import { createHash } from "node:crypto";
import { msg } from "@lingui/core/macro";
import { Hono } from "hono";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";

/**
 * Hands the provider's answer to the page that opened the window, drops it from the address bar
 * and closes. A page in between may have cut the tie to the opener, hence the channel as well.
 */
const SCRIPT = `(() => {
  const answer = location.search;
  history.replaceState(null, "", location.pathname);
  if (window.opener) window.opener.postMessage({ socialSignIn: answer }, location.origin);
  const channel = new BroadcastChannel("social-sign-in");
  channel.postMessage({ socialSignIn: answer });
  channel.close();
  window.close();
})();`;

const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "style-src-attr 'unsafe-inline'",
  `script-src 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`,
].join("; ");

const STYLE = "font:16px/26px system-ui,sans-serif;margin:24px;color:#17222b;background:#f8f8f5";

/** `GET /social-callback`: where the identity provider sends its window back to. */
export function socialCallback(): Hono {
  const page = callbackPage();
  return new Hono().get("/social-callback", (c) => {
    c.header("content-security-policy", POLICY);
    c.header("referrer-policy", "no-referrer");
    c.header("cache-control", "no-store");
    // The window comes from the provider's site; a stricter value would cut it from its opener.
    c.header("cross-origin-opener-policy", "unsafe-none");
    return c.html(page);
  });
}

/** Seen only when the window cannot close itself, so it speaks all three languages. */
function callbackPage(): string {
  const close = msg`You can close this window now.`;
  const lines = LANGUAGES.map(
    (language) => `<p lang="${language}">${SERVER_WORDS[language]._(close)}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sthalam</title></head>
<body style="${STYLE}">
${lines.join("\n")}
<script>${SCRIPT}</script>
</body>
</html>
`;
}
