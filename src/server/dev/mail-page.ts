import { escapeHtml } from "#platform/mail/mail-html.ts";
import { developerPage, developerPolicy } from "./page.ts";

export const MAIL_VIEWER_PATH = "/dev/mail";

/** A mail runs nothing and fetches nothing, whatever it holds. */
const MAIL_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

/** Headers of a mail's HTML, which stands in a frame of its page. */
export const MAIL_IN_FRAME = {
  "content-security-policy": MAIL_POLICY,
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "no-referrer",
};

/** Headers of a page that frames a mail. */
export const MAIL_PAGE = { "content-security-policy": developerPolicy("'self'") };

interface ShownMail {
  readonly subject: string;
  /** HTML, already escaped. */
  readonly about: string;
  readonly text: string;
  /** Where its HTML is. */
  readonly frame: string;
  readonly origin: string;
}

/** A mail as text and as HTML. */
export function mailPage({ subject, about, text, frame, origin }: ShownMail): string {
  return developerPage(
    subject,
    `<p><a href="${MAIL_VIEWER_PATH}">All mail</a></p>
<p class="muted">${about}</p>
<div class="card"><pre>${withLinks(text, origin)}</pre></div>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${frame}" title="The mail as HTML"></iframe>`,
  );
}

/** Escaped text in which the site's own addresses can be followed. */
function withLinks(text: string, origin: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const safe = escapeHtml(word);
      const isLink = word.startsWith(`${origin}/`);
      return isLink ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join("");
}
