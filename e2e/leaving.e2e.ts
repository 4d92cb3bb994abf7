// Who is on the way to another page is not called back by what the page that is left still writes.
import type { Page } from "playwright-core";
import { test } from "vitest";
import { openAccount } from "./accounts/account-steps.ts";
import { openBrowser, soon, untilAlive } from "./browser.ts";
import { secretPathFor } from "./mailbox.ts";
import { cards, openSlider, searchOpener } from "./search-page.ts";

const browser = openBrowser();
const openSearch = searchOpener(browser);

/** Longer than any page waits before it writes its address, ms. */
const SLOW_MS = 2500;

/** Makes the data of other pages slow. */
async function slowDown(page: Page, path: RegExp): Promise<void> {
  await page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue().catch(() => undefined);
  });
}

const path = (page: Page) => new URL(page.url()).pathname;

test("a link followed just after a slider was moved leads where it says", async () => {
  const page = await openSearch();
  await slowDown(page, /\/property\/.*\.data/);
  const slider = await openSlider(page, "Budget", "Budget, at most");
  await slider.press("ArrowLeft");
  await cards(page)
    .first()
    .getByRole("link")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await soon(() => path(page)).toMatch(/^\/property\//);
});

test("a link followed just after a sum was typed leads where it says", async () => {
  const page = await browser.visit("/tools/cost");
  await untilAlive(page);
  await slowDown(page, /searchProperties.*\.data/);
  await page.getByLabel("Plot size").fill("250");
  await page.getByRole("link", { name: "Search Properties" }).first().click();
  await soon(() => path(page)).toBe("/searchProperties");
});

test("a link followed once a password is set anew leads where it says, not to the login", async () => {
  const { email } = await openAccount();
  const page = await browser.visit("/forgot-password");
  await untilAlive(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.goto(await secretPathFor(email, 1));
  await untilAlive(page);
  await slowDown(page, /searchProperties.*\.data/);
  await page.getByLabel("New password", { exact: true }).fill("a hill with seven mango trees");
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.getByText("Password changed.").waitFor();
  await page.getByRole("link", { name: "Search Properties" }).first().click();
  await soon(() => path(page)).toBe("/searchProperties");
});
