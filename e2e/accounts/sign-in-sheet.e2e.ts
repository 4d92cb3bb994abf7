// Signing in over the page that is open.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { codeFor, newAddress } from "../mailbox.ts";
import {
  badge,
  logIn,
  openAccount,
  PASSWORD,
  REFUSED,
  savedOf,
  stored,
  storing,
} from "./account-steps.ts";

const { visit } = openBrowser();

const HOME = "P06180094959";
const sheet = (page: Page) => page.getByRole("dialog");
const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Login/Signup" });
const ON_DEVICE = storing({ saved: JSON.stringify([{ mlsNumber: HOME, at: 1 }]) });

async function open(page: Page): Promise<void> {
  await untilAlive(page);
  await opener(page).click();
  await sheet(page).getByRole("heading", { name: "Welcome Back" }).waitFor();
}

test("a sign-in over the page leaves it as it is, and carries what was saved", async () => {
  const account = await openAccount();
  const page = await visit("/searchProperties?budget=40", ON_DEVICE);
  await open(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const before = await page.evaluate(() => history.length);
  await sheet(page).getByLabel("Email").fill(account.email);
  await sheet(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await sheet(page).getByRole("button", { name: "Login", exact: true }).click();
  await badge(page).waitFor();
  await soon(() => sheet(page).count()).toBe(0);
  expect(page.url()).toMatch(/searchProperties\?budget=40$/);
  expect(await page.evaluate(() => ["stays" in window, history.length])).toEqual([true, before]);
  await soon(() => savedOf(account)).toEqual([HOME]);
});

test("signing up in the sheet takes the code there, and the saved homes go along", async () => {
  const email = newAddress("sita");
  const page = await visit("/favourites", { ...ON_DEVICE, viewport: PHONE, hasTouch: true });
  await untilAlive(page);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await sheet(page).getByLabel("Email").fill(email);
  await sheet(page).getByRole("link", { name: "Sign Up" }).click();
  await sheet(page).getByRole("heading", { name: "Create Account" }).waitFor();
  expect(await sheet(page).getByLabel("Email").inputValue()).toBe(email);
  await sheet(page).getByLabel("Full Name").fill("Sita Rao");
  await sheet(page).getByLabel("Password", { exact: true }).fill(PASSWORD);
  await sheet(page).getByRole("button", { name: "Sign Up" }).click();
  await sheet(page).getByRole("heading", { name: "Enter OTP" }).waitFor();
  await sheet(page)
    .getByLabel("Code")
    .fill(await codeFor(email));
  await sheet(page).getByRole("button", { name: "Verify OTP" }).click();
  await soon(() => sheet(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/favourites");
  const { token } = await stored(page);
  await soon(() => savedOf({ token: token ?? "" })).toEqual([HOME]);
  await soon(() => page.getByRole("article").count()).toBe(1);
  await soon(() => page.getByText("saved on this device").count()).toBe(0);
});

test("the sheet holds the focus, closes by Escape, and gives the focus back", async () => {
  const page = await visit("/about");
  await untilAlive(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const heading = sheet(page).getByRole("heading", { name: "Welcome Back" });
  await heading.waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  for (let times = 0; times < 15; times += 1) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      // Between the last and the first the browser's own bar has the focus.
      return activeElement === document.body || activeElement?.closest("dialog") !== null;
    });
    expect(place).toBe(true);
  }
  await page.keyboard.press("Escape");
  await soon(() => sheet(page).count()).toBe(0);
  await soon(() => opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
  expect(page.url()).toMatch(/\/about$/);
});

test("a wrong password is told in the sheet, and what was typed stays for the reset", async () => {
  const account = await openAccount();
  const page = await visit("/about", { expected: REFUSED });
  await open(page);
  await sheet(page).getByLabel("Email").fill(account.email);
  await sheet(page).getByLabel("Password", { exact: true }).fill("not the password");
  await sheet(page).getByRole("button", { name: "Login", exact: true }).click();
  await sheet(page)
    .getByText(/do not match|wrong|incorrect/i)
    .waitFor();
  await sheet(page).getByRole("link", { name: "Forgot Password" }).click();
  await sheet(page).getByRole("heading", { name: "Forgot Password" }).waitFor();
  expect(await sheet(page).getByLabel("Email").inputValue()).toBe(account.email);
  await sheet(page).getByRole("button", { name: "Send Reset Link" }).click();
  await sheet(page).getByText("a reset link is on its way").waitFor();
});

test("going back closes the sheet with the page, and the pages of signing in stay pages", async () => {
  const account = await openAccount();
  const page = await visit("/about");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("**/contact");
  await open(page);
  await page.goBack();
  await page.waitForURL("**/about");
  await soon(() => sheet(page).count()).toBe(0);
  await page.goto("/login?next=/contact");
  await untilAlive(page);
  await page.getByRole("link", { name: "Sign Up" }).click();
  await page.waitForURL("**/signup?next=%2Fcontact");
  await page.getByRole("link", { name: "Login", exact: true }).click();
  await page.waitForURL("**/login?next=%2Fcontact");
  expect(await sheet(page).count()).toBe(0);
  await logIn(page, account.email);
  await page.waitForURL("**/contact");
});

test("where the sheet cannot be fetched, the link leads to the page", async () => {
  const page = await visit("/about", { expected: [/net::ERR_/, /Failed to fetch/] });
  await untilAlive(page);
  await page.route(/sign-in-sheet/, (route) => route.abort());
  await opener(page).click();
  await page.waitForURL("**/login");
});
