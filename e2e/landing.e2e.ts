import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import {
  DESKTOP,
  openBrowser,
  PHONE,
  param,
  soon,
  swipe,
  untilAlive,
  untilAnswers,
} from "./browser.ts";
import { mailsWith } from "./mailbox.ts";
import { violations } from "./violations.ts";

const { visit } = openBrowser();

const AGENT = "hello@sthalam.example";
const REFUSED_CALL = /status of 400/;

function newPhone(): string {
  return `+9197${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}

/** The lower page answers once its script was fetched: the visitor comes near it. */
async function untilLowerAlive(page: Page): Promise<void> {
  await untilAlive(page);
  await untilAnswers(page.locator("#buy-plot"));
}

const carousel = (page: Page) => page.locator("#buy-plot [role=group]");
const cards = (page: Page) => carousel(page).locator("article:visible");
const firstId = (page: Page) => cards(page).first().getAttribute("data-listing");
const position = (page: Page) => carousel(page).locator("[aria-live]").innerText();

test.each([
  { width: 1440, count: 3 },
  { width: 1024, count: 3 },
  { width: 1023, count: 2 },
  { width: 768, count: 2 },
  { width: 767, count: 1 },
  { width: 390, count: 1 },
])("at $width pixels the carousel shows $count", async ({ width, count }) => {
  const page = await visit("/", { viewport: { width, height: 900 }, javaScriptEnabled: false });
  expect(await cards(page).count()).toBe(count);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(width);
});

test("the axis of the rates is as long as the line of each place, and under it", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  const spans = await page.locator("#rates").evaluate((section) => {
    const span = (it: Element | null | undefined) => {
      const { left, right } = it?.getBoundingClientRect() ?? { left: Number.NaN, right: 0 };
      return `${Math.round(left)} to ${Math.round(right)}`;
    };
    const rows = [...section.querySelectorAll("li")].map((row) => span(row.children[1]));
    const axis = section.querySelector("ul + div")?.children[1];
    return [...new Set([...rows, span(axis)])];
  });
  expect(spans).toHaveLength(1);
});

test("the carousel goes round both ends, by its arrows and by keys", async () => {
  const page = await visit("/");
  await untilLowerAlive(page);
  const total = Number((await position(page)).split(" of ")[1]);
  expect(total).toBeGreaterThan(10);
  const first = await firstId(page);
  await page.getByRole("button", { name: "Previous layout" }).click();
  await soon(() => position(page)).toBe(`${total} of ${total}`);
  expect(await cards(page).nth(1).getAttribute("data-listing")).toBe(first);
  await page.getByRole("button", { name: "Next layout" }).click();
  await soon(() => firstId(page)).toBe(first);
  await page.keyboard.press("ArrowLeft");
  await soon(() => position(page)).toBe(`${total} of ${total}`);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await soon(() => position(page)).toBe(`2 of ${total}`);
});

test("Back from a layout leads to the carousel where it stood", async () => {
  const page = await visit("/");
  await untilLowerAlive(page);
  const next = page.getByRole("button", { name: "Next layout" });
  await next.click();
  await next.click();
  await soon(() => position(page)).toMatch(/^3 of/);
  const first = await firstId(page);
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.waitForURL(`**/property/${first}`);
  await page.goBack();
  await soon(() => position(page)).toMatch(/^3 of/);
  expect(await firstId(page)).toBe(first);
});

test("a swipe on a phone moves the carousel on and back", async () => {
  const page = await visit("/", { viewport: PHONE, hasTouch: true });
  await untilLowerAlive(page);
  await cards(page).first().scrollIntoViewIfNeeded();
  const box = await cards(page).first().boundingBox();
  if (!box) throw new Error("no card");
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  await swipe(session, 300, 80, y);
  await soon(() => position(page)).toMatch(/^2 of/);
  await swipe(session, 80, 300, y);
  await soon(() => position(page)).toMatch(/^1 of/);
});

test("a filter is applied at once, stands in the address, and begins at the first again", async () => {
  const page = await visit("/");
  await untilLowerAlive(page);
  await page.getByRole("button", { name: "Next layout" }).click();
  await soon(() => position(page)).toMatch(/^2 of/);
  await page.locator("#buy-plot").getByLabel("Budget").selectOption("30");
  await soon(() => param(page, "budget")).toBe("30");
  await soon(() => position(page)).toMatch(/^1 of/);
  const inMaps = page.getByRole("link", { name: "Explore Projects in Maps" });
  await soon(() => inMaps.getAttribute("href")).toBe("/searchProperties?budget=30");
  await page.locator("#buy-plot").getByLabel("Type").selectOption("Apartment");
  await page
    .getByText("No properties match your current filters. Try adjusting your search criteria.")
    .waitFor();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await soon(() => param(page, "budget")).toBe(null);
  await cards(page).first().waitFor();
});

test("without script the filters are a form, and the page says the same", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  await page.locator("#buy-plot").getByLabel("Plot size").selectOption("200-300");
  await page.locator("#buy-plot").getByRole("button", { name: "Apply" }).click();
  await page.waitForURL(/size=200-300/);
  expect(await page.locator("#buy-plot").getByLabel("Plot size").inputValue()).toBe("200-300");
  expect(await cards(page).count()).toBe(3);
});

async function fill(page: Page, phone: string) {
  const form = page.locator("#contact form");
  await form.locator("[name=name]").fill("Lakshmi Devi");
  await form.locator("[name=phone]").fill(phone);
  await form.locator("[name=requirements]").fill("200 sq yd near Kankipadu");
  await form.locator("[name=consent]").check();
  return form;
}

test("a call back is asked for on the page", async () => {
  const page = await visit("/");
  await untilLowerAlive(page);
  const phone = newPhone();
  const form = await fill(page, phone);
  expect(await form.locator("[name=requirements]").getAttribute("rows")).toBe("4");
  expect(await form.locator("[name=email]").count()).toBe(0);
  await form.getByRole("button", { name: "Get a Call Back" }).click();
  await page.getByRole("dialog").getByText("We have your request.").waitFor();
  const [mail = ""] = await mailsWith(AGENT, phone);
  for (const fact of ["Lakshmi Devi", "200 sq yd near Kankipadu"]) expect(mail).toContain(fact);
});

test("a call back is asked for without script, in Telugu", async () => {
  const page = await visit("/te", { javaScriptEnabled: false, expected: [REFUSED_CALL] });
  const phone = newPhone();
  const form = await fill(page, phone);
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/\/te\/leads\/[2-9A-Z-]{9}$/);
  const [mail] = await mailsWith(AGENT, phone);
  expect(mail).toContain("200 sq yd near Kankipadu");
});

test.each(["projects", "buy-plot", "about", "contact"])(
  "the footer's /#%s lands on its part, from this page and from another",
  async (id) => {
    for (const from of ["/", "/terms"]) {
      const page = await visit(from);
      await untilAlive(page);
      await page.locator(`footer a[href="/#${id}"]`).click();
      await soon(() => new URL(page.url()).hash).toBe(`#${id}`);
      const top = () =>
        page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
      await soon(async () => Math.abs(await top()) < 240).toBe(true);
    }
  },
);

