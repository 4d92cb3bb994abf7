import { expect, inject, test } from "vitest";
import { openBrowser, soon, untilAnswers } from "../browser.ts";
import { cards, SEARCH } from "../search-page.ts";
import { FACTS, LAKERIDGE, listingOpener, section } from "./listing-steps.ts";

const browser = openBrowser();
const { visit } = browser;
const openListing = listingOpener(browser);

test("a figure is the same on the card and on the page", async () => {
  const list = await visit(`${SEARCH}?type=All&unrated=1&page=10`, { javaScriptEnabled: false });
  expect(await cards(list).count()).toBe(FACTS.length);
  const shown = await cards(list).evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector("h3")?.textContent ?? "",
      link: card.querySelector<HTMLAnchorElement>("a[href*='/property/']")?.pathname ?? "",
      rate: /₹[\d,]+(?= per sq yd)/.exec(card.textContent ?? "")?.[0] ?? "Rate not published",
      area: /[\d,]+ sq yd(?= layout)/.exec(card.textContent ?? "")?.[0] ?? "",
    })),
  );
  for (const { name, link, rate, area } of shown) {
    const html = (await (await fetch(inject("site") + link)).text()).replaceAll(
      /<!-- -->|&#x27;/g,
      (it) => (it === "&#x27;" ? "'" : ""),
    );
    expect(html, link).toContain(`>${name}</h1>`);
    expect(html, link).toContain(rate);
    expect(html, link).toContain(area);
  }
});

test("the units converter tells one area in all units, and what is no number", async () => {
  const page = await openListing();
  const converter = section(page, "Units converter");
  const text = () => converter.textContent();
  await soon(text).toContain("1,800 sq ft");
  await converter.scrollIntoViewIfNeeded();
  // Its script comes when the visitor does.
  await untilAnswers(converter);
  await converter.getByLabel("Unit", { exact: true }).selectOption("Acres");
  await converter.getByRole("textbox", { name: "Area" }).fill("2.5");
  await soon(text).toContain("12,100 sq yd");
  await soon(text).toContain("250 cents");
  await soon(text).toContain("1,512.5 ankanams");
  for (const much of ["1.2e25", "1".repeat(22)]) {
    await converter.getByRole("textbox", { name: "Area" }).fill(much);
    await converter.getByRole("alert").getByText("Enter a number, such as 200.").waitFor();
    await converter.getByRole("textbox", { name: "Area" }).fill("2.5");
    await soon(text).toContain("250 cents");
  }
  await converter.getByRole("textbox", { name: "Area" }).fill("two");
  await converter.getByRole("alert").getByText("Enter a number, such as 200.").waitFor();
  expect(await converter.getByRole("textbox", { name: "Area" }).getAttribute("aria-invalid")).toBe(
    "true",
  );
});

test("an area opens into its other units", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false });
  await section(page, "Facts & Features").getByText("35,235 sq yd", { exact: true }).click();
  await page.getByText("7.28", { exact: true }).waitFor();
});

test("the budget of the search is the budget of the listing, of its sums and of the plan", async () => {
  const search = await visit("/searchProperties?budget=40", { javaScriptEnabled: false });
  const link = search.getByRole("link", { name: /^View Details/ }).first();
  expect(await link.getAttribute("href")).toMatch(/^\/property\/.+\?budget=40$/);
  const page = await visit(`${LAKERIDGE}?budget=40`, { javaScriptEnabled: false });
  expect(await page.getByText("₹40 L buys up to 200 sq yd here, land alone").count()).toBe(2);
  const cost = section(page, "All-in cost of a plot");
  const text = (await cost.textContent()) ?? "";
  expect(text).toContain("₹3,00,000 over your budget of ₹40,00,000");
  expect(text).toContain("Down payment₹13,00,000");
  expect(text).toContain("Monthly instalment (EMI)₹26,035");
  await cost.getByRole("link", { name: /Add the government value/ }).click();
  await page.waitForURL(/\/tools\/cost\?.*budget=4000000/);
  await page.getByText("₹3,00,000 over your budget of ₹40,00,000").waitFor();
  const plan = await visit("/projects?budget=40&plot=54", { javaScriptEnabled: false });
  await plan.getByText("₹20,66,225 over your budget of ₹40,00,000").waitFor();
});

test("what was asked for and typed into the sums is there again when the visitor comes back", async () => {
  const page = await openListing();
  const cost = section(page, "All-in cost of a plot");
  await cost.getByText("Fill in what you were asked for").click();
  const charge = cost.getByLabel("Development charges");
  await charge.fill("250000");
  await cost.getByText("₹2,50,000").first().waitFor();
  await page.getByRole("link", { name: "Search Properties" }).first().click();
  await soon(() => cards(page).count()).toBeGreaterThan(1);
  await page.goBack();
  await soon(() => charge.inputValue()).toBe("2,50,000");
});

