import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { storing } from "../accounts/account-steps.ts";
import { openBrowser, PHONE, param, soon, untilAlive } from "../browser.ts";
import { violations } from "../violations.ts";

const { visit } = openBrowser();

const TWO = "/compare?ids=P06180094959,P06200082202";
const WORDS = "Select between 2 and 5 properties to compare.";

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

test("the comparison is in the HTML, for anyone with the link", async () => {
  const html = await (await fetch(inject("site") + TWO)).text();
  expect(html).toContain("Compare 2 layouts");
  expect(html).toContain("₹20,000");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test.each([
  ["/compare", "/favourites?ids="],
  ["/compare?ids=", "/favourites?ids="],
  ["/compare?ids=P06180094959", "/favourites?ids=P06180094959"],
  ["/compare?ids=A1,A1", "/favourites?ids=A1"],
])("%s leads to the saved homes", async (path, choice) => {
  const reply = await fetch(inject("site") + path, { redirect: "manual" });
  expect(reply.status).toBe(302);
  expect(reply.headers.get("location")).toBe(choice);
  const te = await fetch(`${inject("site")}/te${path}`, { redirect: "manual" });
  expect(te.headers.get("location")).toBe(`/te${choice}`);
});

test("a comparison of one goes on at the saved homes, where that one is chosen", async () => {
  const saved = JSON.stringify([{ mlsNumber: "P06180094959", at: 1 }]);
  const page = await visit("/compare?ids=P06180094959", storing({ saved }));
  await page.getByRole("alert").getByText(WORDS).waitFor();
  await page.getByText("1 layout selected").waitFor();
});

test("unknown ids are named and left out", async () => {
  const page = await visit(`${TWO},NOPE-1`);
  await page.getByRole("heading", { name: "Compare 2 layouts" }).waitFor();
  await page.getByText("No longer listed, so left out: NOPE-1").waitFor();
  expect(await page.getByText(WORDS).count()).toBe(0);
});

test("with one known home, or six, the rule is in the page", async () => {
  const page = await visit("/compare?ids=P06180094959,NOPE-1");
  await page.getByRole("alert").getByText(WORDS).waitFor();
  expect(await page.getByRole("button", { name: "Print" }).count()).toBe(0);
  await page.getByRole("main").getByRole("link", { name: "Search Properties" }).waitFor();
  await page.goto(`${TWO},P06080030253,P07130084129,P06200153936,Vedanta__`);
  await page.getByRole("heading", { name: "Compare 5 layouts" }).waitFor();
  await page.getByRole("alert").getByText(WORDS).waitFor();
  await page.getByText("More than 5, so left out: Vedanta__").waitFor();
});

test("on a phone no word of a name is broken, and what none states is read without going sideways", async () => {
  const three = "P06200074130,P06180094959,P07130084129";
  const page = await visit(`/compare?ids=${three}`, { viewport: PHONE });
  const lines = await page
    .getByRole("columnheader")
    .getByText("Bhramara's")
    .evaluate((it) => {
      const text = it.firstChild as Text;
      const from = text.data.indexOf("Bhramara's");
      const word = document.createRange();
      word.setStart(text, from);
      word.setEnd(text, from + "Bhramara's".length);
      return word.getClientRects().length;
    });
  expect(lines).toBe(1);
  await page.goto(`/compare?ids=${three},P06160081309,P06060055209&tab=price`);
  const none = page.getByText(/^Not available for any of them:/).filter({ visible: true });
  const line = await none.boundingBox();
  expect((line?.x ?? 0) + (line?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
});

test("north stands clear of the first outline", async () => {
  const page = await visit(`${TWO},P06160081309,P06060055209,P07130084129`);
  const cell = page.getByRole("cell").filter({ has: page.locator("svg[data-control]") });
  const [arrow, outline] = await Promise.all([
    cell.locator("svg").boundingBox(),
    cell.locator("div").first().boundingBox(),
  ]);
  expect((outline?.y ?? 0) - ((arrow?.y ?? 0) + (arrow?.height ?? 0))).toBeGreaterThanOrEqual(8);
});

test("tabs and the switch are in the address, go by keys and survive a reload", async () => {
  const page = await visit(TWO);
  await untilAlive(page);
  await row(page, "Rate per sq yd").waitFor();
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await soon(() => param(page, "tab")).toBe("price");
  await row(page, "Land price of 200 sq yd").waitFor();
  expect(await row(page, "Rate per sq yd").count()).toBe(0);
  await page.keyboard.press("End");
  await soon(() => param(page, "tab")).toBe("surroundings");
  await page.getByRole("tab", { name: "Land and layout" }).click();
  await page.getByText(/^Not available for any of them: .*Facing/).waitFor();
  await page.getByLabel("Differences only").check();
  await soon(() => param(page, "differences")).toBe("1");
  await soon(() => page.getByText(/^Not available for any/).count()).toBe(0);
  await page.reload();
  await untilAlive(page);
  expect(await page.getByLabel("Differences only").isChecked()).toBe(true);
  expect(
    await page.getByRole("tab", { name: "Land and layout" }).getAttribute("aria-selected"),
  ).toBe("true");
});

test("layouts stand at one scale: their drawn areas are as the stated ones", async () => {
  const page = await visit(`${TWO},P06080030253`, { javaScriptEnabled: false });
  const drawings = page.getByRole("img", { name: /^The ground of/ });
  expect(await drawings.count()).toBe(3);
  const shown = await drawings.evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ width, naturalWidth }) => width / naturalWidth),
  );
  const [first = 0] = shown;
  expect(first).toBeGreaterThan(0);
  for (const scale of shown) expect(scale / first).toBeCloseTo(1, 1);
  await page.getByRole("img", { name: /^Scale: the bar is/ }).waitFor();
});

