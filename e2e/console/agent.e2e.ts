import { readFile } from "node:fs/promises";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { CONSOLE_PAGES } from "../../src/features/admin/console-pages.ts";
import { logIn, openAccount } from "../accounts/account-steps.ts";
import { DESKTOP, openBrowser, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import {
  callAs,
  consoleSite,
  LISTING,
  lead,
  loseAnswer,
  sendLead,
  setUpApp,
  setUpByCalls,
} from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();
const XSS = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>`;

test("strangers and buyers get the page that there is not, in every language", async () => {
  const { site, enter } = await openConsole(browser);
  const buyer = await openAccount("Buyer", "buyer@homes.example", site);
  const pages = CONSOLE_PAGES.map(({ path }) => `/agent/${path}`.replace(/:\w+\??/g, "P1"));
  for (const path of ["/agent", "/te/agent/leads/7KM4-Q2XD", "/hi/agent/account", ...pages]) {
    const reply = await fetch(site.origin + path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain("data-console");
  }
  for (const who of [null, buyer]) {
    const page = await enter("/agent", {}, who);
    await page.getByRole("heading", { name: "We couldn’t find this page" }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("[data-console]").count()).toBe(0);
    await page.getByRole("banner").waitFor();
  }
});

test("an agent sets an app up, keeps the codes, is locked out, and comes back by one of them", async () => {
  const { enter } = await openConsole(browser);
  const page = await enter("/agent/leads");
  await page.getByRole("button", { name: "Set up my app" }).click();
  const secret = (await page.locator("[data-key]").innerText()).replaceAll(" ", "");
  const codeField = page.getByLabel("Code from your app");
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
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Lock" }).click();
  await page.getByRole("heading", { name: "Open the console" }).waitFor();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill((codes[0] ?? "").toLowerCase());
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByLabel("Search leads").waitFor();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByText("9 left.").waitFor();
});

test("a lead is called, noted, changed, taken back and put in a file; its texts do nothing", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await sendLead(site, { name: "=1+1", phone: "9812345678", requirements: "Call after 6" });
  const hostile = { name: XSS, requirements: XSS, plotNumber: "<b>7</b>", mlsNumber: LISTING };
  const reference = await sendLead(site, hostile);
  const page = await enter("/agent/leads");
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
  await lead(page).getByRole("button", { name: "We talked" }).click();
  await lead(page).getByText("State: Talked").last().waitFor();
  await lead(page).getByLabel("Next step").fill(XSS);
  await lead(page).getByRole("button", { name: "Save", exact: true }).click();
  await lead(page).getByText(`Next step: ${XSS}`).waitFor();
  await page.getByText("No lead here.").waitFor();
  await lead(page).getByLabel("State").selectOption("Negotiating");
  await lead(page).getByRole("button", { name: "Change the state" }).click();
  await lead(page).getByText("State: Negotiating").last().waitFor();
  await lead(page).getByRole("button", { name: "Undo the last change" }).click();
  await lead(page).getByText("Set back to: Talked").waitFor();
  expect(await lead(page).getByLabel("State").inputValue()).toBe("talked");
  await page.reload();
  await lead(page).getByText("Set back to: Talked").waitFor();
  await page.goto("/agent/leads?view=all");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a table" }).click();
  const csv = await readFile(await (await file).path(), "utf8");
  expect(csv).toContain(`"'=1+1","(+91) 98123 45678"`);
  expect(csv).toContain(reference);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("who asks to be deleted is found by number, looked at, and gone but for the figures", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const reference = await sendLead(site, { name: "Ravi Teja", phone: "9700012345" });
  const page = await enter("/agent/leads");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Personal data", exact: true }).click();
  const who = page.getByLabel("Email or phone number");
  const find = page.getByRole("button", { name: "Find", exact: true });
  await who.fill("Ravi");
  await find.click();
  await page.getByRole("alert").filter({ hasText: "Enter an email or a phone number." }).waitFor();
  await who.fill("97000 12345");
  await find.click();
  await page.getByText(`Request ${reference} of Ravi Teja`).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(page.url()).not.toContain("97000");
  await page.getByRole("button", { name: "Delete all of this" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Name, phone, email and notes are out of 1 request.").waitFor();
  await who.fill("97000 12345");
  await find.click();
  await page.getByText("Nothing is stored under +91 97000 12345.").waitFor();
  await page.goto(`/agent/leads/${reference}?view=all`);
  await lead(page).getByRole("heading", { name: "Details deleted" }).waitFor();
  await lead(page).getByText("The buyer’s details were deleted on request").waitFor();
  expect(await lead(page).getByRole("link", { name: "Call" }).count()).toBe(0);
});

test("of two agents the second sees that the lead changed, keeps what was typed, and chooses", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const reference = await sendLead(site);
  const page = await enter(`/agent/leads/${reference}`);
  await lead(page).getByLabel("Note").fill("Wants the corner plot");
  const other = { what: "state", state: "lost", reason: "price", version: 1 };
  await callAs(agent, site, `/leads/${reference}/changes`, other);
  await lead(page).getByRole("button", { name: "We talked" }).click();
  await lead(page).getByText("Someone else has changed this lead").waitFor();
  await lead(page).getByText("State: Lost").last().waitFor();
  expect(await lead(page).getByLabel("Note").inputValue()).toBe("Wants the corner plot");
  await lead(page).getByRole("button", { name: "Do it anyway" }).click();
  await lead(page).getByText("Wants the corner plot").last().waitFor();
  await soon(() => lead(page).getByLabel("State").inputValue()).toBe("talked");
});

test("a note and a change whose answers were lost on the way are sent again, and made once", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const reference = await sendLead(site);
  const page = await enter(`/agent/leads/${reference}`, {
    expected: [/status of 404/, /ERR_FAILED/],
  });
  await lead(page).getByLabel("Note").fill("Wants papers first");
  for (const press of ["Save the note", "We talked"]) {
    await loseAnswer(page, "**/changes");
    await lead(page).getByRole("button", { name: press }).click();
    await lead(page).getByText("No connection. What you typed is still here").waitFor();
    await lead(page).getByRole("button", { name: press }).click();
    await lead(page)
      .getByText("No connection. What you typed is still here")
      .waitFor({ state: "detached" });
  }
  await soon(() => lead(page).getByLabel("State").inputValue()).toBe("talked");
  await page.reload();
  await lead(page).getByText("Wants papers first").last().waitFor();
  expect(await lead(page).getByText("Wants papers first").count()).toBe(1);
});

test("who locks the console without a network is told that it is open still", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/leads", {
    viewport: DESKTOP,
    expected: [/status of 404/, /ERR_FAILED/],
  });
  await page.locator("summary", { hasText: "More" }).click();
  await page.route("**/second-factor/lock", (route) => route.abort(), { times: 1 });
  const lock = page.getByRole("button", { name: "Lock" });
  await lock.click();
  await page.getByRole("alert").getByText("No connection. Try again").waitFor();
  await lock.click();
  await page.getByRole("heading", { name: "Open the console" }).waitFor();
});

test("a console locked meanwhile asks for a code over the page, and nothing typed is lost", async () => {
  const { site, agent, enter } = await openConsole(browser);
  const secret = await setUpApp(agent, site, Date.now() - 30_000);
  const reference = await sendLead(site);
  const page = await enter(`/agent/leads/${reference}`, {
    expected: [/status of (403|404)/, /ERR_FAILED/],
  });
  await lead(page).getByLabel("Note").fill("Called, wants papers");
  await page.waitForLoadState("networkidle"); // else the first look for news finds the lock
  await callAs(agent, site, "/second-factor/lock", {});
  await lead(page).getByRole("button", { name: "Save the note" }).click();
  const dialog = page.getByRole("dialog", { name: "The console is locked" });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Code from your app").fill(new TOTP({ secret }).generate());
  // On a bad line nobody answers what the open console asks next.
  for (const call of ["me", `leads/${reference}`])
    await page.route(`**/api/agent/${call}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await lead(page).getByLabel("Note").inputValue()).toBe("Called, wants papers");
  await lead(page).getByRole("button", { name: "Save the note" }).click();
  await lead(page).getByText("Note saved.").waitFor();
});

