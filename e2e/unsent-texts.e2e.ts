// What is typed in a form and not sent is there again when Back leads to it.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAccount, signedInAs } from "./accounts/account-steps.ts";
import { openBrowser, soon, untilAlive, untilAnswers } from "./browser.ts";

const { visit } = openBrowser();

/** To the search page by its link in the head of the page, and Back; `meanwhile` happens there. */
async function leaveAndComeBack(page: Page, meanwhile?: () => Promise<unknown>): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole("banner").getByRole("link", { name: "Search Properties" }).click();
  await page.waitForURL(/searchProperties/);
  await meanwhile?.();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === pathname);
}

test("a request that was begun on its page comes back with Back, what is agreed to does not", async () => {
  const page = await visit("/enquire?kind=site-visit");
  await untilAlive(page);
  const form = page.locator("main form");
  await form.getByLabel("Full Name").fill("Lakshmi Devi");
  await form.getByLabel("Requirements").fill("A corner plot, please.");
  await form.getByLabel("Day and time").selectOption({ index: 2 });
  const time = await form.getByLabel("Day and time").inputValue();
  await form.getByRole("checkbox").check();
  await leaveAndComeBack(page);
  await soon(() => form.getByLabel("Full Name").inputValue()).toBe("Lakshmi Devi");
  expect(await form.getByLabel("Requirements").inputValue()).toBe("A corner plot, please.");
  expect(await form.getByLabel("Day and time").inputValue()).toBe(time);
  expect(await form.getByRole("checkbox").isChecked()).toBe(false);
});

test("a question that was begun in the card of a listing comes back with its tab", async () => {
  const page = await visit("/property/P06180094959");
  const form = page.locator("main form[data-lead-form]").last();
  const tab = form.getByRole("radio", { name: "Question" });
  // Before there is script, as a quick visitor does.
  await tab.check();
  await form.getByLabel("Your question").fill("Is the road tarred?");
  await untilAlive(page);
  await untilAnswers(form);
  await leaveAndComeBack(page);
  await form.scrollIntoViewIfNeeded();
  await soon(() => tab.isChecked()).toBe(true);
  expect(await form.getByLabel("Your question").inputValue()).toBe("Is the road tarred?");
  expect(await form.getByRole("button").last().innerText()).toBe("Send question");
});

test("a name that was begun in the profile comes back, a password does not, and what was saved meanwhile stands", async () => {
  const account = await openAccount();
  const page = await visit("/profile", signedInAs(account));
  await untilAlive(page);
  const name = page.getByLabel("Name", { exact: true });
  const password = page.getByLabel("Current password", { exact: true });
  await name.fill("Lakshmi");
  await password.fill("four quiet river stones");
  await leaveAndComeBack(page);
  await soon(() => name.inputValue()).toBe("Lakshmi");
  expect(await password.inputValue()).toBe("");
  await leaveAndComeBack(page, () =>
    page.request.put("/api/profile", {
      headers: { authorization: `Bearer ${account.token}` },
      data: { name: "Sita Devi", email: account.email },
    }),
  );
  await soon(() => name.inputValue()).toBe("Sita Devi");
});

test("who comes back to the sign-up finds name and address, but not the password", async () => {
  const page = await visit("/signup");
  await untilAlive(page);
  await page.getByLabel("Name").fill("Lakshmi Devi");
  await page.getByLabel("Email").fill("lakshmi@sthalam.example");
  await page.getByLabel("Password", { exact: true }).fill("four quiet river stones");
  await leaveAndComeBack(page);
  await soon(() => page.getByLabel("Name").inputValue()).toBe("Lakshmi Devi");
  expect(await page.getByLabel("Email").inputValue()).toBe("lakshmi@sthalam.example");
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
});
