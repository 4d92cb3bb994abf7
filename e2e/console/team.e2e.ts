// The team: an owner invites somebody by mail, who comes by the link; roles and a lost telephone.
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { openAccount, PASSWORD, signedInAs } from "../accounts/account-steps.ts";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { secretPathFor } from "../mailbox.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, setUpApp, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();
const NEW = "new@homes.example";
const MISTYPED = "mew@homes.example";

test("an owner invites a viewer, who joins by the mail, looks, and is removed", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/team", { viewport: PHONE });
  const form = page.locator("form").filter({ hasText: "Send the invitation" });
  const email = form.getByLabel("Email", { exact: true });
  await email.fill("nope@x");
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await form.getByText("Please enter a valid email.").waitFor();
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await email.fill(NEW);
  await form.getByLabel("Role").selectOption("viewer");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await page.getByText(`The invitation is on its way to ${NEW}.`).waitFor();
  const invited = page.getByRole("heading", { name: "Invited" });
  await invited.waitFor();
  await email.fill(MISTYPED);
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await page.getByRole("button", { name: `Take back the invitation of ${MISTYPED}` }).click();
  const gone = page.getByText(`The invitation of ${MISTYPED} no longer works.`);
  await gone.waitFor();
  expect(await page.getByText(`The invitation is on its way to ${MISTYPED}.`).count()).toBe(0);
  const takeBack = page.getByRole("button", { name: `Take back the invitation of ${NEW}` });
  // The row that went had the focus; the one in its place has it now.
  await soon(() => takeBack.evaluate((it) => it === document.activeElement)).toBe(true);
  const [told, head] = [await gone.boundingBox(), await invited.boundingBox()];
  expect(told?.y).toBeGreaterThan(head?.y ?? Number.POSITIVE_INFINITY);
  const link = await secretPathFor(NEW, 0, site.dataDir);

  const theirs = await browser.visit(link, {
    site: site.origin,
    expected: [/status of (403|404)/],
  });
  await theirs.getByRole("heading", { name: "Join the team" }).waitFor();
  expect(theirs.url()).not.toContain("token");
  await untilAlive(theirs);
  const account = await openAccount("Sita Rao", NEW, site);
  await theirs.getByRole("main").getByRole("link", { name: "Login" }).click();
  const sheet = theirs.getByRole("dialog");
  await sheet.getByLabel("Email").fill(NEW);
  await sheet.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await sheet.getByRole("button", { name: "Login", exact: true }).click();
  await theirs.getByRole("button", { name: "Join the team" }).click();
  await theirs.getByRole("heading", { name: "Protect the console" }).waitFor();

  await setUpByCalls(account, site);
  const looking = await browser.visit("/agent/team", {
    site: site.origin,
    expected: [/status of (403|404)/],
    ...signedInAs(account, site.origin),
  });
  await looking.getByRole("heading", { name: "This page is not for your role" }).waitFor();
  const bar = looking.getByRole("navigation", { name: "Console" });
  expect(await bar.getByRole("link", { name: "Team" }).count()).toBe(0);
  expect(await bar.getByRole("link", { name: "Plots" }).count()).toBe(1);

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Sita Rao" });
  await row.getByText("Code app or passkey set up").waitFor();
  expect(await violations(page)).toEqual([]);
  await row.getByRole("button", { name: "Reset the second factor" }).click();
  await row.getByRole("button", { name: "Reset the second factor" }).click();
  await row.getByText("No code app yet").waitFor();
  await row.getByRole("button", { name: "Remove" }).click();
  await row.getByRole("button", { name: "Remove" }).click();
  await soon(() => row.count()).toBe(0);
});

test("arrow keys pass over roles and change none; becoming an owner is a button beside what it means", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/team");
  const who = "agent3@plots.example";
  const row = page.getByRole("listitem").filter({ hasText: who });
  const role = row.getByLabel(`Role of ${who}`);
  const stored = async () => {
    const headers = { authorization: `Bearer ${agent.token}` };
    const reply = await fetch(`${site.origin}/api/agent/team`, { headers });
    const { team } = (await reply.json()) as {
      team: { members: { email: string; role: string }[] };
    };
    return team.members.find(({ email }) => email === who)?.role;
  };
  await role.focus();
  await page.keyboard.press("ArrowDown");
  await row.getByText(`New role of ${who}: Agent`).waitFor();
  expect(await stored()).toBe("owner");
  await row.getByRole("button", { name: "Change the role" }).click();
  await page.getByText(`The role of ${who} is changed.`).waitFor();
  expect(await stored()).toBe("agent");
  await role.focus();
  await page.keyboard.press("ArrowUp");
  await row.getByText(`Make ${who} an owner?`).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await stored()).toBe("agent");
  await row.getByRole("button", { name: "Make an owner" }).click();
  await soon(stored).toBe("owner");
});

test("whom to invite stays typed when the console was locked, and is opened on a bad line", async () => {
  const { site, agent, enter } = await openConsole(browser);
  const secret = await setUpApp(agent, site, Date.now() - 30_000);
  const page = await enter("/agent/team", {
    expected: [/status of (403|404)/, /ERR_FAILED/],
  });
  const form = page.locator("form").filter({ hasText: "Send the invitation" });
  const email = form.getByLabel("Email", { exact: true });
  await email.fill(NEW);
  await callAs(agent, site, "/second-factor/lock", {});
  await form.getByRole("button", { name: "Send the invitation" }).click();
  const dialog = page.getByRole("dialog", { name: "The console is locked" });
  await dialog.getByLabel("Code from your app").fill(new TOTP({ secret }).generate());
  const asked = page.waitForEvent("requestfailed");
  await page.route("**/api/agent/team", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Open", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await asked;
  await page.waitForLoadState("networkidle");
  expect(await email.inputValue()).toBe(NEW);
});
