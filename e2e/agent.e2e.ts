import { readFile } from "node:fs/promises";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, openAccount, signedInAs } from "./account-steps.ts";
import { DESKTOP, openBrowser, PHONE, soon } from "./browser.ts";
import { ownSiteOfFile } from "./own-site.ts";
import { violations } from "./violations.ts";

/** An agent for each test: all tests share one site, and each its own second factor. */
const DESKS = Array.from({ length: 12 }, (_, at) => `desk${at}@plots.example`);
// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const ownSite = ownSiteOfFile({ AGENT_EMAILS: DESKS.join(",") });
const { visit } = openBrowser();

const LISTING = "P06180094959";
/** To whom the server cannot look at, there is no such page: its status says so. */
const NO_SUCH_PAGE = /status of 404/;
const REFUSED = /status of (400|403|409)/;
const expected = [NO_SUCH_PAGE, REFUSED];
const XSS = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>`;

type Site = ReturnType<typeof ownSite>;

async function openSite() {
  const site = ownSite();
  const agent = await openAccount("Desk", DESKS.pop(), site);
  const enter = (path: string, options: object = {}, as: Account | null = agent) =>
    visit(path, {
      site: site.origin,
      expected,
      ...(as && signedInAs(as, site.origin)),
      ...options,
    });
  return { site, agent, enter };
}

let leadsMade = 0;

async function sendLead({ origin }: Site, fields: Record<string, string> = {}): Promise<string> {
  leadsMade += 1;
  const phone = `98765432${String(leadsMade).padStart(2, "0")}`;
  const body = { kind: "callback", name: "Lakshmi Devi", phone, consent: true };
  const reply = await fetch(`${origin}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `e2e-lead-${leadsMade}` },
    body: JSON.stringify({ ...body, language: "en", ...fields }),
  });
  const { reference } = (await reply.json()) as { reference: string };
  return reference;
}

