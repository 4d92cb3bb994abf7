import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { needProof, openAccount, saveHomes, signedInAs } from "../accounts/account-steps.ts";
import { DESKTOP, openBrowser, PHONE } from "../browser.ts";
import { COMBINATIONS, COMPARED, LISTING, look, type State } from "../screen-states.ts";

const { visit } = openBrowser();

const submit = (page: Page) => page.locator("main form button[type=submit]").first();

const ANONYMOUS_STATES: readonly State[] = [
  { name: "login", path: "/login" },
  {
    name: "login with both fields wrong",
    onward: true,
    path: "/login",
    reach: (page) => page.locator("input[name=password]").press("Enter"),
  },
  {
    name: "login refused",
    path: "/login",
    reach: async (page) => {
      await page.locator("input[name=email]").fill("nobody@home.example");
      await page.locator("input[name=password]").fill("not the password");
      await submit(page).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "sign-up", path: "/signup" },
  {
    name: "the code, half entered",
    path: "/otp",
    reach: async (page) => {
      await page.locator("input[name=otp]").fill("407");
      await page.locator("input[name=otp]").press("Enter");
    },
  },
  { name: "forgotten password", path: "/forgot-password" },
  { name: "new password", path: "/reset-password?token=x&email=a@home.example" },
  { name: "an address to be put back", path: "/undo-email#token=x" },
  { name: "a request to be taken back", path: "/withdraw#token=x" },
  { name: "half a link to take a request back", path: "/withdraw" },
  { name: "one’s data, signed out", path: "/profile/data" },
  { name: "half a reset link", path: "/reset-password" },
  { name: "saved homes, signed out", path: "/favourites" },
  { name: "profile, signed out", path: "/profile" },
  { name: "comparison", path: COMPARED },
  { name: "comparison, differences only", path: `${COMPARED}&tab=community&differences=1` },
  { name: "comparison of too few", path: "/compare?ids=P06180094959,NOPE-1" },
];

const SIGNED_IN_STATES: readonly State[] = [
  {
    name: "saved homes with the compare bar",
    path: "/favourites",
    reach: async (page) => {
      await page.getByRole("article").getByRole("checkbox").first().check();
      await page.locator("[data-bottom-bar] button").last().click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "a removed home",
    path: "/favourites",
    reach: async (page) => {
      await page.locator("article button").last().click();
      await page.getByRole("status").getByRole("button").first().waitFor();
    },
  },
  {
    name: "profile",
    path: "/profile",
    reach: async (page) => {
      await page.locator("main section").last().getByRole("button").click();
      await page.locator("main section").last().locator("input").waitFor();
      await page.locator("main li").first().waitFor();
    },
  },
  {
    name: "the sheet that asks who it is",
    path: "/profile",
    reach: async (page) => {
      await needProof(page, "DELETE", "**/api/sessions");
      await page.locator("main section").nth(-4).locator("button").last().click();
      await page.locator("dialog[open] input").waitFor();
    },
  },
  {
    name: "everything stored about the visitor",
    path: "/profile/data",
    reach: (page) => page.locator("main dl").first().waitFor(),
  },
  {
    name: "the badge's menu",
    path: "/favourites",
    only: DESKTOP,
    reach: (page) => page.locator("header button[aria-expanded]").click(),
  },
  {
    name: "the phone's menu, signed in",
    path: "/favourites",
    only: PHONE,
    reach: (page) => page.locator("header summary").click(),
  },
  { name: "a listing, signed in", path: LISTING },
];

test.each(COMBINATIONS)(
  "axe finds nothing on the account screens at $width px in $language",
  { timeout: 120_000 },
  async ({ viewport, language }) => {
    const account = await openAccount();
    await saveHomes(account, ["P06180094959", "P06200082202"]);
    const expected = [/status of 401/];
    const stranger = await visit("/livez", { viewport, expected });
    expect(await look(stranger, ANONYMOUS_STATES, viewport, language)).toEqual({});
    const asked = [/status of 403/];
    const page = await visit("/livez", { viewport, expected: asked, ...signedInAs(account) });
    expect(await look(page, SIGNED_IN_STATES, viewport, language)).toEqual({});
  },
);
