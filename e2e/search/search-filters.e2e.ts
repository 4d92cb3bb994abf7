import { expect, test } from "vitest";
import { openBrowser, param, soon } from "../browser.ts";
import {
  cards,
  chip,
  expectCount,
  expectOpen,
  filter,
  heading,
  names,
  openCounted,
  openSlider,
  rates,
  SEARCH,
  searchOpener,
  TABLET,
  USUAL_COUNT,
  VILLA_COUNT,
} from "../search-page.ts";

const browser = openBrowser();
const openSearch = searchOpener(browser);

test("the budget changes list, count and address, and what the cards say", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Budget", "Budget, at most");
  await slider.fill("20");
  await expectCount(page, 18);
  await soon(() => param(page, "budget")).toBe("20");
  expect(Math.max(...(await rates(page)))).toBeLessThanOrEqual(20_000);
  expect(await cards(page).first().textContent()).toContain("₹20 L buys up to 181 sq yd here");
});

test("a budget has a least as well: what is far below it is left out", async () => {
  const page = await openSearch("?size=100-200");
  const all = await heading(page).textContent();
  const least = await openSlider(page, "Budget", "Budget, at least");
  await least.fill("49");
  await soon(() => param(page, "from")).toBe("49");
  await soon(() => filter(page, "Budget").textContent()).toContain("₹49 L – ₹50 L");
  await soon(() => heading(page).textContent()).not.toBe(all);
  await least.fill("60");
  // It does not pass the other.
  await soon(() => param(page, "from")).toBe("50");
  await chip(page, "From ₹50 L").click();
  await soon(() => param(page, "from")).toBeNull();
  await soon(() => heading(page).textContent()).toBe(all);
});

test("sliders move by keys, one step of Back for the whole movement", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Budget", "Budget, at most");
  await slider.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ArrowLeft");
  await soon(() => param(page, "budget")).toBe("47");
  expect(await slider.getAttribute("aria-valuetext")).toBe("Up to ₹47 L");
  await page.goBack();
  await soon(() => param(page, "budget")).toBeNull();
  await soon(() => slider.inputValue()).toBe("50");
});

test("a movement is one step of Back, however slow the answers", async () => {
  const page = await openSearch("", {
    // No catalogue in the tab, so that the server answers; each answer is overtaken by the next key.
    prepare: async (context) => {
      await context.route(/\/catalogue\//, () => undefined);
      await context.route(/\.data(\?|$)/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue().catch(() => undefined);
      });
    },
  });
  const slider = await openSlider(page, "Budget", "Budget, at most");
  await slider.focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("ArrowLeft");
  await soon(() => param(page, "budget")).toBe("47");
  await page.goBack();
  await soon(() => param(page, "budget")).toBeNull();
  await soon(() => slider.inputValue()).toBe("50");
});

test("the type changes list, count and address, villas are found, and all types are one choice", async () => {
  const page = await openSearch();
  await filter(page, "Type").click();
  await page.getByRole("radio", { name: "Villa" }).click({ force: true });
  await expectCount(page, VILLA_COUNT);
  await soon(() => param(page, "type")).toBe("Villa");
  await filter(page, "Type").click();
  await page.getByRole("radio", { name: "All types" }).click({ force: true });
  await expectCount(page, USUAL_COUNT + VILLA_COUNT);
  await soon(() => param(page, "type")).toBe("All");
});

test("the size changes the address and its chip; a least size narrows the list", async () => {
  const page = await openSearch();
  const most = await openSlider(page, "Size", "Plot size, at most");
  await most.fill("300");
  await soon(() => param(page, "size")).toBe("100-300");
  await chip(page, "100–300 sq yd").waitFor();
  await page.getByRole("slider", { name: "Plot size, at least" }).fill("400");
  await soon(() => param(page, "size")).toBe("300-300");
  const narrowed = await openSearch("?size=300-500");
  await expectCount(narrowed, 11);
  expect(Math.max(...(await rates(narrowed)))).toBeLessThanOrEqual(16_666);
});

test("without script the size filter narrows the list, and keeps a least size", async () => {
  const page = await browser.visit(SEARCH, { viewport: TABLET, javaScriptEnabled: false });
  await (await openSlider(page, "Size", "Plot size, at most")).fill("150");
  await filter(page, "Size").click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL("**size=100&size=150*");
  await filter(page, "Size").getByText("100–150 sq yd").waitFor();
  await page.goto(new URL("?size=300-500", page.url()).href);
  await expectCount(page, 11);
  await (await openSlider(page, "Size", "Plot size, at most")).fill("400");
  await filter(page, "Size").click();
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL("**size=300&size=400*");
  await filter(page, "Size").getByText("300–400 sq yd").waitFor();
  await expectCount(page, 11);
});

