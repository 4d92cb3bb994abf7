import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAccount, savedOf, saveHomes, signedInAs } from "../accounts/account-steps.ts";
import { openBrowser, PHONE, soon } from "../browser.ts";

const { visit } = openBrowser();

const HOMES = [
  "P06180094959",
  "P06200082202",
  "P06080030253",
  "P07130084129",
  "P06200153936",
  "Vedanta__",
] as const;
const FAILED = [/status of \d\d\d/, /net::ERR_/];

const card = (page: Page, at: number) => page.getByRole("article").nth(at);
const hearts = (page: Page) => page.getByRole("button", { name: /^Save / });

test("the heart of card, page and list are one, and stay over a reload", async () => {
  const account = await openAccount();
  const page = await visit("/searchProperties", signedInAs(account));
  const first = card(page, 0).getByRole("button", { name: /^Save / });
  await first.click();
  await soon(() => first.getAttribute("aria-pressed")).toBe("true");
  await soon(() => savedOf(account)).toHaveLength(1);
  await page.reload();
  await soon(() => first.getAttribute("aria-pressed")).toBe("true");
  await card(page, 0)
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.waitForURL("**/property/**");
  await soon(() => hearts(page).first().getAttribute("aria-pressed")).toBe("true");
  await hearts(page).first().click();
  await soon(() => savedOf(account)).toEqual([]);
});

test("the heart of the map's popup saves too", async () => {
  const account = await openAccount();
  const page = await visit("/searchProperties?view=map&listing=P06200082202", {
    ...signedInAs(account),
  });
  const popup = page.locator(".map-popup");
  await popup.getByRole("button", { name: /^Save / }).click();
  await soon(() => savedOf(account)).toEqual(["P06200082202"]);
});

