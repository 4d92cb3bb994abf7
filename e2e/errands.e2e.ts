// What a family and an agent come for, by the taps that it takes: counted in the page, not by hand.
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, soon, untilAlive } from "./browser.ts";
import { consoleSite, LISTING as LAYOUT, sendLead, setUpByCalls } from "./console/agent-steps.ts";
import { newAddress, secretPathFor } from "./mailbox.ts";
import { drawByFinger, middleOfMap, stroke } from "./map/map-steps.ts";
import { PROJECT, plot, sheet } from "./projects/project-steps.ts";
import { LISTING, NEAR } from "./screen-states.ts";
import { SEARCH } from "./search-page.ts";
import { countTaps, isOnScreen, phoneOpener, tap, taps } from "./taps.ts";

const openConsole = consoleSite();
const browser = openBrowser();
const onPhone = phoneOpener(browser);

const KEYS_A_SECOND = 5;
/** Width of a slider's thumb, px. */
const THUMB = 24;
/** What a person needs to find and reach the next thing to tap. */
const REACH_SECONDS = 1;
const WALK_IN_SECONDS = 20;

test("200 sq yd under 40 lakh near Kankipadu are found from the first page in at most 4 taps", async () => {
  const page = await onPhone("/");
  await tap(page.getByLabel("City or area").first());
  await page.keyboard.type("200 sq yd under 40 lakh near Kankipadu");
  await tap(page.getByRole("button", { name: "Explore Projects" }));
  await page.getByText("Sree City Legend").first().waitFor();
  const asked = new URL(page.url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ q: "Kankipadu", budget: "40" });
  // What the cards answer: the plot that was asked for, at its price.
  await page.getByText(/200 sq yd: ₹34 L land/).waitFor();
  expect(await taps(page)).toBeLessThanOrEqual(4);
});

