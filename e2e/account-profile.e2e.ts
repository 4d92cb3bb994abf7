import { expect, inject, test } from "vitest";
import {
  badge,
  logIn,
  openAccount,
  PASSWORD,
  REFUSED,
  signedInAs,
  stored,
} from "./account-steps.ts";
import { openBrowser, soon } from "./browser.ts";
import { codeFor, newAddress } from "./mailbox.ts";

const { visit } = openBrowser();

test("the profile changes name and password, ends other sessions and tells the outcome", async () => {
  const account = await openAccount();
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  await page.getByLabel("Name", { exact: true }).fill("Sita Devi");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Profile updated").waitFor();
  await soon(() => badge(page).textContent()).toBe("S");
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
  await page.getByText("This device").waitFor(); // else the list of devices finds the account gone
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
