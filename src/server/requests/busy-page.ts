import { hash } from "node:crypto";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { byLanguage, type Language, languageOf, pathIn } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { escapeHtml } from "#platform/mail/mail-html.ts";

/** As the theme has it; a page that is sent when all are busy fetches nothing. */
const STYLE = `body{margin:0;padding:64px 24px;font:16px/26px system-ui,sans-serif;color:#17222b;background:#f8f8f5}
main{max-width:560px;margin:0 auto}
h1{font-size:26px;line-height:34px;margin:0 0 12px}
p{margin:0 0 24px}
a{color:#0b5a68}
.button{display:inline-block;padding:11px 24px;border-radius:6px;background:#0b5a68;color:#fff;font-weight:600;text-decoration:none}
nav{margin-top:40px}`;

const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `style-src 'sha256-${hash("sha256", STYLE, "base64")}'`,
].join("; ");

/** The two pages of each language are written once. */
const PAGES = {
  reading: byLanguage((language) => page(language, false)),
  form: byLanguage((language) => page(language, true)),
};

/**
 * What a visitor sees who found no place: a page of 2 kB that asks for nothing else. Whoever sent a
 * form is told that it was not taken, and how to send it again.
 */
export function busyPage(path: string, isForm: boolean): { html: string; policy: string } {
  const html = PAGES[isForm ? "form" : "reading"][languageOf(path)];
  return { html, policy: POLICY };
}

function page(language: Language, isForm: boolean): string {
  const say = (text: MessageDescriptor) => escapeHtml(SERVER_WORDS[language]._(text));
  const told = isForm
    ? say(
        msg`Your form was not taken yet. Go back, wait a few seconds and send it again: what you typed is still there.`,
      )
    : say(msg`Many people are here just now. Wait a few seconds and try again.`);
  // An empty address is that of the page itself, its query included.
  const again = `<a class="button" href="">${say(msg`Try again`)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${say(msg`One moment · Sthalam`)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${say(msg`We are with you in a moment`)}</h1>
<p>${told}</p>
${isForm ? "" : again}
<nav><a href="${pathIn(language, "/")}">Sthalam</a></nav>
</main></body>
</html>
`;
}
