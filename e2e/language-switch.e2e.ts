import { expect, test } from "vitest";
import { openBrowser, PHONE, param, soon, untilAlive } from "./browser.ts";
import { LISTING } from "./screen-states.ts";
import { SEARCH } from "./search-page.ts";

const { visit } = openBrowser();

test("the switch keeps the page and its query, without a reload", async () => {
  const page = await visit(`${SEARCH}?budget=40&type=All`);
  await untilAlive(page);
  await page.evaluate(() => {
    document.title = "untouched";
    Object.assign(window, { stayed: true });
  });
  const toTelugu = page.getByRole("banner").getByRole("link", { name: "తెలుగు" });
  await toTelugu.click();
  await soon(() => new URL(page.url()).pathname).toBe(`/te${SEARCH}`);
  await soon(() => param(page, "budget")).toBe("40");
  await soon(() => param(page, "type")).toBe("All");
  await soon(() => page.locator("html").getAttribute("lang")).toBe("te");
  await soon(() => page.getByRole("heading", { level: 1 }).textContent()).toMatch(/లేఅవుట్/);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(await toTelugu.getAttribute("aria-current")).toBe("true");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await soon(() => new URL(page.url()).pathname).toBe(SEARCH);
  await soon(() => param(page, "budget")).toBe("40");
});

test("the switch of a listing leads to the same listing, also from the phone's menu", async () => {
  const page = await visit(LISTING, { viewport: PHONE });
  await untilAlive(page);
  await page.locator("summary[aria-label=Menu]").click();
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी" }).click();
  await soon(() => new URL(page.url()).pathname).toBe(`/hi${LISTING}`);
  await soon(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Lakeridge – 2");
});

test("a listing in another language leads back to the search that it was come to from", async () => {
  const page = await visit(`${SEARCH}?budget=40&type=All`);
  await untilAlive(page);
  const card = page.getByRole("article").first();
  await card.getByRole("link", { name: /^View Details/ }).click();
  await page.getByRole("link", { name: "Back to search" }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "తెలుగు" }).click();
  await soon(() => page.locator("html").getAttribute("lang")).toBe("te");
  const back = page.locator(`article a[href^="/te${SEARCH}"]`).first();
  await soon(() => back.getAttribute("href")).toContain("?budget=40&type=All");
  await page.reload();
  await untilAlive(page);
  await soon(() => back.getAttribute("href")).toContain("?budget=40&type=All");
});

test("the switch stays at the plan of a project, and where its visitor stands", async () => {
  const page = await visit("/projects?plot=54#plan");
  await untilAlive(page);
  const plan = () => page.locator("#plan").evaluate((part) => part.getBoundingClientRect().top);
  await page.evaluate(() => window.scrollBy(0, 120));
  const before = await plan();
  expect(before).toBeLessThan(100);
  // Pressed where it is: a hand would first scroll up to it.
  const toTelugu = page.getByRole("banner").getByRole("link", { name: "తెలుగు" });
  await toTelugu.evaluate((link: HTMLElement) => link.click());
  await soon(() => page.locator("html").getAttribute("lang")).toBe("te");
  await soon(() => page.url().replace(/^.*?\/te/, "/te")).toBe("/te/projects?plot=54#plan");
  expect(Math.abs((await plan()) - before)).toBeLessThan(60);
});

test("the switch works without script", async () => {
  const page = await visit(`/te${SEARCH}?type=Villa`, { javaScriptEnabled: false });
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await page.waitForURL(`**${SEARCH}?type=Villa`);
});

test("a reload between two languages loses neither of them", async () => {
  const page = await visit("/te/about");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await soon(() => new URL(page.url()).pathname).toBe("/about");
  await soon(() => page.locator("html").getAttribute("lang")).toBe("en");
  const inEnglish = await page.getByRole("heading", { level: 1 }).textContent();
  await page.reload();
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.goBack();
  await soon(() => page.locator("html").getAttribute("lang")).toBe("te");
  await soon(() => page.getByRole("heading", { level: 1 }).textContent()).toMatch(
    /\p{Script=Telugu}/u,
  );
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  await page.goForward();
  await soon(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(inEnglish);
});

test("pages of the language switched to lead further, and back to its first page", async () => {
  const page = await visit("/te/terms");
  await untilAlive(page);
  const heading = page.getByRole("heading", { level: 1 });
  const inTelugu = await heading.textContent();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी" }).click();
  await soon(() => heading.textContent()).toMatch(/\p{Script=Devanagari}/u);
  await page.getByRole("banner").locator("a[href='/hi']").first().click();
  await soon(() => heading.textContent()).toMatch(/प्लॉट/);
  await page.getByRole("contentinfo").locator("a[href='/hi/privacy']").first().click();
  await soon(() => heading.textContent()).toBe("गोपनीयता");
  await page.getByRole("banner").getByRole("link", { name: "తెలుగు" }).click();
  await soon(() => new URL(page.url()).pathname).toBe("/te/privacy");
  await soon(() => heading.textContent()).not.toBe(inTelugu);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test.each(["/projects", "/searchProperties", "/?budget=33", "/login?next=%2Fabout"])(
  "%s with parameters that no page knows comes to life as without them",
  async (path) => {
    const page = await visit(`${path}${path.includes("?") ? "&" : "?"}x=1&utm_source=a`);
    await untilAlive(page);
    expect(await page.getByRole("main").textContent()).not.toBe("");
    expect(page.url()).toContain("utm_source=a");
  },
);
