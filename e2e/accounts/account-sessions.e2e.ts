import { expect, inject, test } from "vitest";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { newAddress } from "../mailbox.ts";
import {
  badge,
  logIn,
  openAccount,
  REFUSED,
  signedInAs,
  stored,
  storing,
  title,
} from "./account-steps.ts";

const { visit } = openBrowser();

test("wrong credentials, then no network, are told under the form, which keeps what was typed", async () => {
  const { email } = await openAccount();
  const page = await visit("/login", { expected: [...REFUSED, /net::ERR_/] });
  await logIn(page, email, "not the password");
  await page
    .getByRole("alert")
    .filter({ hasText: "The email or the password is wrong." })
    .waitFor();
  await page.route("**/api/auth/login", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "No connection." }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("not the password");
  expect((await stored(page)).token).toBeNull();
});

test.each([
  ["?next=/te/searchProperties", "/te/searchProperties"],
  ["?next=//evil.example/", "/"],
  ["?next=https://evil.example/", "/"],
  ["?next=/%5Cevil.example", "/"],
  ["", "/"],
])("a sign-in at /login%s leads to %s", async (query, path) => {
  const { email } = await openAccount();
  const page = await visit(`/login${query}`);
  await logIn(page, email);
  await page.waitForURL((url) => url.pathname !== "/login");
  expect(page.url()).toBe(inject("site") + path);
});

test("a sign-in on its way to another language shows the page of it", async () => {
  const { email } = await openAccount();
  const page = await visit("/login?next=/te%3Ftype%3DVilla");
  await logIn(page, email);
  await page.waitForURL("**/te?type=Villa");
  await soon(() => page.getByRole("heading", { level: 1 }).textContent()).toMatch(/ప్లాట్/);
});

test("a sign-in from the header comes back to the page it was begun on", async () => {
  const { email } = await openAccount();
  const page = await visit("/searchProperties?budget=40");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Login/Signup" }).click();
  await page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" }).waitFor();
  await logIn(page, email);
  await page.waitForURL("**/searchProperties?budget=40");
});

test("the menu of the badge closes by Escape, by a click outside and by choosing", async () => {
  const account = await openAccount();
  const page = await visit("/about", signedInAs(account));
  const menu = page.getByRole("navigation", { name: "Your account" });
  await badge(page).click();
  await menu.waitFor();
  await page.keyboard.press("Escape");
  expect(await menu.count()).toBe(0);
  await badge(page).click();
  await page.getByRole("heading", { level: 1 }).click();
  await soon(() => menu.count()).toBe(0);
  await badge(page).click();
  await menu.getByRole("link", { name: "Your Profile" }).click();
  await title(page, "Your Profile").waitFor();
  expect(await menu.count()).toBe(0);
});

test("who is signed in goes on from the sign-in, to where the address leads", async () => {
  const account = await openAccount();
  const page = await visit("/login?next=/contact", signedInAs(account));
  await untilAlive(page);
  await page.waitForURL("**/contact");
  await page.goto("/signup");
  await untilAlive(page);
  await page.waitForURL(`${inject("site")}/`);
});

test("who was here before is not held up by wrong passwords that others tried", async () => {
  const { email } = await openAccount();
  const page = await visit("/login");
  await logIn(page, email);
  await page.waitForURL(`${inject("site")}/`);
  const guess = () =>
    fetch(`${inject("site")}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "not the password" }),
    });
  for (let times = 0; times < 5; times++) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);
  await badge(page).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.goto("/login");
  await logIn(page, email);
  await badge(page).waitFor();
});

test("logging out is local, whatever the server says, and reaches other tabs", async () => {
  const account = await openAccount();
  const page = await visit("/about", { ...signedInAs(account), expected: [/net::ERR_/] });
  const other = await page.context().newPage();
  await other.goto("/contact");
  await badge(other).waitFor();
  await page.route("**/api/auth/logout", (route) => route.abort());
  await badge(page).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL(`${inject("site")}/`);
  expect(await stored(page)).toEqual({ token: null, user: null });
  await other.getByRole("banner").getByRole("link", { name: "Login/Signup" }).waitFor();
  expect(await badge(other).count()).toBe(0);
});

test("on a phone the menu holds the account", async () => {
  const account = await openAccount();
  const page = await visit("/about", { ...signedInAs(account), viewport: PHONE });
  await untilAlive(page);
  await page.locator("header summary").click();
  await page.getByRole("link", { name: "Your Favourites" }).click();
  await title(page, "Saved homes").waitFor();
  await page.locator("header summary").click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL(`${inject("site")}/`);
});

test.each([
  ["corrupt", { token: "t1", user: "{" }],
  ["half", { token: "t1" }],
])("%s storage is cleared", async (_, items) => {
  const page = await visit("/about", storing(items));
  await untilAlive(page);
  await soon(() => stored(page)).toEqual({ token: null, user: null });
});

test("a session ended by the server is told once, the page stays, and the way back leads here", async () => {
  const account = await openAccount();
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  await page.getByLabel("Name", { exact: true }).fill("Lakshmi D");
  await page.getByText("This device").waitFor(); // else the list of devices finds the end
  await fetch(`${inject("site")}/api/auth/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${account.token}` },
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("You’ve been signed out.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/profile");
  expect((await stored(page)).token).toBeNull();
  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByRole("dialog").getByRole("heading", { name: "Welcome Back" }).waitFor();
  await logIn(page, account.email);
  await page.waitForURL("**/profile");
  await page.getByLabel("Name", { exact: true }).waitFor();
});

test("a social button opens the provider's window and signs in", async () => {
  const page = await visit("/login?next=/profile");
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await opened.getByLabel("E-mail").fill(newAddress("social"));
  await opened.getByLabel("Name").fill("Gopal");
  await opened.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL("**/profile");
  await soon(() => stored(page).then(({ user }) => user)).toMatch("Gopal");
  await soon(() => badge(page).textContent()).toBe("G");
  await page.getByRole("button", { name: "Set password" }).waitFor();
});

test("a closed social window is quiet", async () => {
  const page = await visit("/login");
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Apple" }).click(),
  ]);
  await opened.getByLabel("E-mail").waitFor();
  await opened.close();
  await soon(() => page.getByRole("button", { name: "Continue with Apple" }).isEnabled()).toBe(
    true,
  );
  expect(await page.getByRole("alert").count()).toBe(0);
});
