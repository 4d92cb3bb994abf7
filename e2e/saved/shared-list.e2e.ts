// A list of saved homes, sent as a link to who has no account.
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { storing } from "../accounts/account-steps.ts";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { FACTS } from "../listings/listing-steps.ts";
import { violations } from "../violations.ts";

const { visit } = openBrowser();
const [LAKERIDGE, SECOND, THIRD] = ["P06180094959", "P06200082202", "P06080030253"] as const;

const saved = (...ids: string[]) =>
  storing({ saved: JSON.stringify(ids.map((mlsNumber, at) => ({ mlsNumber, at: 2000 - at }))) });
const cards = (page: Page) => page.locator("main [data-listing]");

/** Path and query of the link that the page offers to send. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  const whatsApp = page.getByRole("link", { name: "WhatsApp" });
  const sent = new URL((await whatsApp.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
  await page.keyboard.press("Escape");
  expect(sent).toContain(`: ${inject("site")}/shared?ids=`);
  return sent.slice(sent.indexOf("/shared"));
}

test("a list is sent whole, or what is ticked of it, and who gets it saves all", async () => {
  const page = await visit("/favourites", saved(LAKERIDGE, SECOND, THIRD));
  await page.getByRole("checkbox").first().waitFor();
  const whole = await linkOf(page);
  expect(whole).toBe(`/shared?ids=${LAKERIDGE},${SECOND},${THIRD}`);
  for (const at of [0, 2]) await page.getByRole("checkbox").nth(at).check();
  expect(await linkOf(page)).toBe(`/shared?ids=${LAKERIDGE},${THIRD}`);
  const family = await visit(whole);
  expect(await cards(family).count()).toBe(3);
  await untilAlive(family);
  await family.getByRole("button", { name: "Save all 3" }).click();
  await family.getByRole("link", { name: "All are saved: see your saved homes" }).click();
  await family.waitForURL("**/favourites");
  const names = family.getByRole("article").getByRole("heading");
  await soon(() => names.count()).toBe(3);
  expect(await names.first().innerText()).toContain("Lakeridge");
});

test("a longer list than a link takes is said to be, and its newest go", async () => {
  const ids = FACTS.slice(0, 31).map(({ mlsNumber }) => mlsNumber);
  const page = await visit("/favourites", saved(...ids));
  await page.getByText("The link has the newest 30.").waitFor();
  expect((await linkOf(page)).split(",")).toHaveLength(30);
});

test("two to five of them are compared at a press, also without script", async () => {
  const page = await visit(`/shared?ids=${LAKERIDGE},${SECOND}`, { javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: /Save/ }).filter({ visible: true }).count()).toBe(
    0,
  );
  await page.getByRole("main").getByRole("link", { name: "Compare" }).click();
  await page.getByRole("heading", { name: "Compare 2 layouts" }).waitFor();
});

test("what a link names and nobody lists is counted, and a link of nothing leads on", async () => {
  const page = await visit(`/shared?ids=${LAKERIDGE},P0,P00`, { javaScriptEnabled: false });
  expect(await cards(page).count()).toBe(1);
  await page.getByText("2 more in this link are no longer listed.").waitFor();
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  const empty = await visit("/shared", { javaScriptEnabled: false });
  await empty.getByRole("link", { name: "See all layouts" }).click();
  await empty.waitForURL(/searchProperties/);
});

test.each(["te", "hi"])("a phone in %s shows it whole, the way to share too", async (language) => {
  const page = await visit(`/${language}/shared?ids=${LAKERIDGE},${SECOND},P0`, {
    viewport: PHONE,
  });
  await untilAlive(page);
  expect(await violations(page)).toEqual([]);
  const list = await visit(`/${language}/favourites`, { ...saved(LAKERIDGE), viewport: PHONE });
  await list.getByRole("checkbox").waitFor();
  await list.locator("main button[aria-expanded]").click();
  const box = await list.locator("main a[href*='wa.me']").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  for (const one of [page, list])
    expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
