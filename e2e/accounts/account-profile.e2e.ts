import { readFile } from "node:fs/promises";
import { TOTP } from "otpauth";
import { expect, inject, test } from "vitest";
import { openBrowser, soon, untilAlive } from "../browser.ts";
import { codeFor, newAddress, secretPathFor } from "../mailbox.ts";
import { violations } from "../violations.ts";
import {
  badge,
  logIn,
  needProof,
  openAccount,
  PASSWORD,
  REFUSED,
  saveHomes,
  signedInAs,
  stored,
  title,
} from "./account-steps.ts";

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
  await page.reload();
  const activity = page.getByRole("region", { name: "Recent activity" });
  await activity.getByText("A change of the password was refused").waitFor();
  await needProof(page, "DELETE", "**/api/sessions/others");
  await activity.getByRole("button", { name: "This was not me" }).click();
  const sheet = page.getByRole("dialog", { name: "Confirm it is you" });
  await sheet.getByLabel("Your password", { exact: true }).fill("a hill with seven mango trees");
  await sheet.getByRole("button", { name: "Confirm" }).click();
  await activity.getByText("Your other devices are signed out.").waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
    "newPassword",
  );
  await activity.getByText("You confirmed that it is you").waitFor();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL(`${inject("site")}/`);
  expect((await stored(page)).token).toBeNull();
});

test("a new e-mail counts once its code has been entered", async () => {
  const account = await openAccount();
  const page = await visit("/profile", signedInAs(account));
  const change = async (to: string) => {
    await page.getByLabel("Email").fill(to);
    await page.getByRole("button", { name: "Save", exact: true }).click();
  };
  const mistaken = newAddress("mistaken");
  await change(mistaken);
  await page.getByText(`We sent a 6-digit code to ${mistaken}`).waitFor();
  // Saved with the address that it has, it wants no other: the code is of no use any more.
  await change(account.email);
  await soon(() => page.getByRole("button", { name: "Confirm email" }).count()).toBe(0);
  const email = newAddress("sita");
  await change(email);
  await page.getByText(`We sent a 6-digit code to ${email}`).waitFor();
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(email));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await soon(() => page.getByLabel("Email").inputValue()).toBe(email);
  await soon(() => page.getByRole("button", { name: "Confirm email" }).count()).toBe(0);
  expect(JSON.parse((await stored(page)).user ?? "")).toMatchObject({ email });
  await page.getByText("You agreed to our notice of").waitFor();
});

test("a profile that cannot be fetched speaks of nothing typed, and comes when it is asked for again", async () => {
  const account = await openAccount();
  const page = await visit("/", { ...signedInAs(account), expected: [/ERR_FAILED/] });
  await page.route("**/api/profile", (route) => route.abort());
  await page.goto("/profile");
  const alert = page.getByRole("alert");
  await alert.getByText("No connection. Try again when you’re online.", { exact: true }).waitFor();
  await page.unroute("**/api/profile");
  await alert.getByRole("button", { name: "Try again" }).click();
  await title(page, "Your Profile").waitFor();
});