test("a plot of 200 sq yd or more within 40 lakh is one question: the cards price that plot", async () => {
  const page = await openSearch("?size=200-1000&budget=40&type=All");
  await chip(page, "200 sq yd or more").waitFor();
  expect(Math.max(...(await rates(page)))).toBeLessThanOrEqual(20_000);
  await cards(page)
    .first()
    .getByText(/^200 sq yd: ₹[\d.]+ L land, ₹[\d.]+ L all-in$/)
    .waitFor();
  await filter(page, "Budget").click();
  await page
    .getByText("200 sq yd within ₹40 L for the land means up to ₹20,000 per sq yd.")
    .waitFor();
  await page.getByRole("radio", { name: "All-in, with duties" }).click({ force: true });
  await soon(() => param(page, "total")).toBe("all-in");
  await page.getByText("200 sq yd within ₹40 L all-in means up to ₹18,604 per sq yd.").waitFor();
  await soon(async () => Math.max(...(await rates(page)))).toBeLessThanOrEqual(18_604);
});

test("a budget that is typed beyond the slider stays what it is, and the slider stands at its end", async () => {
  const page = await openSearch("?q=1000%20sq%20yd%20under%202%20crore");
  await soon(() => param(page, "budget")).toBe("200");
  await chip(page, "Up to ₹2 Cr").waitFor();
  await filter(page, "Budget").click();
  expect(await page.getByRole("slider", { name: "Budget, at most" }).inputValue()).toBe("100");
});

test("a size that is typed beyond the slider stays what it is until its slider is moved", async () => {
  const page = await openSearch("?q=2000%20sq%20yd");
  await soon(() => param(page, "size")).toBe("2000-1000");
  await chip(page, "2,000 sq yd or more").waitFor();
  await filter(page, "Size").click();
  const least = page.getByRole("slider", { name: "Plot size, at least" });
  expect(await least.inputValue()).toBe("1000");
  await least.press("ArrowLeft");
  await soon(() => param(page, "size")).toBe("990-1000");
});

test("without script a budget and a size beyond their sliders stay when another filter is sent", async () => {
  const page = await browser.visit(`${SEARCH}?budget=200&size=1200-1000&type=All`, {
    viewport: TABLET,
    javaScriptEnabled: false,
  });
  const apply = page.getByRole("button", { name: "Apply" });
  await page.getByRole("checkbox", { name: "Gated Community" }).check();
  await apply.click();
  await page.waitForURL("**gated=1*");
  await filter(page, "Budget").getByText("₹2 Cr").waitFor();
  await filter(page, "Size").getByText("1,200 sq yd or more").waitFor();
  await (await openSlider(page, "Budget", "Budget, at most")).fill("60");
  await filter(page, "Budget").click();
  await apply.click();
  await filter(page, "Budget").getByText("₹60 L").waitFor();
  await filter(page, "Size").getByText("1,200 sq yd or more").waitFor();
});

test("what is near narrows list, count and address, and its chip takes it away", async () => {
  const page = await openSearch();
  await openCounted(page, "Near");
  await page.getByRole("checkbox", { name: /^High school/ }).check({ force: true });
  await soon(() => param(page, "near")).toBe("high-school-3");
  await expectCount(page, 40);
  await page.getByRole("radio", { name: /^1 km/ }).click({ force: true });
  await soon(() => param(page, "near")).toBe("high-school-1");
  await expectCount(page, 7);
  const found = await names(page);
  const reply = await page.request.get("/api/listings?near=high-school-1");
  const shown: { summary: { name: string } }[] = (await reply.json()).shown;
  expect(shown.map(({ summary }) => summary.name).sort()).toEqual(found.sort());
  const more = page.getByRole("checkbox", { name: /^Bus stop \d+$/ });
  const counted = Number((await more.locator("..").innerText()).match(/\d+/)?.[0]);
  await more.check({ force: true });
  await soon(() => param(page, "near")).toBe("high-school,bus-stop-1");
  await expectCount(page, counted);
  await page.getByRole("checkbox", { name: /^High school/ }).uncheck({ force: true });
  await soon(() => param(page, "near")).toBe("bus-stop-1");
  await page.getByRole("checkbox", { name: /^High school/ }).check({ force: true });
  await chip(page, "High school, Bus stop within 1 km").click();
  await expectCount(page, USUAL_COUNT);
  await soon(() => param(page, "near")).toBeNull();
});

