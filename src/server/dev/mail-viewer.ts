import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { escapeHtml } from "#platform/mail/mail-html.ts";
import { type ReadMail, readEml } from "#platform/mail/read-eml.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import type { Config } from "#server/config/config.ts";
import { mailFolder } from "#server/wiring/mail.ts";
import { mailExamples } from "./mail-examples.ts";
import { MAIL_IN_FRAME, MAIL_PAGE, MAIL_VIEWER_PATH, mailPage } from "./mail-page.ts";
import { fromOwnMachine, type NodeBindings } from "./own-machine.ts";
import { developerPage, developerPolicy } from "./page.ts";

const FILE = /^[a-zA-Z0-9@._+-]+\.eml$/;
const MOST_LISTED = 100;

/** Shows the mails that went to files, newest first: for want of a mailbox on one's own machine. */
export function mailViewer(config: Config, siteNow: () => Site): Hono<{ Bindings: NodeBindings }> {
  const folder = mailFolder(config);
  return new Hono<{ Bindings: NodeBindings }>()
    .use(fromOwnMachine(config))
    .route("/examples", mailExamples(siteNow))
    .get("/", async (c) => {
      const body = await listPage(folder);
      return c.html(body, 200, { "content-security-policy": developerPolicy() });
    })
    .get("/:file", async (c) => {
      const file = c.req.param("file");
      const mail = await findMail(folder, file);
      if (!mail) return c.text("There is no such mail.", 404);
      return c.html(showFile(file, mail, config.site.origin), 200, MAIL_PAGE);
    })
    .get("/:file/html", async (c) => {
      const mail = await findMail(folder, c.req.param("file"));
      if (!mail) return c.text("There is no such mail.", 404);
      return c.html(mail.html, 200, MAIL_IN_FRAME);
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
  const note = `<p class="muted">SMTP_URL is not set: mail stays on this machine, as files. Load the page again for new mail. <a href="${MAIL_VIEWER_PATH}/examples">Every mail of the site</a></p>`;
  return developerPage("Mail", `${note}<div class="card">${rows.length > 0 ? table : none}</div>`);
}

function toRow(file: string, { headers }: ReadMail): string {
  const [date, to, subject] = ["date", "to", "subject"].map((name) =>
    escapeHtml(headers.get(name) ?? ""),
  );
  const address = `${MAIL_VIEWER_PATH}/${encodeURIComponent(file)}`;
  return `<tr><td class="muted">${date}</td><td>${to}</td><td><a href="${address}">${subject || "(no subject)"}</a></td></tr>`;
}

function showFile(file: string, { headers, text }: ReadMail, origin: string): string {
  const [subject = "", date = "", from = "", to = ""] = ["subject", "date", "from", "to"].map(
    (name) => headers.get(name) ?? "",
  );
  const about = `${escapeHtml(date)}<br>From ${escapeHtml(from)}<br>To ${escapeHtml(to)}`;
  const frame = `${MAIL_VIEWER_PATH}/${encodeURIComponent(file)}/html`;
  return mailPage({ subject, about, text, frame, origin });
}
