// The social window against the development provider, by the module that the buttons call.
import type { Page, Route } from "playwright-core";
import { rolldown } from "rolldown";
import { beforeAll, expect, inject, test } from "vitest";
import type { signInBySocial } from "../../src/features/accounts/ui/social-popup.client.ts";
import { openBrowser, soon } from "../browser.ts";
import { ownSites } from "../own-site.ts";

declare global {
  interface Window {
    signInBySocial: typeof signInBySocial;
    outcome?: Awaited<ReturnType<typeof signInBySocial>>;
  }
}

const { visit } = openBrowser();
const { open } = ownSites();
let script: string;

beforeAll(async () => {
  const bundle = await rolldown({ input: "src/features/accounts/ui/social-popup.client.ts" });
  const { output } = await bundle.generate({ format: "iife", name: "social" });
  script = `${output[0].code}\nwindow.signInBySocial = social.signInBySocial;`;
});

/** A page of the site, under its own policy, with one button that signs in. */
async function pageWithButton(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit("/about", options);
  await page.route("**/social-module.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  // A module, as the policy lets no text become a script's address.
  await page.evaluate('import("/social-module.js")');
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Try the window";
    button.onclick = async () => {
      const options = await (await fetch("/api/sign-in-options")).json();
      window.outcome = await window.signInBySocial("google", options.social);
    };
    document.body.prepend(button);
  });
  return page;
}

async function openWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Try the window" }).click(),
  ]);
  return opened;
}

async function choose(opened: Page, email: string, verified = true): Promise<void> {
  await opened.getByLabel("E-mail").fill(email);
  await opened.getByLabel("Name").fill("Lakshmi");
  if (!verified) await opened.getByLabel("The provider has verified this address").uncheck();
  await opened.getByRole("button", { name: "Continue with Google" }).click();
}

const outcome = (page: Page) => page.evaluate(() => window.outcome);

async function settled(page: Page) {
  await page.waitForFunction(() => window.outcome !== undefined);
  return outcome(page);
}

/** What the server says to the window's id token. */
function verify(page: Page) {
  return page.evaluate(async () => {
    if (!window.outcome?.ok) throw new Error("no id token");
    const { idToken, nonce } = window.outcome;
    const reply = await fetch("/api/auth0/verify-token", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ idToken, nonce }),
    });
    return { status: reply.status, body: await reply.json() };
  });
}

test("a visitor chooses Google, and the id token makes one session", async () => {
  const page = await pageWithButton({ expected: [/401/] });
  const opened = await openWindow(page);
  await opened.getByRole("button", { name: "Continue with Apple" }).waitFor();
  await choose(opened, "lakshmi@example.in");
  expect(await settled(page)).toMatchObject({ ok: true });
  await soon(() => opened.isClosed()).toBe(true);
  expect(await verify(page)).toMatchObject({
    status: 200,
    body: { success: true, user: { name: "Lakshmi", email: "lakshmi@example.in" } },
  });
  expect(await verify(page)).toMatchObject({ status: 401, body: { code: "identity-refused" } });
  expect(
    await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })),
  ).not.toContain(expect.stringContaining("oidc"));
});

test("an address that the provider has not verified signs nobody in", async () => {
  const page = await pageWithButton({ expected: [/401/] });
  await choose(await openWindow(page), "stranger@example.in", false);
  expect(await settled(page)).toMatchObject({ ok: true });
  expect(await verify(page)).toMatchObject({ status: 401, body: { code: "email-not-verified" } });
});

test("closing the window is a quiet end", async () => {
  const page = await pageWithButton();
  const opened = await openWindow(page);
  await opened.getByRole("button", { name: "Continue with Google" }).waitFor();
  await opened.close();
  expect(await settled(page)).toEqual({ ok: false, code: "cancelled" });
});

test("cancelling at the provider is a quiet end", async () => {
  const page = await pageWithButton();
  await (await openWindow(page)).getByRole("button", { name: "Cancel" }).click();
  expect(await settled(page)).toEqual({ ok: false, code: "cancelled" });
});

test("a token request without an answer is made three times, then the network is told", async () => {
  const page = await pageWithButton({ expected: [/ERR_FAILED/] });
  let tried = 0;
  await page.route("**/dev/identity/token", (route: Route) => {
    tried += 1;
    return route.abort();
  });
  await choose(await openWindow(page), "lakshmi@example.in");
  expect(await settled(page)).toEqual({ ok: false, code: "network" });
  expect(tried).toBe(3);
});

