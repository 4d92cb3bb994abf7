import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { escapeHtml } from "#platform/mail/escape-html.ts";
import { type ReadMail, readEml } from "#platform/mail/read-eml.ts";
import type { Config } from "#server/config.ts";
import { mailFolder } from "#server/mail.ts";
import { fromOwnMachine, type NodeBindings } from "./own-machine.ts";
import { developerPage, developerPolicy } from "./page.ts";

export const MAIL_VIEWER_PATH = "/dev/mail";

const FILE = /^[a-zA-Z0-9@._+-]+\.eml$/;
const MOST_LISTED = 100;

/** A mail runs nothing and fetches nothing, whatever it holds. */
const MAIL_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

/** Shows the mails that went to files, newest first: for want of a mailbox on one's own machine. */
export function mailViewer(config: Config): Hono<{ Bindings: NodeBindings }> {
  const folder = mailFolder(config);
  return new Hono<{ Bindings: NodeBindings }>()
    .use(fromOwnMachine(config))
    .get("/", async (c) => {
      const body = await listPage(folder);
      return c.html(body, 200, { "content-security-policy": developerPolicy() });
    })
    .get("/:file", async (c) => {
      const file = c.req.param("file");
      const mail = await findMail(folder, file);
      if (!mail) return c.text("There is no such mail.", 404);
      return c.html(mailPage(file, mail, config.site.origin), 200, {
        "content-security-policy": developerPolicy("'self'"),
      });
    })
    .get("/:file/html", async (c) => {
      const mail = await findMail(folder, c.req.param("file"));
      if (!mail) return c.text("There is no such mail.", 404);
      return c.html(mail.html, 200, {
        "content-security-policy": MAIL_POLICY,
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "no-referrer",
      });
    });
}

async function listFiles(folder: string): Promise<string[]> {
  // The folder comes with the first mail.
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => FILE.test(name))
    .sort()
    .reverse();
}

/** A file of the folder by its very name; nothing else of the disk can be named. */
async function findMail(folder: string, file: string): Promise<ReadMail | null> {
  if (!(await listFiles(folder)).includes(file)) return null;
  return readEml(await readFile(join(folder, file)));
}

async function listPage(folder: string): Promise<string> {
  const files = (await listFiles(folder)).slice(0, MOST_LISTED);
  const rows = await Promise.all(
    files.map(async (file) => toRow(file, await readEml(await readFile(join(folder, file))))),
  );
  const table = `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const none = "<p>No mail yet. Sign up, and the code arrives here.</p>";
  const note = `<p class="muted">SMTP_URL is not set: mail stays on this machine, as files. Load the page again for new mail.</p>`;
  return developerPage("Mail", `${note}<div class="card">${rows.length > 0 ? table : none}</div>`);
}

function toRow(file: string, { headers }: ReadMail): string {
  const [date, to, subject] = ["date", "to", "subject"].map((name) =>
    escapeHtml(headers.get(name) ?? ""),
  );
  const address = `${MAIL_VIEWER_PATH}/${encodeURIComponent(file)}`;
  return `<tr><td class="muted">${date}</td><td>${to}</td><td><a href="${address}">${subject || "(no subject)"}</a></td></tr>`;
}

function mailPage(file: string, { headers, text }: ReadMail, origin: string): string {
  const subject = headers.get("subject") ?? "";
  const frame = `${MAIL_VIEWER_PATH}/${encodeURIComponent(file)}/html`;
  return developerPage(
    subject,
    `<p><a href="${MAIL_VIEWER_PATH}">All mail</a></p>
<p class="muted">${escapeHtml(headers.get("date") ?? "")}<br>From ${escapeHtml(headers.get("from") ?? "")}<br>To ${escapeHtml(headers.get("to") ?? "")}</p>
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