test("a change after a while asks who it is, keeps what was typed, and is taken back by the old address", async () => {
  const account = await openAccount();
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  const email = newAddress("thief");
  await needProof(page, "PUT", "**/api/profile");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Confirm it is you" });
  await sheet.getByLabel("Your password", { exact: true }).fill("not the password");
  await sheet.getByRole("button", { name: "Confirm" }).click();
  await sheet.getByRole("alert").filter({ hasText: "password is wrong" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("alert").filter({ hasText: "Nothing was changed." }).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  await needProof(page, "PUT", "**/api/profile");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await sheet.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByLabel("Code", { exact: true }).fill(await codeFor(email));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await soon(() => page.getByRole("button", { name: "Confirm email" }).count()).toBe(0);

  const owner = await visit(await secretPathFor(account.email, 1), { expected: REFUSED });
  await untilAlive(owner);
  expect(new URL(owner.url()).hash).toBe("");
  await owner.getByRole("button", { name: "Put my address back" }).click();
  await owner.getByLabel("New password", { exact: true }).fill("a hill with seven mango trees");
  await owner.getByRole("button", { name: "Set new password" }).click();
  await title(owner, "Welcome Back").waitFor();
  await logIn(owner, account.email, "a hill with seven mango trees");
  await badge(owner).waitFor();
  await page.reload();
  await page.getByText("You’ve been signed out.").waitFor();
});

test("a passkey is added, named, signs in without a name, proves who it is, and is deleted", async () => {
  const account = await openAccount();
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const own = page.getByRole("region", { name: "Passkeys" });
  await own.getByRole("button", { name: "Add a passkey" }).click();
  await own.getByText("The passkey is added.").waitFor();
  await own.getByRole("button", { name: /^Rename/ }).click();
  await own.getByLabel("Name of the passkey").fill("My telephone");
  await page.keyboard.press("Enter");
  await own.getByText("My telephone", { exact: true }).waitFor();

  await badge(page).click();
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL(`${inject("site")}/`);
  await page.goto("/login?next=/profile");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL("**/profile");
  await soon(() => badge(page).textContent()).toBe("L");

  await needProof(page, "DELETE", "**/api/passkeys/*", ["passkey", "password"]);
  await own.getByRole("button", { name: "Delete My telephone" }).click();
  const sheet = page.getByRole("dialog", { name: "Confirm it is you" });
  await sheet.getByRole("button", { name: "Use my passkey" }).click();
  await own.getByText("The passkey no longer opens your account.").waitFor();
  await page.getByRole("region", { name: "Recent activity" }).waitFor();
  expect(await own.getByRole("listitem").count()).toBe(0);
});

test("a code app asks for its code after the password, until it is removed", async () => {
  const account = await openAccount();
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  const own = page.getByRole("region", { name: "Code app" });
  await own.getByRole("button", { name: "Set up my app" }).click();
  const secret = (await own.locator("[data-key]").innerText()).replaceAll(" ", "");
  await own.getByLabel("Code from your app").fill(new TOTP({ secret }).generate());
  await own.getByRole("button", { name: "Confirm" }).click();
  await own.getByRole("heading", { name: "Keep these recovery codes" }).waitFor();
  const codes = await own.locator("ol li").allInnerTexts();
  await own.getByRole("button", { name: "I have kept them" }).click();
  await own.getByText("10 left.").waitFor();

  const elsewhere = await visit("/login?next=/favourites", { expected: REFUSED });
  await logIn(elsewhere, account.email);
  await title(elsewhere, "One more step").waitFor();
  expect((await stored(elsewhere)).token).toBeNull();
  await elsewhere.getByLabel("Code from your app").fill("000000");
  await elsewhere.getByRole("button", { name: "Login", exact: true }).click();
  await elsewhere.getByText("This code is wrong").waitFor();
  await elsewhere.getByRole("button", { name: "Use a recovery code" }).click();
  await elsewhere.getByLabel("Recovery code").fill((codes[3] ?? "").toLowerCase());
  await elsewhere.getByRole("button", { name: "Login", exact: true }).click();
  await elsewhere.waitForURL((url) => url.pathname === "/favourites");

  await own.getByRole("button", { name: "Remove my app" }).click();
  await own.getByRole("button", { name: "Use a recovery code" }).click();
  await own.getByLabel("Recovery code").fill(codes[4] ?? "");
  await own.getByRole("button", { name: "Remove my app" }).click();
  await own.getByRole("button", { name: "Set up my app" }).waitFor();
});

test("everything stored is shown after a proof, in the page’s language, and saved as a file", async () => {
  const account = await openAccount("Sita Devi");
  await saveHomes(account, ["P06180094959"]);
  const page = await visit("/profile", { ...signedInAs(account), expected: REFUSED });
  const own = page.getByRole("region", { name: "Your data and your consent" });
  await own.getByText(/^You agreed to our notice of \d+ \w+ \d{4} on \d+ \w+ \d{4}\./).waitFor();
  await needProof(page, "POST", "**/api/profile/export");
  await own.getByRole("link", { name: "See my data" }).click();
  const sheet = page.getByRole("dialog", { name: "Confirm it is you" });
  await sheet.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await sheet.getByRole("button", { name: "Confirm" }).click();
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await part("Your account").getByText(account.email).waitFor();
  await part("Your saved homes").getByText("P06180094959").waitFor();
  await part("What happened to your account").getByText("Your data was downloaded").waitFor();
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file (JSON)" }).click();
  const person = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(person.account).toMatchObject([{ email: account.email, name: "Sita Devi" }]);
  expect(person.savedHomes).toMatchObject([{ mlsNumber: "P06180094959" }]);
  await page.goto("/te/profile/data");
  await page.getByRole("region", { name: "మీ ఖాతా", exact: true }).waitFor();
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
    .filter({ hasText: "The email or the password is wrong." })
    .waitFor();
});