test("what is near is asked for without script as well, and stays with another filter", async () => {
  const page = await browser.visit(SEARCH, { viewport: TABLET, javaScriptEnabled: false });
  await filter(page, "Near").click();
  await page.getByRole("checkbox", { name: /^High school/ }).check({ force: true });
  await page.getByRole("radio", { name: /^1 km/ }).check({ force: true });
  await page.getByRole("button", { name: "Apply" }).click();
  await expectCount(page, 7);
  await soon(() => filter(page, "Near").textContent()).toContain("High school within 1 km");
  await page.getByRole("checkbox", { name: "Gated Community" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  expect(new URL(page.url()).searchParams.getAll("near")).toEqual(["high-school", "1"]);
  await soon(() => filter(page, "Near").textContent()).toContain("High school within 1 km");
});

test("a wide road and a registration narrow the list, each choice with its count", async () => {
  const page = await openSearch("?type=Villa");
  await openCounted(page, "Road");
  const wide = page.getByRole("radio", { name: /^60 ft or wider/ });
  await soon(() => wide.locator("xpath=..").textContent()).toMatch(/^60 ft or wider ?\d+$/);
  const count = Number((await wide.locator("xpath=..").textContent())?.match(/\d+$/)?.[0]);
  await wide.click({ force: true });
  await soon(() => param(page, "road")).toBe("60");
  if (count > 0) await expectCount(page, count);
  await chip(page, "60 ft or wider").click();
  await expectCount(page, VILLA_COUNT);
  await filter(page, "Registration").click();
  await page.getByRole("radio", { name: /^RERA number, records agree/ }).click({ force: true });
  await soon(() => param(page, "registration")).toBe("agreeing");
});

test("gated keeps the gated layouts and drops those that do not say so", async () => {
  const page = await openSearch("?unrated=1");
  await expectCount(page, USUAL_COUNT + 3);
  await page.getByRole("checkbox", { name: "Gated Community" }).check();
  await expectCount(page, USUAL_COUNT);
  await soon(() => param(page, "gated")).toBe("1");
});

test("the radius changes list, count, heading and address", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77");
  const before = Number.parseInt((await heading(page).textContent()) ?? "", 10);
  const slider = await openSlider(page, "Radius");
  await slider.fill("12");
  await soon(() => heading(page).textContent()).toContain("within 12 km of Kankipadu");
  await soon(async () =>
    Number.parseInt((await heading(page).textContent()) ?? "", 10),
  ).toBeGreaterThan(before);
  await soon(() => param(page, "r")).toBe("12");
  await page
    .getByText(/km away/)
    .first()
    .waitFor();
});

test("without a place the radius is idle and says so", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Radius");
  expect(await slider.isDisabled()).toBe(true);
  await page.getByText("To set a radius, search for a place").waitFor();
});

test("one dropdown is open at a time; header, Escape and a mousedown outside close it", async () => {
  const page = await openSearch();
  await filter(page, "Budget").click();
  await expectOpen(page, ["Budget"]);
  await filter(page, "Size").click();
  await expectOpen(page, ["Size"]);
  await filter(page, "Size").click();
  await expectOpen(page, []);
  await filter(page, "Radius").click();
  await page.keyboard.press("Escape");
  await expectOpen(page, []);
  expect(await filter(page, "Radius").evaluate((it) => it === document.activeElement)).toBe(true);
  await filter(page, "Type").click();
  await expectOpen(page, ["Type"]);
  await heading(page).hover();
  await page.mouse.down();
  await expectOpen(page, []);
  await page.mouse.up();
});

test("a dropdown stays open while its slider is dragged, and closes by Show", async () => {
  const page = await openSearch();
  const slider = await openSlider(page, "Budget", "Budget, at most");
  const box = await slider.boundingBox();
  if (!box) throw new Error("the slider is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await soon(() => Number(param(page, "budget") ?? 50)).toBeLessThan(40);
  await expectOpen(page, ["Budget"]);
  await page.getByRole("button", { name: /^Show \d+ layouts?$/ }).click();
  await expectOpen(page, []);
});

test("choosing a type closes its dropdown", async () => {
  const page = await openSearch();
  await filter(page, "Type").click();
  await page.getByText(/^Villa ?\d*$/).click();
  await expectCount(page, VILLA_COUNT);
  await expectOpen(page, []);
});

test("closed dropdowns keep nothing that can be focused", async () => {
  const page = await openSearch();
  await filter(page, "Size").focus();
  const reached: string[] = [];
  for (let i = 0; i < 7; i += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(reached.slice(0, 6).map((text) => text.replace(/\d.*|₹.*|Plot$/, ""))).toEqual([
    "Budget",
    "Radiusoff",
    "Type",
    "Roadany",
    "Registrationany",
    "Nearanything",
  ]);
  expect(
    await page
      .getByRole("checkbox", { name: "Gated Community" })
      .evaluate((it) => it === document.activeElement),
  ).toBe(true);
});

test("the headers of the filters tell what chips and Back make of the search", async () => {
  const page = await openSearch("?budget=30&road=40");
  const says = (name: string) => soon(() => filter(page, name).textContent());
  await says("Budget").toBe("Budget₹30 L");
  await chip(page, "Up to ₹30 L").click();
  await says("Budget").toBe("Budget₹50 L");
  await page.getByRole("button", { name: "Clear all" }).click();
  await says("Road").toBe("Roadany");
  await page.goBack();
  await says("Road").toBe("Road40 ft or wider");
  await page.goBack();
  await says("Budget").toBe("Budget₹30 L");
});

test("each chip takes its own filter away, and Clear all the rest", async () => {
  const page = await openSearch("?budget=30&type=All&gated=1&unrated=1");
  await chip(page, "Up to ₹30 L").click();
  await soon(() => param(page, "budget")).toBeNull();
  await soon(() => param(page, "type")).toBe("All");
  await chip(page, "All types").waitFor();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expectCount(page, USUAL_COUNT);
  await soon(() => new URL(page.url()).search).toBe("");
  expect(await page.getByRole("button", { name: /^Remove filter/ }).count()).toBe(0);
});
