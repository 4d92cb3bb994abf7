// Mail of the built site: into files and the viewer, and by SMTP that comes and goes.
import { afterEach, expect, inject, test } from "vitest";
import { openSmtp, type TestSmtp } from "../../src/platform/mail/smtp-testing.ts";
import { openBrowser, soon } from "../browser.ts";
import { codeFor, newAddress } from "../mailbox.ts";
import { ownSites } from "../own-site.ts";

const { visit } = openBrowser();
const { open } = ownSites();
let servers: TestSmtp[] = [];

afterEach(async () => {
  for (const server of servers) await server.close();
  servers = [];
});

async function smtp(port?: number): Promise<TestSmtp> {
  const server = await openSmtp({}, port);
  servers.push(server);
  return server;
}

async function signUp(origin: string, email: string, language = "en"): Promise<void> {
  const reply = await fetch(`${origin}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Lakshmi", email, password: "four quiet river stones", language }),
  });
  expect(reply.status).toBe(200);
}

test("a sign-up's code is a file at once, and the viewer shows it", async () => {
  const origin = inject("site");
  const email = newAddress("lakshmi");
  await signUp(origin, email, "te");
  const code = await codeFor(email);
  const page = await visit("/dev/mail");
  await page.getByRole("link", { name: code }).click();
  expect(await page.getByRole("heading").textContent()).toContain(code);
  const frame = page.frameLocator("iframe");
  expect(await frame.locator(".code").textContent()).toBe(code);
  expect(await frame.locator("html").getAttribute("lang")).toBe("te");
  const reply = await fetch(`${origin}/api/auth/verify-otp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, otp: code }),
  });
  expect(await reply.json()).toMatchObject({ success: true, user: { name: "Lakshmi" } });
});

test("with SMTP away and the site killed, the mail goes out once both are back", async () => {
  const away = await openSmtp();
  await away.close();
  const from = "Sthalam <mail@plots.example>";
  const settings = { SMTP_URL: away.url, MAIL_FROM: from, LOG_LEVEL: "warn" };
  const first = await open(settings);
  await signUp(first.origin, "lakshmi@example.in");
  await soon(first.output).toContain("a mail did not go out yet");
  first.process.kill("SIGKILL");
  await first.ended;
  const server = await smtp(away.port);
  const second = await open({ ...settings, DATA_DIR: first.dataDir });
  await soon(() => server.received.length).toBe(1);
  expect(server.received[0]?.recipients).toEqual(["lakshmi@example.in"]);
  expect(server.received[0]?.headers.get("from")).toBe(from);
  await signUp(second.origin, "ravi@example.in");
  await soon(() => server.received.flatMap(({ recipients }) => recipients)).toEqual([
    "lakshmi@example.in",
    "ravi@example.in",
  ]);
  expect((await fetch(`${second.origin}/dev/mail`)).status).toBe(404);
});