/** A call of the agent beside the pages: another desk. */
async function callAs({ token }: Account, { origin }: Site, path: string, body: object) {
  const reply = await fetch(`${origin}/api/agent${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, string>;
}

/** Sets the second factor up by calls alone. */
async function setUpByCalls(agent: Account, site: Site): Promise<void> {
  const { secret = "" } = await callAs(agent, site, "/second-factor/device", {});
  const code = new TOTP({ secret }).generate();
  await callAs(agent, site, "/second-factor/device/confirm", { code });
}

const lead = (page: Page) => page.getByRole("article");

test("strangers and buyers get the page that there is not, in every language", async () => {
  const { site, enter } = await openSite();
  const buyer = await openAccount("Buyer", "buyer@homes.example", site);
  for (const path of ["/agent", "/te/agent/leads/7KM4-Q2XD", "/hi/agent/account"]) {
    const reply = await fetch(site.origin + path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain("data-console");
  }
  for (const who of [null, buyer]) {
    const page = await enter("/agent", {}, who);
    await page.getByRole("heading", { name: "This page is not on the map" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("[data-console]").count()).toBe(0);
    await page.getByRole("banner").waitFor();
  }
});

test("an agent sets an app up, keeps the codes, is locked out, and comes back by one of them", async () => {
  const { enter } = await openSite();
  const page = await enter("/agent");
  await page.getByRole("button", { name: "Set up my app" }).click();
  const secret = (await page.locator("[data-key]").innerText()).replaceAll(" ", "");
  const codeField = page.getByLabel("Code of your app");
  await codeField.fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("This code is wrong").waitFor();
  await codeField.fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
  const codes = await page.locator("main ol li").allInnerTexts();
  expect(codes).toHaveLength(10);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await file).path(), "utf8")).toBe(`${codes.join("\n")}\n`);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByLabel("Search leads").waitFor();
  await page.getByRole("button", { name: "Lock" }).click();
  await page.getByRole("heading", { name: "Open the console" }).waitFor();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill((codes[0] ?? "").toLowerCase());
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByLabel("Search leads").waitFor();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByText("9 left.").waitFor();
});

test("a lead is called, noted, changed, taken back and put in a file; its texts do nothing", async () => {
  const { site, agent, enter } = await openSite();
  await setUpByCalls(agent, site);
  await sendLead(site, { name: "=1+1", phone: "9812345678", requirements: "Call after 6" });
  const hostile = { name: XSS, requirements: XSS, plotNumber: "<b>7</b>", mlsNumber: LISTING };
  const reference = await sendLead(site, hostile);
  const page = await enter("/agent");
  await page.getByRole("link", { name: "=1+1", exact: true }).waitFor();
  expect(await page.title()).toContain("Leads");
  await page.getByLabel("Search leads").fill(reference);
  await page.keyboard.press("Enter");
  await soon(() => page.getByRole("list", { name: "Leads" }).getByRole("listitem").count()).toBe(1);
  await page.getByRole("link", { name: XSS }).click();
  await lead(page).getByRole("heading", { name: XSS }).waitFor();
  expect(page.url()).toContain(`/agent/leads/${reference}?q=`);
  await lead(page).getByText("<b>7</b>", { exact: true }).waitFor();
  expect(await lead(page).getByRole("link", { name: "Call" }).getAttribute("href")).toMatch(
    /^tel:\+9198765432\d\d$/,
  );
  await lead(page).getByLabel("Note").fill(XSS);
  await lead(page).getByRole("button", { name: "Mark as called" }).click();
  await lead(page).getByText("State: Contacted").last().waitFor();
  await lead(page).getByLabel("Next step").fill(XSS);
  await lead(page).getByRole("button", { name: "Save", exact: true }).click();
  await lead(page).getByText(`Next step: ${XSS}`).waitFor();
  await page.getByText("No lead here.").waitFor();
  await lead(page).getByLabel("State").selectOption("Visit booked");
  await lead(page).getByText("State: Visit booked").last().waitFor();
  await lead(page).getByRole("button", { name: "Take back the last change" }).click();
  await lead(page).getByText("Taken back to: Contacted").waitFor();
  expect(await lead(page).getByLabel("State").inputValue()).toBe("contacted");
  await page.reload();
  await lead(page).getByText("Taken back to: Contacted").waitFor();
  await page.goto("/agent?view=all");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a table" }).click();
  const csv = await readFile(await (await file).path(), "utf8");
  expect(csv).toContain(`"'=1+1","(+91) 98123 45678"`);
  expect(csv).toContain(reference);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("of two agents the second sees that the lead changed, keeps what was typed, and chooses", async () => {
  const { site, agent, enter } = await openSite();
  await setUpByCalls(agent, site);
  const reference = await sendLead(site);
  const page = await enter(`/agent/leads/${reference}`);
  await lead(page).getByLabel("Note").fill("Wants the corner plot");
  const other = { what: "state", state: "lost", version: 1 };
  await callAs(agent, site, `/leads/${reference}/changes`, other);
  await lead(page).getByRole("button", { name: "Mark as called" }).click();
  await lead(page).getByText("Somebody else has changed this lead").waitFor();
  await lead(page).getByText("State: Lost").last().waitFor();
  expect(await lead(page).getByLabel("Note").inputValue()).toBe("Wants the corner plot");
  await lead(page).getByRole("button", { name: "Do it nevertheless" }).click();
  await lead(page).getByText("Wants the corner plot").last().waitFor();
  await soon(() => lead(page).getByLabel("State").inputValue()).toBe("contacted");
});

test("a console locked meanwhile asks for a code over the page, and nothing typed is lost", async () => {
  const { site, agent, enter } = await openSite();
  const { secret = "" } = await callAs(agent, site, "/second-factor/device", {});
  const early = new TOTP({ secret }).generate({ timestamp: Date.now() - 30_000 });
  await callAs(agent, site, "/second-factor/device/confirm", { code: early });
  const reference = await sendLead(site);
  const page = await enter(`/agent/leads/${reference}`);
  await lead(page).getByLabel("Note").fill("Called, wants papers");
  await callAs(agent, site, "/second-factor/lock", {});
  await lead(page).getByRole("button", { name: "Keep the note" }).click();
  const dialog = page.getByRole("dialog", { name: "The console is locked" });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Code of your app").fill(new TOTP({ secret }).generate());
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await lead(page).getByLabel("Note").inputValue()).toBe("Called, wants papers");
  await lead(page).getByRole("button", { name: "Keep the note" }).click();
  await lead(page).getByText("Note kept.").waitFor();
});

test("a call that fails says so, and the inbox is there when it is tried again", async () => {
  const { site, agent, enter } = await openSite();
  await setUpByCalls(agent, site);
  await sendLead(site);
  const page = await enter("/agent/account", { expected: [...expected, /ERR_FAILED/] });
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  await page.route("**/api/agent/leads", (route) => route.abort());
  await page.getByRole("link", { name: /^Leads/ }).click();
  const alert = page.getByRole("alert");
  await alert.getByText("No connection.").waitFor();
  await page.unroute("**/api/agent/leads");
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Search leads").waitFor();
});

const SCREENS = [
  [PHONE, ""],
  [PHONE, "/te"],
  [DESKTOP, ""],
  [DESKTOP, "/te"],
] as const;

test("axe finds nothing before the console is open", async () => {
  const { enter } = await openSite();
  const page = await enter("/te/agent", { viewport: PHONE });
  await page.locator("[data-console] h1").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("[data-console] button").first().click();
  await page.locator("[data-key]").waitFor();
  expect(await violations(page)).toEqual([]);
});

test.each(SCREENS)(
  "axe finds nothing on the console's screens at %j in “%s”, and nothing scrolls sideways",
  async (viewport, language) => {
    const { site, agent, enter } = await openSite();
    await setUpByCalls(agent, site);
    const reference = await sendLead(site, { requirements: "x".repeat(500), mlsNumber: LISTING });
    const page = await enter(`${language}/agent?kind=callback`, { viewport });
    const fits = async () => {
      expect(await violations(page)).toEqual([]);
      const over = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    };
    await page.locator("main li a").first().waitFor();
    await fits();
    await page.locator("main li a").first().click();
    await lead(page).waitFor();
    await fits();
    await page.goto(`${language}/agent/account`);
    await page.locator("[data-console] section").first().waitFor();
    await fits();
    await page.goto(`${language}/agent?q=${reference}-nobody`);
    await page.locator("main button[type=submit]").first().waitFor();
    await fits();
  },
);

test("a lead is found, opened, noted and changed by keyboard alone", async () => {
  const { site, agent, enter } = await openSite();
  await setUpByCalls(agent, site);
  const reference = await sendLead(site, { name: "Keyboard Buyer" });
  const page = await enter("/agent");
  const link = page.getByRole("link", { name: "Keyboard Buyer", exact: true });
  await link.waitFor();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      const reached = await page.evaluate(() => {
        const { activeElement: at } = document;
        const label = at && "labels" in at ? (at as HTMLInputElement).labels?.[0] : null;
        return label?.textContent ?? at?.textContent ?? "";
      });
      if (reached.trim() === name) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo("Keyboard Buyer");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/agent/leads/${reference}`);
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await tabTo("Note");
  await page.keyboard.type("By keys");
  await tabTo("Mark as called");
  await page.keyboard.press("Enter");
  await lead(page).getByText("By keys").last().waitFor();
  await lead(page).getByText("State: Contacted").last().waitFor();
});
