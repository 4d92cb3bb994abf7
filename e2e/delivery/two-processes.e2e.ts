// Two processes of the site on one PostgreSQL: what one knows, the other knows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, clusterUrl, startCluster } from "../../src/platform/db/cluster-testing.ts";
import { openAccount, PASSWORD } from "../accounts/account-steps.ts";
import { openBrowser, untilAlive } from "../browser.ts";
import { setUpApp } from "../console/agent-steps.ts";
import { codeFor, newAddress } from "../mailbox.ts";
import { ownSiteOfFile } from "../own-site.ts";

const AGENTS = ["first@plots.example", "second@plots.example"] as const;
const dataDir = mkdtempSync(join(tmpdir(), "sthalam-two-"));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const settings = () => ({
  DATABASE_URL: clusterUrl(cluster.socket, "postgres"),
  DATA_DIR: dataDir,
  AGENT_EMAILS: AGENTS.join(","),
});
const first = ownSiteOfFile(settings);
const second = ownSiteOfFile(settings);
const { visit } = openBrowser();
const ASKED_AGAIN_MS = 200;

function call(origin: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(origin + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Asks again while too many ask at once, as a browser does. */
async function untilAdmitted(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
    await wait(ASKED_AGAIN_MS);
  }
}

test.each([
  { language: "en", path: "" },
  { language: "te", path: "/te" },
])("an account made on one process in $language is signed in on the other", async ({ path }) => {
  const [one, two] = [first(), second()];
  const page = await visit(`${path}/signup`, { site: one.origin });
  await untilAlive(page);
  const email = newAddress("savitri");
  await page.locator("main input[name=name]").fill("Savitri");
  await page.locator("main input[name=email]").fill(email);
  await page.locator("main input[name=password]").fill(PASSWORD);
  await page.locator("main form button[type=submit]").click();
  await page.locator("main input[name=otp]").fill(await codeFor(email, 0, dataDir));
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(new RegExp(`^${one.origin}${path}/?$`));
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const authorization = `Bearer ${token}`;
  const elsewhere = await fetch(`${two.origin}/api/profile`, { headers: { authorization } });
  expect(await elsewhere.json()).toMatchObject({ user: { name: "Savitri", email } });
  const saved = await call(two.origin, "/api/favourites/P06180094959", {}, token ?? "");
  expect(saved.status).toBe(200);
  await page.goto(`${one.origin}${path}/favourites`);
  await page.getByText("Lakeridge – 2").first().waitFor();
  // Left before its session ends: what it still asks would be refused.
  await page.goto("about:blank");
  await call(two.origin, "/api/auth/logout", {}, token ?? "");
  const after = await fetch(`${one.origin}/api/profile`, { headers: { authorization } });
  expect(after.status).toBe(401);
});

test("wrong passwords on one process hold the other back as well", async () => {
  const [one, two] = [first(), second()];
  const attempt = { email: newAddress("guessed"), password: "not the password" };
  const statuses: number[] = [];
  for (const { origin } of [one, two, one, two, one, two])
    statuses.push((await call(origin, "/api/auth/login", attempt)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("of 200 tries at one plot from two processes one gets it, and nobody is told who did", async () => {
  const PROJECT = "/api/projects/vennela-gardens";
  const sites = [first(), second()];
  const agents = await Promise.all(
    sites.map(async (site, at) => {
      const agent = await openAccount(`Agent ${at}`, AGENTS[at], { ...site, dataDir });
      await setUpApp(agent, site);
      return { ...agent, site };
    }),
  );
  const until = new Date(Date.now() + 3600_000).toISOString();
  const seen = [{ number: "7", version: 1 }];
  const tries = Array.from({ length: 200 }, (_, i) => {
    const { site, token } = agents[i % 2] ?? {};
    const buyer = { name: `Buyer ${i}`, contact: "" };
    const wanted = i % 4 < 2 ? { what: "hold", until } : { what: "book" };
    const path = `/api/agent/projects/vennela-gardens/changes`;
    return untilAdmitted(() => call(site?.origin ?? "", path, { ...wanted, seen, buyer }, token));
  });
  const replies = await Promise.all(tries);
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 199 }, () => 409)]);
  const refused = replies.filter(({ status }) => status === 409);
  const texts = await Promise.all(refused.map((reply) => reply.text()));
  for (const text of texts) {
    expect(text).toContain('"changed-meanwhile"');
    expect(text).not.toMatch(/Buyer \d|plots\.example/);
  }
  const statusAt = async (origin: string) => {
    const { project } = await (await fetch(origin + PROJECT)).json();
    return project.plots.find(({ number }: { number: string }) => number === "7").status;
  };
  for (const { origin } of sites)
    await expect.poll(() => statusAt(origin), { timeout: 20_000 }).toMatch(/^(?:held|booked)$/);
});
