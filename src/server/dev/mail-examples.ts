import { Hono } from "hono";
import { LANGUAGES, toLanguage } from "#platform/i18n/languages.ts";
import { type ComposedMail, composeMail } from "#platform/mail/compose-mail.server.ts";
import type { MailSite } from "#platform/mail/mail.ts";
import { escapeHtml } from "#platform/mail/mail-html.ts";
import { MAILS } from "#server/wiring/mail.ts";
import { MAIL_IN_FRAME, MAIL_PAGE, MAIL_VIEWER_PATH, mailPage } from "./mail-page.ts";
import type { NodeBindings } from "./own-machine.ts";
import { developerPage, developerPolicy } from "./page.ts";

const PATH = `${MAIL_VIEWER_PATH}/examples`;
const NONE = "There is no such mail.";

/** Every mail of the site with its example, in every language, without one being sent. */
export function mailExamples(siteNow: () => MailSite): Hono<{ Bindings: NodeBindings }> {
  return new Hono<{ Bindings: NodeBindings }>()
    .get("/", (c) => {
      return c.html(listPage(), 200, { "content-security-policy": developerPolicy() });
    })
    .get("/:kind/:language", (c) => {
      const { kind, language } = c.req.param();
      const mail = findExample(kind, language, siteNow());
      if (!mail) return c.text(NONE, 404);
      const { subject, text } = mail;
      const about = escapeHtml(MAILS.find((each) => each.kind === kind)?.sentWhen ?? "");
      const frame = `${PATH}/${kind}/${language}/html`;
      return c.html(mailPage({ subject, about, text, frame, ...siteNow() }), 200, MAIL_PAGE);
    })
    .get("/:kind/:language/html", (c) => {
      const { kind, language } = c.req.param();
      const mail = findExample(kind, language, siteNow());
      return mail ? c.html(mail.html, 200, MAIL_IN_FRAME) : c.text(NONE, 404);
    });
}

function findExample(kind: string, language: string, site: MailSite): ComposedMail | null {
  const mail = MAILS.find((each) => each.kind === kind);
  if (!mail || toLanguage(language) !== language) return null;
  const id = "00000000-0000-4000-8000-000000000000";
  const row = { id, recipient: "reader@example.in", language, kind, values: mail.example };
  const composed = composeMail(row, { site, mails: MAILS });
  if (!composed.ok) throw new Error(`The example of ${kind} breaks its schema: ${composed.field}`);
  return composed.mail;
}

function listPage(): string {
  const rows = MAILS.map(({ kind, sentWhen }) => {
    const links = LANGUAGES.map(
      (language) => `<a href="${PATH}/${kind}/${language}">${language}</a>`,
    );
    return `<tr><td>${kind}</td><td>${escapeHtml(sentWhen)}</td><td>${links.join(" ")}</td></tr>`;
  });
  return developerPage(
    "Every mail of the site",
    `<p><a href="${MAIL_VIEWER_PATH}">All mail</a></p><div class="card"><table><thead><tr><th>Name</th><th>Sent when</th><th>Example</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`,
  );
}
