import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { type ComposedMail, composeMail } from "./compose-mail.server.ts";
import { readEml } from "./read-eml.ts";
import { openSmtp, type TestSmtp } from "./smtp-testing.ts";
import { fileTransport, type MailTransport, smtpTransport } from "./transport.server.ts";

const SENDER = {
  from: "Sthalam <mail@plots.example>",
  clock: () => new Date("2026-11-21T06:00:00.123Z"),
};
const SITE = { origin: "https://plots.example", infoEmail: "agent@plots.example" };

let ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
});

function aMail(changes: Partial<ComposedMail> = {}): ComposedMail {
  const composed = composeMail(
    {
      id: "1f0c6f6e-7a52-4d0c-9d65-2f7d1c0b9a11",
      recipient: "lakshmi@example.in",
      language: "te",
      kind: "reset-link",
      values: { path: `/te/reset-password?token=${"t".repeat(60)}&email=a%40b.in` },
    },
    { site: SITE, mails: Object.values(ACCOUNT_MAILS) },
  );
  if (!composed.ok) throw new Error(composed.field);
  return { ...composed.mail, ...changes };
}

function openFiles(): { transport: MailTransport; folder: string } {
  const home = mkdtempSync(join(tmpdir(), "sthalam-mail-"));
  const folder = join(home, "mail");
  const transport = fileTransport(folder, SENDER);
  ends.push(() => rmSync(home, { recursive: true }));
  return { transport, folder };
}

async function openBoth(options?: Parameters<typeof openSmtp>[0], userinfo = "") {
  const server: TestSmtp = await openSmtp(options);
  const transport = smtpTransport(server.url.replace("//", `//${userinfo}`), SENDER);
  ends.push(() => transport.close(), server.close);
  return { server, transport };
}

test("an SMTP server gets one mail for one address, both texts readable in Telugu", async () => {
  const { server, transport } = await openBoth();
  const mail = aMail();
  expect(await transport.send(mail)).toEqual({ ok: true });
  expect(server.received).toHaveLength(1);
  const [got] = server.received;
  expect(got?.recipients).toEqual(["lakshmi@example.in"]);
  expect(got?.text.trim()).toBe(mail.text.trim());
  expect(got?.html.trim()).toBe(mail.html.trim());
  expect(got?.headers.get("subject")).toBe(mail.subject);
  expect(got?.headers.get("from")).toBe("Sthalam <mail@plots.example>");
  expect(got?.headers.get("message-id")).toBe(`<${mail.id}@plots.example>`);
  expect(got?.headers.get("content-language")).toBe("te");
});

test("a mail that may be stopped says by which address, as programs of mail read it", async () => {
  const { server, transport } = await openBoth();
  await transport.send(aMail());
  const stopUrl = `https://plots.example/te/alerts/off?token=${"t".repeat(200)}`;
  await transport.send(aMail({ stopUrl }));
  const [plain, stoppable] = server.received;
  expect(plain?.headers.has("list-unsubscribe")).toBe(false);
  expect(stoppable?.headers.get("list-unsubscribe")).toBe(`<${stopUrl}>`);
  expect(stoppable?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test("a subject with line breaks makes no header", async () => {
  const { server, transport } = await openBoth();
  await transport.send(aMail({ subject: "hello\r\nBcc: thief@example.in\r\n\r\nbody" }));
  const [got] = server.received;
  expect(got?.headers.has("bcc")).toBe(false);
  expect(got?.recipients).toEqual(["lakshmi@example.in"]);
});

test("an address of many makes no second recipient", async () => {
  const { server, transport } = await openBoth();
  await transport.send(aMail({ to: "a@example.in,thief@example.in" }));
  expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain("thief@example.in");
});

test.each([
  [550, "never"],
  [450, "later"],
])("a recipient refused by %i is tried %s again", async (responseCode, code) => {
  const { transport } = await openBoth({
    onRcptTo: (_, __, done) => done(Object.assign(new Error("no"), { responseCode })),
  });
  expect(await transport.send(aMail())).toMatchObject({ ok: false, code });
});

type Answer = (error?: Error | null) => void;
const refuse = (message: string, responseCode = 550) =>
  Object.assign(new Error(message), { responseCode });

test.each([
  ["a sender that it does not know", "5.7.1 Sender domain not verified"],
  ["a sender without a code of its own", "daily quota exceeded"],
])("%s, refused by 550, is ours to mend: the mail is tried again", async (_, message) => {
  const { transport } = await openBoth({
    onMailFrom: (_, __, done: Answer) => done(refuse(message)),
  });
  expect(await transport.send(aMail())).toMatchObject({ ok: false, code: "later" });
});

test.each([
  [530, "5.7.0 Authentication required"],
  [554, "5.7.1 Relay access denied"],
])("a recipient refused by %i %s may be had once we are let in", async (responseCode, message) => {
  const { transport } = await openBoth({
    onRcptTo: (_, __, done: Answer) => done(refuse(message, responseCode)),
  });
  expect(await transport.send(aMail())).toMatchObject({ ok: false, code: "later" });
});

test.each([
  [552, "5.3.4 Message too big", "never"],
  [554, "5.7.1 Blocked by policy", "later"],
  [451, "4.3.0 Try again", "later"],
])("a text refused by %i %s is tried %s again", async (responseCode, message, code) => {
  const { transport } = await openBoth({
    onData: (stream, _, done: Answer) => {
      stream.on("end", () => done(refuse(message, responseCode)));
      stream.resume();
    },
  });
  expect(await transport.send(aMail())).toMatchObject({ ok: false, code });
});

test("a wrong password may be mended: the mail is tried again", async () => {
  const { transport } = await openBoth(
    { onAuth: (_, __, done) => done(new Error("wrong")), allowInsecureAuth: true },
    "site:secret@",
  );
  expect(await transport.send(aMail())).toMatchObject({ ok: false, code: "later" });
});

test("a server that is away may come back", async () => {
  const { server, transport } = await openBoth();
  await server.close();
  expect(await transport.send(aMail())).toMatchObject({ ok: false, code: "later" });
});

test("without SMTP a mail is a file that only its owner reads", async () => {
  const { transport, folder } = openFiles();
  const mail = aMail();
  expect(await transport.send(mail)).toEqual({ ok: true });
  const [name = ""] = readdirSync(folder);
  expect(name).toBe("20261121T060000123Z-lakshmi@example.in-1f0c.eml");
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  const read = await readEml(readFileSync(join(folder, name)));
  expect(read.text.trim()).toBe(mail.text.trim());
  expect(read.html.trim()).toBe(mail.html.trim());
  expect(read.headers.get("subject")).toBe(mail.subject);
});

test.each([
  "../../etc/passwd@example.in",
  "..\\..\\windows@example.in",
  "a/b@example.in",
  "a:b|c*?@example.in",
  "లక్ష్మి@example.in",
  `${"l".repeat(240)}@example.in`,
])("the file of a mail to %s stays in its folder", async (to) => {
  const { transport, folder } = openFiles();
  await transport.send(aMail({ to }));
  const names = readdirSync(folder);
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/^20261121T060000123Z-[a-zA-Z0-9@._+-]{1,80}-1f0c\.eml$/);
  expect(names[0]).not.toContain("..");
});