test("what a budget buys is said to be land alone wherever it stands", async () => {
  for (const path of [
    "/",
    "/searchProperties",
    LAKERIDGE,
    "/compare?ids=P06180094959,P06200082202",
  ]) {
    const page = await visit(path, { javaScriptEnabled: false });
    const text = (await page.getByRole("main").textContent()) ?? "";
    const told = text.match(/buys up to(?! *$).{0,60}/g) ?? [];
    expect(told.length, path).toBeGreaterThan(0);
    for (const words of told) expect(words, path).toContain("land alone");
  }
});

test("the budget slider tells what a sum buys, to scale", async () => {
  const page = await openListing();
  const budget = section(page, "What your budget buys");
  await budget.getByRole("slider", { name: "Your budget for the land" }).fill("100");
  await budget.getByText("₹1 Cr buys up to 500 sq yd here").waitFor();
  await budget.getByRole("img", { name: "A plot of 500 sq yd, to scale" }).waitFor();
  await budget.getByRole("slider", { name: "Your budget for the land" }).fill("30");
  await budget.getByText("₹30 L buys up to 150 sq yd here").waitFor();
});

test("the map comes when it is near, at the listing, with what is near it", async () => {
  const page = await openListing();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  expect(asked.some((url) => url.includes("detail-map"))).toBe(false);
  await section(page, "Neighbourhood").scrollIntoViewIfNeeded();
  await page.getByRole("region", { name: /^Map of Lakeridge – 2/ }).waitFor();
  await page.getByRole("button", { name: "1 High school" }).waitFor({ state: "attached" });
});

test("a row and its number on the map mark each other, and a press brings the far one into view", async () => {
  const page = await openListing();
  const where = section(page, "Neighbourhood");
  await where.scrollIntoViewIfNeeded();
  const mark = (name: string) => page.getByRole("button", { name, exact: true });
  const row = (name: string) => mark(`Show ${name} on the map`);
  const isMarked = (name: string) => mark(name).getAttribute("data-marked");
  await mark("4 Petrol pump").waitFor({ state: "attached" });
  await row("Petrol pump").hover();
  await soon(() => isMarked("4 Petrol pump")).toBe("true");
  expect(await isMarked("1 High school")).toBe("false");
  await mark("1 High school").focus();
  const rows = where.getByRole("list", { name: "What is near" }).getByRole("listitem");
  await soon(() => rows.nth(0).getAttribute("data-marked")).toBe("true");
  expect(await rows.nth(3).getAttribute("data-marked")).toBe("false");
  const map = page.getByRole("region", { name: /^Map of Lakeridge – 2/ });
  const isInView = async () => {
    const [frame, it] = [await map.boundingBox(), await mark("8 Railway station").boundingBox()];
    if (frame === null || it === null) return false;
    const isAcross = it.x > frame.x && it.x < frame.x + frame.width;
    return isAcross && it.y > frame.y && it.y < frame.y + frame.height;
  };
  expect(await isInView()).toBe(false);
  await row("Railway station").click();
  await soon(isInView).toBe(true);
  expect(await row("Railway station").getAttribute("aria-pressed")).toBe("true");
  expect(await row("High school").getAttribute("aria-pressed")).toBe("false");
});

test("when the map fails the page says so, offers another try, and keeps the links", async () => {
  const chunk = "**/assets/detail-map*.js";
  const page = await openListing(LAKERIDGE, {
    expected: [/net::ERR_FAILED/],
    prepare: (visitor) => visitor.route(chunk, (route) => route.abort()),
  });
  const where = section(page, "Neighbourhood");
  await where.scrollIntoViewIfNeeded();
  await where.getByRole("alert").getByText("Error loading map", { exact: true }).waitFor();
  expect(await where.getByRole("link", { name: "Open in OpenStreetMap" }).isVisible()).toBe(true);
  await page.context().unroute(chunk);
  await where.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: /^Map of Lakeridge – 2/ }).waitFor();
});

test("of villas the figures say that they count the land alone", async () => {
  const villas = await openListing();
  await section(villas, "What your budget buys").getByText("the house may be extra").waitFor();
  await section(villas, "All-in cost of a plot").getByText("These are villas.").waitFor();
  const plots = await openListing("/property/P06200082202");
  await section(plots, "All-in cost of a plot").waitFor();
  expect(await plots.getByText("the house may be extra").count()).toBe(0);
});
