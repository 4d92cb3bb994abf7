// Two processes of the site on one PostgreSQL: what one knows of accounts, the other knows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, clusterUrl, startCluster } from "../src/platform/db/test-cluster.ts";
import { PASSWORD } from "./account-steps.ts";
import { openBrowser, untilAlive } from "./browser.ts";
import { codeFor, newAddress } from "./mailbox.ts";
import { ownSiteOfFile } from "./own-site.ts";

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
});
const first = ownSiteOfFile(settings);
const second = ownSiteOfFile(settings);
const { visit } = openBrowser();

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
