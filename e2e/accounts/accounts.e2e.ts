import { expect, inject, test } from "vitest";
import { openBrowser, soon, untilAlive } from "../browser.ts";
import { codeFor, newAddress, secretPathFor } from "../mailbox.ts";
import { badge, logIn, openAccount, PASSWORD, REFUSED, stored, title } from "./account-steps.ts";

const { visit } = openBrowser();

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
  await title(page, "Enter OTP").waitFor();
  await page.getByText(`We sent a 6-digit code to ${email}`).waitFor();
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
  await title(page, "Enter OTP").waitFor();
  const password = "the stranger's own words";
  const post = (path: string, body: object) =>
    fetch(`${inject("site")}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await post("signup", { name: "Stranger", email, password })).status).toBe(200);
  await page.getByLabel("Code").fill(await codeFor(email, 1));
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await page.waitForURL(`${inject("site")}/profile`);
  expect((await post("login", { email, password })).status).toBe(401);
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
  await title(page, "Enter OTP").waitFor();
  await page.getByLabel("Code").fill(await codeFor(email));
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await badge(page).waitFor();
});

test("the code's page, reloaded, still says where the code was sent", async () => {
  const email = newAddress("sita");
  const page = await visit("/signup");
  await untilAlive(page);
  await page.getByLabel("Name").fill("Sita");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await title(page, "Enter OTP").waitFor();
  await page.reload();
  await page.getByText(email).waitFor();
  await untilAlive(page);
  expect(await page.getByLabel("Email").count()).toBe(0);
});

test("a code can be sent again once the countdown is over", async () => {
  const page = await visit("/otp", {
    expected: REFUSED,
    prepare: (context) => context.clock.install(),
  });
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
  await title(page, "Forgot Password").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByText(/a reset link is on its way/).waitFor();
  const path = await secretPathFor(email, 1);
  const reply = await fetch(inject("site") + path);
  expect(reply.headers.get("referrer-policy")).toBe("no-referrer");
  expect(reply.headers.get("cache-control")).toBe("no-store");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(path);
  await untilAlive(page);
  await page.waitForURL((url) => url.search === "" && url.hash === "");
  const secret = new URLSearchParams(path.slice(path.indexOf("#") + 1)).get("token") ?? "";
  expect(secret).toHaveLength(43);
  await soon(async () => (await page.content()).includes(secret)).toBe(false);
  expect(asked.filter((url) => new URL(url).origin !== inject("site"))).toEqual([]);
  await page.getByLabel("New password", { exact: true }).fill("password1");
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.getByRole("alert").filter({ hasText: "Choose another." }).waitFor();
  await page.getByLabel("New password", { exact: true }).fill("a hill with seven mango trees");
  await page.getByRole("button", { name: "Set new password" }).click();
  await page.getByText("Password changed.").waitFor();
  await title(page, "Welcome Back").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(page.url()).not.toContain("@");
  await logIn(page, email, "a hill with seven mango trees");
  await badge(page).waitFor();
});

test("the whole way goes in Telugu, mail included", async () => {
  const page = await visit("/te/signup");
  await untilAlive(page);
  const email = newAddress("sita");
  await page.getByLabel("పూర్తి పేరు").fill("సీత");
  await page.getByLabel("ఈమెయిల్").fill(email);
  await page.getByLabel("పాస్‌వర్డ్", { exact: true }).fill(PASSWORD);
  await page.locator("main form button[type=submit]").click();
  await title(page, "ఓటీపీ ఎంటర్ చేయండి").waitFor();
  await page.getByLabel("కోడ్").fill(await codeFor(email));
  await page.getByRole("button", { name: "ఓటీపీ నిర్ధారించండి" }).click();
  await page.waitForURL("**/te");
  expect(await page.locator("header button[aria-expanded]").textContent()).toBe("సీ"[0]);
});