test("each promise leads to a place that backs it", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  const targets = await page
    .locator("#about li a, #contact ul a, #about > div a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(targets.length).toBeGreaterThanOrEqual(10);
  for (const target of targets) {
    const { pathname, hash } = new URL(target);
    const html = await (await fetch(inject("site") + pathname)).text();
    if (hash) expect(html, target).toContain(`id="${hash.slice(1)}"`);
    else expect(html, target).toContain("<h1");
  }
});

test("search engines are told what the page is, with all required properties", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  const read = (name: string) => page.locator(`meta[name=${name}]`).first().getAttribute("content");
  expect(await read("robots")).toBe("index, follow");
  expect(await read("keywords")).toMatch(/RERA/);
  // No listing states a permission of CRDA: nothing may promise one.
  expect(await page.content()).not.toMatch(/CRDA.approved|verified (?:layout|project)/i);
  expect(await read("description")).toMatch(/24 hours/);
  const site = inject("site");
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${site}/`);
  const text = await page.locator("script[type='application/ld+json']").innerText();
  const { "@context": context, "@graph": graph } = JSON.parse(text);
  expect(context).toBe("https://schema.org");
  const byType = Object.fromEntries(
    graph.map((thing: { "@type": string }) => [thing["@type"], thing]),
  );
  expect(byType.BreadcrumbList.itemListElement[0]).toEqual({
    "@type": "ListItem",
    position: 1,
    name: "Home",
    item: `${site}/`,
  });
  const logo = await fetch(byType.Organization.logo);
  expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/png"]);
  const { target, "query-input": input } = byType.WebSite.potentialAction;
  expect(target.urlTemplate).toBe(`${site}/searchProperties?q={search_term_string}`);
  expect(input).toBe("required name=search_term_string");
  const agent = byType.RealEstateAgent;
  for (const name of ["name", "url", "image", "areaServed"]) expect(agent[name], name).toBeTruthy();
  expect(agent.areaServed.map(({ name }: { name: string }) => name)).toEqual([
    "Vijayawada",
    "Amaravati",
  ]);
});

test("the site can be installed: its manifest and icons are there, in their sizes", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await fetch(inject("site") + href)).json();
  const sizes: string[] = [];
  for (const { src, sizes: stated, type } of manifest.icons) {
    const reply = await fetch(inject("site") + src);
    expect([reply.status, reply.headers.get("content-type")?.split(";")[0]]).toEqual([200, type]);
    if (type !== "image/png") continue;
    const bytes = Buffer.from(await reply.arrayBuffer());
    sizes.push(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`);
    expect(sizes.at(-1)).toBe(stated);
  }
  expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
});

test.each([
  { path: "/", viewport: PHONE },
  { path: "/", viewport: DESKTOP },
  { path: "/te", viewport: PHONE },
  { path: "/te", viewport: DESKTOP },
  { path: "/?type=Apartment", viewport: PHONE },
])("axe finds nothing on $path at $viewport.width", async ({ path, viewport }) => {
  const page = await visit(path, { viewport });
  await untilLowerAlive(page);
  expect(await violations(page)).toEqual([]);
});