test("the lowest rate is marked, a budget says what it buys, and the names stay in view", async () => {
  const page = await visit(TWO);
  await untilAlive(page);
  const rate = row(page, "Rate per sq yd");
  expect(await rate.getByText("lowest").count()).toBe(1);
  expect(await rate.getByRole("cell").nth(1).textContent()).toContain("₹17,000");
  await page.getByLabel("Budget").selectOption({ label: "₹40 L" });
  await soon(() => param(page, "budget")).toBe("40");
  await page.getByRole("tab", { name: "Price and cost" }).click();
  expect(await row(page, "₹40 L buys up to").textContent()).toContain("200 sq yd");
  await page.goto(`${inject("site")}${TWO}&tab=land`);
  await page.getByRole("link", { name: "View Details: Sree City Legend" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const name = page.getByRole("columnheader", { name: /Sree City Legend/ });
  await soon(async () => (await name.boundingBox())?.y).toBeCloseTo(0, -1);
});

test("what differs is marked, what does not is not", async () => {
  const page = await visit(TWO);
  await row(page, "Layout area").getByText("differs").waitFor({ state: "attached" });
  expect(await row(page, "Status").getByText("differs").count()).toBe(0);
});

test("land is compared by parts of its own: the all-in cost is a row, amenities are ticks", async () => {
  const page = await visit(TWO, { javaScriptEnabled: false });
  expect(await page.getByRole("tab").allTextContents()).toEqual([
    "Overview",
    "Price and cost",
    "Land and layout",
    "Approvals",
    "Surroundings",
  ]);
  expect(await row(page, "All-in cost of 200 sq yd").count()).toBe(1);
  await page.goto(`${inject("site")}${TWO}&tab=hoa`);
  expect(await page.getByRole("tab", { name: "Approvals" }).getAttribute("aria-selected")).toBe(
    "true",
  );
  await row(page, "Registration number").getByText("P06180094959").waitFor();
  await page.goto(`${inject("site")}${TWO}&tab=land`);
  expect(await page.getByRole("cell", { name: "Yes" }).count()).toBeGreaterThan(5);
  expect(await page.getByRole("rowheader", { name: "Bedrooms" }).count()).toBe(0);
});

test("a home is left out by its button while more than two are there", async () => {
  const page = await visit(`${TWO},P06080030253`);
  await untilAlive(page);
  await page.getByRole("link", { name: "Remove Sai Giri" }).click();
  await page.getByRole("heading", { name: "Compare 2 layouts" }).waitFor();
  expect(param(page, "ids")).toBe("P06180094959,P06200082202");
  expect(await page.getByRole("link", { name: /^Remove/ }).count()).toBe(0);
});

test("on a phone the overview of more than three stands in rows, wholly in view, each with its rate", async () => {
  const page = await visit(`${TWO},P06080030253,P07130084129`, { viewport: PHONE });
  await untilAlive(page);
  const panel = page.getByRole("tabpanel");
  expect(await panel.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const rows = panel.getByRole("listitem");
  expect(await rows.count()).toBe(4);
  for (const row of await rows.all()) expect(await row.innerText()).toMatch(/Rate per sq yd\s+₹/);
  expect(await violations(page)).toEqual([]);
  await rows
    .nth(2)
    .getByRole("link", { name: /^Remove/ })
    .click();
  await soon(() => panel.getByRole("table").isVisible()).toBe(true);
});

test("on a phone the names of the rows stay in view, and the page does not scroll sideways", async () => {
  const page = await visit(`${TWO},P06080030253,P07130084129&tab=land`, { viewport: PHONE });
  await untilAlive(page);
  const panel = page.getByRole("tabpanel");
  await panel.evaluate((element) => element.scrollTo({ left: 300 }));
  await soon(() => panel.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  const box = await page.getByRole("rowheader", { name: "Widest road" }).boundingBox();
  expect(box?.x).toBeLessThan(20);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
});

test("on paper every part is there, without what cannot be pressed", async () => {
  const page = await visit(TWO);
  await page.emulateMedia({ media: "print" });
  for (const name of [
    "Rate per sq yd",
    "All-in cost",
    "Widest road",
    "Registration number",
    "Neighbourhood",
  ])
    expect(await page.getByRole("rowheader", { name, exact: false }).first().isVisible()).toBe(
      true,
    );
  expect(await page.getByRole("tablist").isVisible()).toBe(false);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
});