test("a heart whose call fails goes back and says so; trying again saves", async () => {
  const account = await openAccount();
  const page = await visit("/property/P06180094959", {
    ...signedInAs(account),
    expected: FAILED,
  });
  await page.route("**/api/favourites/*", (route) => route.abort("internetdisconnected"));
  await hearts(page).first().click();
  await page.getByText("No connection. The layout was not saved.").waitFor();
  expect(await hearts(page).first().getAttribute("aria-pressed")).toBe("false");
  await page.unroute("**/api/favourites/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await soon(() => savedOf(account)).toEqual(["P06180094959"]);
  expect(await hearts(page).first().getAttribute("aria-pressed")).toBe("true");
});

test("a removed home can be brought back, and is gone otherwise", async () => {
  const account = await openAccount();
  await saveHomes(account, HOMES.slice(0, 2));
  const page = await visit("/favourites", signedInAs(account));
  await soon(() => page.getByRole("article").count()).toBe(2);
  const name = await card(page, 0).getByRole("heading").textContent();
  const remove = page.getByRole("button", { name: `Remove ${name}` });
  await remove.click();
  await page.getByText(`${name} was removed.`).waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(() => page.getByRole("article").count()).toBe(2);
  await soon(() => savedOf(account)).toHaveLength(2);
  await remove.click();
  await soon(() => savedOf(account)).toHaveLength(1);
  await page.reload();
  await soon(() => page.getByRole("article").count()).toBe(1);
});

test("a removal that fails brings the home back with a message", async () => {
  const account = await openAccount();
  await saveHomes(account, HOMES.slice(0, 1));
  const page = await visit("/favourites", { ...signedInAs(account), expected: FAILED });
  await card(page, 0).waitFor();
  await page.route("**/api/favourites/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("button", { name: /^Remove / }).click();
  await page.getByText("The layout is still saved.").waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
});

test("two to five homes go to the comparison; one, or six, get the words of the rule", async () => {
  const account = await openAccount();
  await saveHomes(account, HOMES);
  const page = await visit("/favourites", signedInAs(account));
  const bar = page.getByRole("region", { name: "Compare" });
  const ticks = page.getByRole("checkbox", { name: /^Compare / });
  await soon(() => ticks.count()).toBe(6);
  expect(await bar.count()).toBe(0);
  await ticks.nth(0).check();
  await bar.getByText("1 layout selected").waitFor();
  await bar.getByRole("button", { name: "Compare", exact: true }).click();
  await bar.getByRole("alert").getByText("Select between 2 and 5 properties to compare.").waitFor();
  for (const at of [1, 2, 3, 4, 5]) await ticks.nth(at).check();
  await bar.getByText("6 layouts selected").waitFor();
  expect(await bar.getByRole("alert").textContent()).toContain("Select between 2 and 5");
  await ticks.nth(5).uncheck();
  await soon(() => bar.getByRole("alert").count()).toBe(0);
  await bar.getByRole("button", { name: "Compare", exact: true }).click();
  await page.waitForURL("**/compare?ids=*");
  await page.getByRole("heading", { name: "Compare 5 layouts" }).waitFor();
});

test("card and View Details open the page, the title the listing in navigation state", async () => {
  const account = await openAccount();
  await saveHomes(account, HOMES.slice(0, 1));
  const page = await visit("/favourites", signedInAs(account));
  await card(page, 0)
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.waitForURL("**/property/P06180094959");
  await page.goBack();
  await card(page, 0).getByRole("heading").getByRole("link").click();
  await page.waitForURL("**/PropertyDetails");
  await page.getByRole("heading", { level: 1, name: /Lakeridge/i }).waitFor();
});

test("a home no longer listed stays in the list and says so", async () => {
  const account = await openAccount();
  await saveHomes(account, HOMES.slice(0, 1));
  const page = await visit("/livez", signedInAs(account));
  await page.route("**/api/favourites/listings", async (route) => {
    const reply = await route.fetch();
    const told = (await reply.json()) as { listings: object[] };
    const listings = told.listings.map((one) => ({ ...one, published: false }));
    await route.fulfill({ response: reply, json: { ...told, listings } });
  });
  await page.goto("/favourites");
  await page.getByText("No longer listed").waitFor();
  expect(await page.getByRole("link", { name: /^View Details/ }).count()).toBe(0);
  expect(await page.getByRole("checkbox", { name: /^Compare / }).count()).toBe(0);
  await page.getByRole("button", { name: /^Remove / }).waitFor();
});

test("a home no longer listed is not chosen for a comparison by the address of an old one", async () => {
  const account = await openAccount();
  await saveHomes(account, HOMES.slice(0, 2));
  const page = await visit("/livez", signedInAs(account));
  await page.route("**/api/favourites/listings", async (route) => {
    const reply = await route.fetch();
    const told = (await reply.json()) as { listings: { mlsNumber: string }[] };
    const listings = told.listings.map((one) => ({
      ...one,
      published: one.mlsNumber !== HOMES[0],
    }));
    await route.fulfill({ response: reply, json: { ...told, listings } });
  });
  await page.goto(`/compare?ids=${HOMES[0]}`);
  await page.getByText("No longer listed").waitFor();
  await page.getByRole("checkbox", { name: /^Compare / }).check();
  await page.getByRole("region", { name: "Compare" }).getByText("1 layout selected").waitFor();
});

test("saved homes that were not told are not taken for none, and come with another try", async () => {
  const account = await openAccount();
  await saveHomes(account, HOMES.slice(0, 2));
  const page = await visit("/livez", { ...signedInAs(account), expected: FAILED });
  await page.route("**/api/favourites", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/favourites");
  await page.getByRole("alert").filter({ hasText: "Something went wrong on our side." }).waitFor();
  expect(await page.getByText("You haven't saved any properties yet.").count()).toBe(0);
  await page.unroute("**/api/favourites");
  await page.getByRole("button", { name: "Try again" }).click();
  await soon(() => page.getByRole("article").count()).toBe(2);
  await page.getByRole("link", { name: "2 saved homes" }).waitFor();
});

test("the list that cannot be read offers to try again", async () => {
  const account = await openAccount();
  const page = await visit("/livez", {
    ...signedInAs(account),
    viewport: PHONE,
    expected: FAILED,
  });
  await page.route("**/api/favourites/listings", (route) => route.abort());
  await page.goto("/favourites");
  await page.getByRole("alert").filter({ hasText: "No connection." }).waitFor();
  await page.unroute("**/api/favourites/listings");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("You haven't saved any properties yet.").waitFor();
});
