// Homes saved without an account, and how they come into one.
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { logIn, openAccount, savedOf, saveHomes, storing } from "../accounts/account-steps.ts";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";

const { visit } = openBrowser();

const [LAKERIDGE, SECOND, THIRD] = ["P06180094959", "P06200082202", "P06080030253"] as const;

const onDevice = (...ids: string[]) =>
  storing({ saved: JSON.stringify(ids.map((mlsNumber, at) => ({ mlsNumber, at: 2000 - at }))) });
const hearts = (page: Page) => page.getByRole("button", { name: /^Save / });
const cards = (page: Page) => page.getByRole("article");
const count = (page: Page) => page.getByRole("banner").getByRole("link", { name: /saved home/i });
const idsOnDevice = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem("saved") ?? "[]") as { mlsNumber: string }[]).map(
      ({ mlsNumber }) => mlsNumber,
    ),
  );

test("the tick of a saved home leaves the north arrow of its drawing free", async () => {
  const page = await visit("/favourites", { ...onDevice(LAKERIDGE), viewport: PHONE });
  const card = cards(page).first();
  await card.waitFor();
  const [tick, picture] = await Promise.all([
    card.getByRole("checkbox").locator("xpath=ancestor::label").boundingBox(),
    card.locator("img").boundingBox(),
  ]);
  expect((tick?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan((picture?.height ?? 0) / 2);
});

test.each([
  ["on a phone", PHONE],
  ["on a desktop", { width: 1440, height: 900 }],
])("without an account a heart saves %s, is counted, listed and compared", async (_, viewport) => {
  const page = await visit(`/property/${LAKERIDGE}`, { viewport });
  await hearts(page).first().click();
  await soon(() => hearts(page).first().getAttribute("aria-pressed")).toBe("true");
  await soon(() => count(page).getAttribute("aria-label")).toBe("1 saved home");
  await page.goto("/searchProperties");
  await untilAlive(page);
  const another = page.locator('main button[aria-pressed="false"][aria-label^="Save "]').first();
  await another.click();
  await soon(() => count(page).getAttribute("aria-label")).toBe("2 saved homes");
  await count(page).click();
  await page.waitForURL("**/favourites");
  await page.getByText("These are saved on this device.").waitFor();
  await soon(() => cards(page).count()).toBe(2);
  await page.reload();
  await soon(() => cards(page).count()).toBe(2);
  const ticks = page.getByRole("checkbox", { name: /^Compare / });
  for (const at of [0, 1]) await ticks.nth(at).check();
  await page
    .getByRole("region", { name: "Compare" })
    .getByRole("button", { name: "Compare", exact: true })
    .click();
  await page.getByRole("heading", { name: "Compare 2 layouts" }).waitFor();
});

test("a home removed from the device can be brought back; no call names it in an address", async () => {
  const page = await visit("/livez", onDevice(LAKERIDGE, SECOND));
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/favourites");
  await soon(() => cards(page).count()).toBe(2);
  const name = await cards(page).first().getByRole("heading").textContent();
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await soon(() => idsOnDevice(page)).toEqual([SECOND]);
  expect(await cards(page).count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(() => cards(page).count()).toBe(2);
  expect(calls.filter((url) => url.includes("/api/") && url.includes(LAKERIDGE))).toEqual([]);
});

test("nothing saved says so and offers the sign-in", async () => {
  const page = await visit("/favourites");
  await page.getByText("You haven't saved any properties yet.").waitFor();
  await page.getByText("Saved homes from another device?").waitFor();
});

test("a sign-in carries the device's homes into the account, doubling none", async () => {
  const account = await openAccount();
  await saveHomes(account, [SECOND, THIRD]);
  const page = await visit("/login?next=/favourites", onDevice(LAKERIDGE, SECOND));
  await logIn(page, account.email);
  await page.waitForURL("**/favourites");
  await soon(() => cards(page).count()).toBe(3);
  expect(await savedOf(account)).toEqual([LAKERIDGE, THIRD, SECOND]);
  expect(await idsOnDevice(page)).toEqual([]);
});

test("a carrying that fails loses nothing, shows all, and is done with the next page", async () => {
  const account = await openAccount();
  await saveHomes(account, [THIRD]);
  const page = await visit("/login?next=/searchProperties", {
    ...onDevice(LAKERIDGE),
    expected: [/net::ERR_/],
  });
  await page.route("**/api/favourites", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await logIn(page, account.email);
  await page.waitForURL("**/searchProperties");
  await soon(() => count(page).getAttribute("aria-label")).toBe("2 saved homes");
  expect(await savedOf(account)).toEqual([THIRD]);
  expect(await idsOnDevice(page)).toEqual([LAKERIDGE]);
  await page.unroute("**/api/favourites");
  await page.reload();
  await soon(() => savedOf(account)).toEqual([LAKERIDGE, THIRD]);
  await soon(() => idsOnDevice(page)).toEqual([]);
  expect(await count(page).getAttribute("aria-label")).toBe("2 saved homes");
});

test("two tabs: what one saves the other shows, and a sign-in in one carries it once", async () => {
  const account = await openAccount();
  const page = await visit(`/property/${LAKERIDGE}`);
  const other = await page.context().newPage();
  await other.goto(`${inject("site")}/favourites`);
  await other.getByText("You haven't saved any properties yet.").waitFor();
  await hearts(page).first().click();
  await soon(() => cards(other).count()).toBe(1);
  await page.goto("/login");
  await logIn(page, account.email);
  await soon(() => savedOf(account)).toEqual([LAKERIDGE]);
  await soon(() => idsOnDevice(other)).toEqual([]);
  await soon(() => cards(other).count()).toBe(1);
  await soon(() => other.getByText("saved on this device").count()).toBe(0);
});

test("where the browser keeps nothing, every page works and a question can be sent", async () => {
  const page = await visit("/livez", {
    viewport: PHONE,
    // Of the router's inline script, which brings back the scroll; the page goes on without it.
    expected: [/Site data are blocked\.(?![\s\S]*\/assets\/)/],
    prepare: (context) =>
      context.addInitScript(() => {
        const deny = () => {
          throw new Error("Site data are blocked.");
        };
        for (const storage of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, storage, { get: deny });
      }),
  });
  const paths = ["/", "/searchProperties", `/property/${LAKERIDGE}`, "/projects", "/favourites"];
  for (const path of [...paths, "/tools/documents", "/login", "/enquire"]) {
    const written = await (await fetch(inject("site") + path)).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(written)?.[1]?.replaceAll(/<[^>]*>/g, "");
    await page.goto(path);
    await untilAlive(page);
    expect({ path, heading: await page.locator("h1").first().textContent() }).toEqual({
      path,
      heading,
    });
  }
  await page.locator("main [name=name]").fill("Lakshmi Devi");
  await page.locator("main [name=phone]").fill("9876500087");
  await page.locator("main [name=consent]").check();
  await page.locator("main form button[type=submit]").click();
  await page
    .getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)
    .first()
    .waitFor();
});
