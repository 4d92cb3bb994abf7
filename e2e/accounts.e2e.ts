import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { logIn, openAccount, PASSWORD, signedInAs, storing } from "./account-steps.ts";
import { openBrowser, PHONE, soon, untilAlive } from "./browser.ts";
import { codeFor, newAddress, resetPathFor } from "./mailbox.ts";

const { visit } = openBrowser();
/** A refused call is a line in the browser's console; the test looks at what the page says. */
const REFUSED = [/status of 4\d\d/];

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const badge = (page: Page) => page.getByRole("button", { name: /your account$/ });
const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token"),
    user: localStorage.getItem("user"),
  }));

test("a visitor signs up, confirms by the mailed code and is signed in", async () => {
  const page = await visit("/signup", { expected: REFUSED });
  await untilAlive(page);
  const email = newAddress("asha");
  const submit = page.getByRole("button", { name: "Sign Up" });
  await page.getByLabel("Full Name").fill("Asha Rani");
  await page.getByLabel("Email").fill(email);
  expect(await submit.isDisabled()).toBe(true);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit.click();
  await heading(page, "Enter OTP").waitFor();
  await page.getByText(`A 6-digit code was sent to ${email}`).waitFor();
  expect(await stored(page)).toEqual({ token: null, user: null });
  const code = await codeFor(email);
  const wrong = code === "000000" ? "000001" : "000000";
  await page.getByLabel("Code").fill(wrong);
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await page.getByRole("alert").filter({ hasText: "This code is wrong" }).waitFor();
  expect(await page.getByLabel("Code").inputValue()).toBe("");
  await page.getByLabel("Code").pressSequentially(` ${code.slice(0, 3)}-${code.slice(3)}9`);
  expect(await page.getByLabel("Code").inputValue()).toBe(code);
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await page.waitForURL(`${inject("site")}/`);
  expect(await badge(page).textContent()).toBe("A");
  expect(JSON.parse((await stored(page)).user ?? "")).toEqual({ name: "Asha Rani", email });
});

test("a stranger who signs up with the same address meanwhile gets no password in", async () => {
  const page = await visit("/signup");
  await untilAlive(page);
  const email = newAddress("asha");
  await page.getByLabel("Full Name").fill("Asha Rani");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await heading(page, "Enter OTP").waitFor();
  const password = "the stranger's own words";
  const post = (path: string, body: object) =>
    fetch(`${inject("site")}/api/auth/${path}`, { method: "POST", body: JSON.stringify(body) });
  expect((await post("signup", { name: "Stranger", email, password })).status).toBe(200);
  await page.getByLabel("Code").fill(await codeFor(email, 1));
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await page.waitForURL(`${inject("site")}/profile`);
  expect((await post("login", { email, password })).status).toBe(401);
});

test("a form sent while invalid marks every field and goes to the first wrong one", async () => {
  const page = await visit("/signup");
  await untilAlive(page);
  await page.getByLabel("Full Name").fill(" A ");
  await page.getByLabel("Full Name").press("Enter");
  for (const words of [
    "Name must be at least 2 characters.",
    "Please enter a valid email.",
    "Password must be at least 8 characters.",
  ])
    await page.getByText(words).waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Email").fill("a@home.example");
  expect(await page.getByText("Please enter a valid email.").count()).toBe(0);
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("false");
});