test("a console locked meanwhile asks for a code when a file is fetched or sent", async () => {
  const { site, agent, enter } = await openConsole(browser);
  const secret = await setUpApp(agent, site, Date.now() - 30_000);
  const expected = [/status of (403|404)/];
  const page = await enter("/agent/import", { expected, acceptDownloads: true });
  const dialog = page.getByRole("dialog", { name: "The console is locked" });
  const lock = async () => {
    await page.waitForLoadState("networkidle"); // else the first look for news finds the lock
    // The page's own, which is another one once the console was opened.
    const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
    await callAs({ ...agent, token }, site, "/second-factor/lock", {});
  };
  const sheet = page.getByRole("button", { name: "Template as CSV" });
  await sheet.waitFor();
  await lock();
  await sheet.click();
  await dialog.waitFor();
  await page.getByText("The console was locked. Do it once more.").waitFor();
  await dialog.getByLabel("Code from your app").fill(new TOTP({ secret }).generate());
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const fetched = page.waitForEvent("download");
  await sheet.click();
  expect((await fetched).suggestedFilename()).toBe("listings.csv");
  await lock();
  await page.getByLabel("File with listings").setInputFiles({
    name: "plots.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name,Location\nA,Nunna"),
  });
  await dialog.waitFor();
});

test.each([
  ["the server ends the session", "server"],
  ["another tab signs out", "tab"],
])("what is typed stays when %s, and the same agent goes on with it", async (_, by) => {
  const { site, agent, enter } = await openConsole(browser);
  const secret = await setUpApp(agent, site, Date.now() - 30_000);
  const reference = await sendLead(site);
  const page = await enter(`/agent/leads/${reference}`, { expected: [/status of 40[134]/] });
  const note = lead(page).getByLabel("Note");
  await note.fill("Called, wants papers");
  await page.waitForLoadState("networkidle"); // else the first look for news finds the end
  if (by === "tab") {
    const other = await page.context().newPage();
    await other.goto("/livez");
    await other.evaluate(() => localStorage.clear());
  } else {
    const headers = { authorization: `Bearer ${agent.token}` };
    await fetch(`${site.origin}/api/auth/logout`, { method: "POST", headers });
    await lead(page).getByRole("button", { name: "Save the note" }).click();
  }
  const sheet = page.getByRole("dialog", { name: "Welcome Back" });
  await sheet.getByText("You were signed out. What you typed is still here").waitFor();
  expect(await violations(page)).toEqual([]);
  if (by === "server")
    await lead(page).getByText("You were signed out. What you typed is still here").waitFor();
  // Who signed out leaves no buyer's name to be read.
  else expect(await note.isVisible()).toBe(false);
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await Promise.all([asked, sheet.getByRole("button", { name: "Close" }).click()]);
  await logIn(page, agent.email);
  const step = page.getByRole("dialog", { name: "One more step" });
  await step.getByLabel("Code from your app").fill(new TOTP({ secret }).generate());
  await step.getByRole("button", { name: "Login", exact: true }).click();
  await step.waitFor({ state: "detached" });
  expect(await note.inputValue()).toBe("Called, wants papers");
  await lead(page).getByRole("button", { name: "Save the note" }).click();
  await lead(page).getByText("Note saved.").waitFor();
});