test("a token request that fails once still signs in", async () => {
  const page = await pageWithButton({ expected: [/ERR_FAILED/] });
  await page.route("**/dev/identity/token", (route: Route) => route.abort(), { times: 1 });
  await choose(await openWindow(page), "lakshmi@example.in");
  expect(await settled(page)).toMatchObject({ ok: true });
});

test("an answer to another question is refused", async () => {
  const page = await pageWithButton();
  const opened = await openWindow(page);
  await opened.getByRole("button", { name: "Continue with Google" }).waitFor();
  await opened.evaluate(() => window.location.assign("/social-callback?code=x&state=of-another"));
  expect(await settled(page)).toEqual({ ok: false, code: "state-mismatch" });
});

test("a provider that cuts its window from the page still signs in", async () => {
  const page = await pageWithButton({
    prepare: (context) =>
      context.addInitScript(() => {
        window.opener = null;
      }),
  });
  // What the page sees of a window in another browsing context group: it looks closed at once.
  await page.evaluate(() => {
    const openReally = window.open.bind(window);
    window.open = (...how) => {
      const real = openReally(...how);
      const seen = { closed: true, location: real?.location, close: () => real?.close() };
      return seen as unknown as Window;
    };
    document.hasFocus = () => false;
  });
  const opened = await openWindow(page);
  await opened.getByRole("button", { name: "Continue with Google" }).waitFor();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await outcome(page)).toBeUndefined();
  await choose(opened, "lakshmi@example.in");
  expect(await settled(page)).toMatchObject({ ok: true });
});

test("a window that the browser blocks is told", async () => {
  const page = await pageWithButton();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole("button", { name: "Try the window" }).click();
  expect(await settled(page)).toEqual({ ok: false, code: "popup-blocked" });
});

test("a window left open is given up after 60 s", async () => {
  const page = await pageWithButton({ prepare: (context) => context.clock.install() });
  const opened = await openWindow(page);
  await opened.getByRole("button", { name: "Continue with Google" }).waitFor();
  await page.clock.fastForward(59_000);
  expect(await outcome(page)).toBeUndefined();
  await page.clock.fastForward(2_000);
  expect(await settled(page)).toEqual({ ok: false, code: "timeout" });
  await soon(() => opened.isClosed()).toBe(true);
});

test("on a public origin there is no development provider and no mail viewer", async () => {
  const site = await open({ PUBLIC_ORIGIN: "https://plots.example" });
  for (const path of [
    "/dev/mail",
    "/dev/identity/.well-known/openid-configuration",
    "/dev/identity/auth",
  ])
    expect((await fetch(site.origin + path)).status, path).toBe(404);
  const options = await (await fetch(`${site.origin}/api/sign-in-options`)).json();
  expect(options).toMatchObject({ success: true, social: null });
  const reply = await fetch(`${site.origin}/api/auth0/verify-token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ idToken: "x" }),
  });
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ code: "social-sign-in-off" });
});

test.each([
  ["another host name", { host: "plots.example" }],
  ["another port", { host: "localhost:1" }],
])("development services do not answer to %s", async (_, { host }) => {
  const { request } = await import("node:http");
  const status = (path: string) =>
    new Promise((resolve, reject) => {
      request(`${inject("site")}${path}`, { headers: { host } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      })
        .on("error", reject)
        .end();
    });
  expect(await status("/dev/mail")).toBe(404);
  expect(await status("/dev/identity/.well-known/openid-configuration")).toBe(404);
});

test.each([
  ["Google", "/te/login", /గూగుల్|Google/],
  ["Facebook", "/hi/login", /फ़ेसबुक|Facebook/],
  ["Apple", "/signup", /Apple/],
])("the button of %s on %s leads to its own provider and signs in", async (name, path, label) => {
  const page = await visit(path);
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: label }).click(),
  ]);
  const first = opened.getByRole("button").first();
  expect(await first.textContent()).toBe(`Continue with ${name}`);
  await opened.getByLabel("Name").fill(`Ravi of ${name}`);
  await opened.getByLabel("E-mail").fill(`ravi-${name.toLowerCase()}@example.in`);
  await first.click();
  await soon(() => page.evaluate(() => localStorage.getItem("user"))).toContain(`Ravi of ${name}`);
});