test("what was typed before the page answered is not lost", async () => {
  const page = await visit("/livez");
  await page.route("**/assets/entry*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("early@home.example");
  await page.getByLabel("Password", { exact: true }).fill("early bird");
  await untilAlive(page);
  await soon(() => page.getByRole("button", { name: "Login", exact: true }).isEnabled()).toBe(true);
  expect(await page.getByLabel("Email").inputValue()).toBe("early@home.example");
});

test("wrong credentials, then no network, are told under the form, which keeps what was typed", async () => {
  const { email } = await openAccount();
  const page = await visit("/login", { expected: [...REFUSED, /net::ERR_/] });
  await logIn(page, email, "not the password");
  await page
    .getByRole("alert")
    .filter({ hasText: "The e-mail or the password is wrong." })
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

test("a sign-in from the header comes back to the page it was begun on", async () => {
  const { email } = await openAccount();
  const page = await visit("/searchProperties?budget=40");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Login/Signup" }).click();
  await heading(page, "Welcome Back").waitFor();
  await logIn(page, email);
  await page.waitForURL("**/searchProperties?budget=40");
});

test("an address not confirmed yet is asked for its code at the sign-in", async () => {
  const email = newAddress("ravi");
  await fetch(`${inject("site")}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ravi", email, password: PASSWORD }),
  });
  const page = await visit("/login");
  await logIn(page, email);
  await heading(page, "Enter OTP").waitFor();
  await page.getByLabel("Code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await badge(page).waitFor();
});

test("a code can be sent again once the countdown is over", async () => {
  const page = await visit("/livez", { expected: REFUSED });
  await page.clock.install();
  await page.goto("/otp");
  await untilAlive(page);
  await page.getByText(/^Resend OTP in (1:00|0:5\d)$/).waitFor();
  expect(await page.getByRole("button", { name: "Resend OTP" }).count()).toBe(0);
  await page.clock.fastForward(61_000);
  await page.getByLabel("Email").fill(newAddress("nobody"));
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await page.getByText("A new code is on its way.").waitFor();
  await page.getByText(/^Resend OTP in/).waitFor();
});

test("a lost password is set anew by the mailed link, which leaves the address bar", async () => {
  const { email } = await openAccount();
  const page = await visit("/login", { expected: REFUSED });
  await untilAlive(page);
  await page.getByRole("link", { name: "Forgot Password" }).click();
  await heading(page, "Forgot Password").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByText(/a reset link is on its way/).waitFor();
  const path = await resetPathFor(email, 1);
  const reply = await fetch(inject("site") + path);
  expect(reply.headers.get("referrer-policy")).toBe("no-referrer");
  expect(reply.headers.get("cache-control")).toBe("no-store");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  await untilAlive(page);
  await page.waitForURL((url) => url.search === "");
  const secret = new URLSearchParams(path.slice(path.indexOf("?"))).get("token") ?? "?";
  await soon(async () => (await page.content()).includes(secret)).toBe(false);
  expect(asked.filter((url) => new URL(url).origin !== inject("site"))).toEqual([]);
  await page.getByLabel("New password", { exact: true }).fill("password1");
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.getByRole("alert").filter({ hasText: "Choose another." }).waitFor();
  await page.getByLabel("New password", { exact: true }).fill("a hill with seven mango trees");
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.getByText("Password changed.").waitFor();
  await heading(page, "Welcome Back").waitFor();
  await logIn(page, email, "a hill with seven mango trees");
  await badge(page).waitFor();
});

test("a reset link without its token says what to do", async () => {
  const page = await visit("/reset-password");
  await heading(page, "This link is not complete").waitFor();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await heading(page, "Forgot Password").waitFor();
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
  await heading(page, "Your Profile").waitFor();
  expect(await menu.count()).toBe(0);
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
  await heading(page, "Saved homes").waitFor();
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
  await page.getByText("You have been signed out.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/profile");
  expect((await stored(page)).token).toBeNull();
  await page.getByRole("link", { name: "Sign in again" }).click();
  await heading(page, "Welcome Back").waitFor();
  await logIn(page, account.email);
  await page.waitForURL("**/profile");
  await page.getByLabel("Name", { exact: true }).waitFor();
});

test("nothing of the visitor is in the HTML, which is the same for everyone", async () => {
  for (const path of ["/", "/login", "/profile", "/favourites", "/searchProperties"]) {
    const plain = await fetch(inject("site") + path);
    const own = await fetch(inject("site") + path, {
      headers: { authorization: "Bearer t1", cookie: "token=t1" },
    });
    expect(plain.headers.get("set-cookie")).toBeNull();
    expect(await own.text()).toBe(await plain.text());
  }
});

test("the header does not move when it finds out who is there", async () => {
  const account = await openAccount();
  const page = await visit("/about", signedInAs(account));
  await badge(page).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.001);
});

test("the profile changes name and password, ends other sessions and tells the outcome", async () => {
  const account = await openAccount();
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  await page.getByLabel("Name", { exact: true }).fill("Sita Devi");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Profile updated").waitFor();
  expect(await badge(page).textContent()).toBe("S");
  await page.getByLabel("Current password", { exact: true }).fill("wrong password");
  await page.getByLabel("New password", { exact: true }).fill("a hill with seven mango trees");
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("alert").filter({ hasText: "The current password is wrong." }).waitFor();
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByText("Password changed", { exact: true }).waitFor();
  await page.getByText("This device").waitFor();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL(`${inject("site")}/`);
  expect((await stored(page)).token).toBeNull();
});

test("a new e-mail counts once its code has been entered", async () => {
  const account = await openAccount();
  const page = await visit("/profile", signedInAs(account));
  const email = newAddress("sita");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(`A 6-digit code was sent to ${email}`).waitFor();
  await page.getByLabel("Code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Confirm e-mail" }).click();
  await soon(() => page.getByLabel("Email").inputValue()).toBe(email);
  await soon(() => page.getByRole("button", { name: "Confirm e-mail" }).count()).toBe(0);
  expect(JSON.parse((await stored(page)).user ?? "")).toMatchObject({ email });
});

test("an account is deleted after asking once more for the password", async () => {
  const account = await openAccount();
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Your password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("alert").filter({ hasText: "password is wrong" }).waitFor();
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL(`${inject("site")}/`);
  expect(await stored(page)).toEqual({ token: null, user: null });
  await page.goto("/login");
  await logIn(page, account.email);
  await page
    .getByRole("alert")
    .filter({ hasText: "The e-mail or the password is wrong." })
    .waitFor();
});

test("the whole way goes in Telugu, mail included", async () => {
  const page = await visit("/te/signup");
  await untilAlive(page);
  const email = newAddress("sita");
  await page.getByLabel("పూర్తి పేరు").fill("సీత");
  await page.getByLabel("ఈమెయిల్").fill(email);
  await page.getByLabel("పాస్‌వర్డ్", { exact: true }).fill(PASSWORD);
  await page.locator("main form button[type=submit]").click();
  await heading(page, "ఓటీపీ నమోదు చేయండి").waitFor();
  await page.getByLabel("కోడ్").fill(await codeFor(email));
  await page.getByRole("button", { name: "ఓటీపీ సరిచూడండి" }).click();
  await page.waitForURL("**/te");
  expect(await page.locator("header button[aria-expanded]").textContent()).toBe("సీ"[0]);
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