test("among what is near Kankipadu, size and budget are set by finger in at most 4 taps", async () => {
  const page = await onPhone(NEAR);
  await tap(page.getByRole("button", { name: /^Filters/ }));
  const overlay = page.getByRole("dialog", { name: "Filters" });
  /** Draws the thumb of a scale from one share of it to another. */
  const draw = async (slider: Locator, from: number, to: number) => {
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error("no slider");
    const x = (share: number) => box.x + THUMB / 2 + (box.width - THUMB) * share;
    await page.mouse.move(x(from), box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(x(to), box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await draw(overlay.getByRole("slider", { name: "Budget, at most" }), 0.5, 0.4);
  await draw(overlay.getByRole("slider", { name: "Plot size, at least" }), 0, 1 / 9);
  await tap(overlay.getByRole("button", { name: /^Apply/ }));
  await soon(() => overlay.count()).toBe(0);
  const params = () => new URL(page.url()).searchParams;
  // A finger meets the scale within a step or two.
  await soon(() => Math.abs(Number(params().get("budget")) - 40)).toBeLessThanOrEqual(2);
  await soon(() =>
    Math.abs(Number.parseInt(params().get("size") ?? "", 10) - 200),
  ).toBeLessThanOrEqual(20);
  expect(await taps(page)).toBeLessThanOrEqual(4);
});

test("layouts in an area drawn by finger are found from the list in at most 3 taps", async () => {
  const page = await onPhone(SEARCH);
  await untilAlive(page);
  await tap(page.getByRole("navigation", { name: "View" }).getByRole("link").first());
  await tap(page.getByRole("button", { name: "Draw an area" }));
  await page.getByText("Draw a line round the places you like").waitFor();
  const done = page.getByRole("button", { name: "Done" });
  const { x, y } = await middleOfMap(page);
  // What is drawn is the errand itself, however many strokes a busy machine needs to take it.
  const before = await taps(page);
  await soon(async () => {
    await drawByFinger(page, stroke(x, y - 60, 120));
    return done.isEnabled();
  }).toBe(true);
  const strokes = (await taps(page)) - before;
  await tap(done);
  await soon(() => page.getByRole("heading", { level: 1 }).textContent()).toMatch(
    /^\d+ layouts? in the drawn area$/,
  );
  expect((await taps(page)) - strokes).toBeLessThanOrEqual(3);
});

test("where nothing fits, what comes nearest is there, and 1 tap gives up what is in the way", async () => {
  const page = await onPhone(`${SEARCH}?type=Apartment&q=Kankipadu&at=16.44,80.77`);
  await page.getByRole("heading", { name: "Nearest to what you asked for" }).waitFor();
  expect(await page.getByRole("article").count()).toBeGreaterThan(0);
  await tap(page.getByRole("button", { name: /^All types/ }));
  await soon(() => page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^[1-9]/);
  expect(await taps(page)).toBeLessThanOrEqual(1);
});

test("a plot's sides, its state and its all-in cost are told in at most 2 taps", async () => {
  const page = await onPhone(PROJECT);
  await untilAlive(page);
  await tap(plot(page, 54));
  const told = sheet(page, 54);
  await told.getByText("Available").first().waitFor();
  await told.getByText("₹60.66 L").first().waitFor();
  await tap(told.getByRole("button", { name: "All of this plot" }));
  await told.getByRole("img", { name: /^Plot 54 with its sides/ }).waitFor();
  expect(await told.textContent()).toContain("26.5 ft");
  expect(await taps(page)).toBeLessThanOrEqual(2);
});

test("what is near a layout is seen in at most 1 tap", async () => {
  const page = await onPhone(LISTING);
  await page.evaluate(() => window.scrollBy(0, 400));
  await untilAlive(page);
  await tap(page.getByRole("navigation", { name: "Sections" }).getByText("Neighbourhood"));
  await soon(() => isOnScreen(page.locator("#neighbourhood h2").first())).toBe(true);
  await page.locator("#neighbourhood").getByText("High school").first().waitFor();
  expect(await taps(page)).toBeLessThanOrEqual(1);
});

test("the all-in cost and the instalment of a layout are seen in at most 2 taps", async () => {
  const page = await onPhone(LISTING);
  await page
    .getByText(/Monthly instalment/)
    .first()
    .scrollIntoViewIfNeeded();
  await soon(() => isOnScreen(page.getByText(/Monthly instalment/).first())).toBe(true);
  await page
    .getByText(/All-in/)
    .first()
    .waitFor();
  expect(await taps(page)).toBeLessThanOrEqual(2);
});

test("a layout is saved without an account in 1 tap", async () => {
  const page = await onPhone(NEAR);
  await tap(page.getByRole("article").first().getByRole("button", { name: /^Save/ }));
  await soon(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("P06");
  expect(await taps(page)).toBe(1);
});

test("two layouts are saved and stand beside each other in at most 6 taps", async () => {
  const page = await onPhone(NEAR);
  for (const at of [0, 1])
    await tap(page.getByRole("article").nth(at).getByRole("button", { name: /^Save/ }));
  await tap(page.getByRole("banner").getByRole("link", { name: /saved/i }));
  await page.waitForURL("**/favourites");
  await page.getByText("2 saved. Choose 2 to 5 to compare.").waitFor();
  for (const box of await page.getByRole("checkbox").all()) await tap(box);
  await tap(
    page.getByRole("region", { name: "Compare" }).getByRole("button", { name: /^Compare/ }),
  );
  await page.waitForURL("**/compare**");
  expect(await taps(page)).toBeLessThanOrEqual(6);
});

test("who checked a layout's papers, and how to do it oneself, is told in 1 tap", async () => {
  const page = await onPhone(LISTING);
  await tap(page.getByText("How to check it").first());
  await page
    .getByText(/rera\.ap\.gov\.in|AP RERA/)
    .first()
    .waitFor();
  expect(await taps(page)).toBeLessThanOrEqual(1);
});

test("a visit is booked from a layout's page in at most 5 taps", async () => {
  const { site } = await openConsole(browser);
  const page = await onPhone(LISTING, { site: site.origin });
  const form = page.locator("#contact form");
  await form.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 1));
  const days = form.getByRole("group", { name: "Day (optional)" }).locator("label");
  await soon(() => days.count()).toBeGreaterThan(4);
  await tap(days.nth(3));
  await tap(form.getByLabel("Full Name"));
  await page.keyboard.type("Lakshmi Devi");
  await tap(form.getByLabel("Phone Number"));
  await page.keyboard.type("9876543210");
  await tap(form.locator("[name=consent]"));
  await tap(form.getByRole("button", { name: /^Book / }));
  await page.getByRole("link", { name: "Add to my calendar" }).waitFor();
  expect(await taps(page)).toBeLessThanOrEqual(5);
});

test("a visit is moved by its buyer in at most 3 taps", async () => {
  const { site } = await openConsole(browser);
  const free = await fetch(`${site.origin}/api/visit-slots?mlsNumber=${LAYOUT}`);
  const { slots } = (await free.json()) as { slots: readonly string[] };
  const [preferredAt = ""] = slots.slice(8);
  const email = newAddress("mover");
  await sendLead(site, { kind: "site-visit", mlsNumber: LAYOUT, email, preferredAt });
  const page = await onPhone(await secretPathFor(email, 0, site.dataDir), { site: site.origin });
  await tap(page.getByRole("button", { name: "Move it" }));
  await tap(page.locator("fieldset").first().locator("label").nth(4));
  await tap(page.getByRole("button", { name: "Ask for this time" }));
  await page.getByText("Reserved for you; we call to confirm").waitFor();
  expect(await taps(page)).toBeLessThanOrEqual(3);
});

test("a person who walks in is entered within 20 s, at five keys a second and a second a tap", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/today", { prepare: countTaps });
  let keys = 0;
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.getByRole("link", { name: "Add a call or walk-in" }).waitFor();
  await page.getByRole("link", { name: "Add a call or walk-in" }).click();
  await page.getByText("Walk-in", { exact: true }).click();
  await page.getByLabel("Phone", { exact: true }).click();
  await type("9876512345");
  await press("Tab");
  await type("Ravi Kumar");
  await press("Tab");
  await type("200 sq yd, 40 L");
  await page.getByRole("checkbox", { name: /They gave me this/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("article").getByText("Ravi Kumar").first().waitFor();
  const seconds = keys / KEYS_A_SECOND + (await taps(page)) * REACH_SECONDS;
  expect(seconds).toBeLessThanOrEqual(WALK_IN_SECONDS);
});