test("a console whose session ended is put away for good by who closes the sheet, or is another agent", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const second = await openConsole(browser);
  await setUpByCalls(second.agent, site);
  const reference = await sendLead(site);
  const page = await enter(`/agent/leads/${reference}`, { expected: [/status of 40[134]/] });
  const note = lead(page).getByLabel("Note");
  await note.fill("Wants papers");
  const other = await page.context().newPage();
  await other.goto("/livez");
  const store = (who: { token: string; name: string; email: string } | null) =>
    other.evaluate((now) => {
      localStorage.clear();
      if (!now) return;
      localStorage.setItem("user", JSON.stringify({ name: now.name, email: now.email }));
      localStorage.setItem("token", now.token);
    }, who);
  await store(second.agent);
  await soon(() => note.inputValue()).toBe("");
  await note.fill("Wants the corner");
  await store(null);
  const sheet = page.getByRole("dialog", { name: "Welcome Back" });
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.accept());
  await Promise.all([asked, sheet.getByRole("button", { name: "Close" }).click()]);
  await page.getByRole("heading", { name: "We couldn’t find this page" }).waitFor();
  await store(second.agent);
  await lead(page).waitFor();
  expect(await note.inputValue()).toBe("");
});

test("a note that is not saved stays when Back, a link and the lock are refused, and goes when they are not", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await sendLead(site, { name: "Back Buyer" });
  const page = await enter("/agent/leads");
  const answer = async (how: "accept" | "dismiss", leave: () => Promise<unknown>) => {
    const asked = page.waitForEvent("dialog").then(async (dialog) => {
      expect(dialog.message()).toContain("Leave without saving?");
      await dialog[how]();
    });
    await Promise.all([asked, leave()]);
  };
  const open = () => page.getByRole("link", { name: "Back Buyer", exact: true }).click();
  const note = lead(page).getByLabel("Note");
  const today = page.getByRole("link", { name: "Today", exact: true });
  await open();
  await note.fill(" ");
  await page.goBack();
  await note.waitFor({ state: "detached" });
  await open();
  await note.fill("Wants the corner plot");
  const { href } = new URL(page.url());
  await answer("dismiss", () => page.goBack());
  await answer("dismiss", () => today.click());
  await page.getByText("More", { exact: true }).click();
  await answer("dismiss", () => page.getByRole("button", { name: "Lock" }).click());
  await soon(() => page.url()).toBe(href);
  expect(await note.inputValue()).toBe("Wants the corner plot");
  await answer("accept", () => page.goBack());
  await note.waitFor({ state: "detached" });
  await soon(() => new URL(page.url()).pathname).toBe("/agent/leads");
  await open();
  expect(await note.inputValue()).toBe("");
  await note.fill("Wants the corner plot");
  await lead(page).getByRole("button", { name: "Save the note" }).click();
  await lead(page).getByText("Note saved.").waitFor();
  await today.click();
  await page.waitForURL("**/agent/today");
});

test("a call that fails says so, and the inbox is there when it is tried again", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await sendLead(site);
  const page = await enter("/agent/account", { expected: [/status of 404/, /ERR_FAILED/] });
  await page.getByRole("heading", { name: "Account", exact: true }).waitFor();
  await page.route("**/api/agent/leads", (route) => route.abort());
  await page.getByRole("link", { name: /^Leads/ }).click();
  const alert = page.getByRole("alert");
  await alert.getByText("No connection. Try again when you’re online.", { exact: true }).waitFor();
  await page.unroute("**/api/agent/leads");
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Search leads").waitFor();
});
