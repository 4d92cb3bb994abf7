// The listings in the console: a listing edited, two agents at once, undo, a file brought in, photographs.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { DESKTOP, openBrowser, PHONE, soon } from "../browser.ts";
import { map } from "../map/map-steps.ts";
import { violations } from "../violations.ts";
import { consoleSite, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();
const XSS = `<img src=x onerror="window.hit=1"><script>window.hit=1</script>`;

interface AgentConsole {
  readonly site: { readonly origin: string };
  readonly agent: { readonly token: string };
}

async function ask({ site, agent }: AgentConsole, method: string, path: string, body?: object) {
  const reply = await fetch(`${site.origin}/api/agent${path}`, {
    method,
    headers: {
      authorization: `Bearer ${agent.token}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as { listing: { listing: object; version: string } };
}

const least = (mlsNumber: string, more: object = {}) => ({
  name: "RIVER FIELDS",
  location: "CPVH+PV, Vijayawada",
  propertyType: "Plot",
  mlsNumber,
  lat: 16.44,
  lng: 80.73,
  ...more,
});

async function make(
  agentConsole: AgentConsole,
  mlsNumber: string,
  more: object = {},
): Promise<void> {
  await ask(agentConsole, "POST", "/listings", {
    listing: least(mlsNumber, more),
    published: true,
  });
}

/** A line of a form by its name alone. */
const line = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function photo(seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 60 + seed * 4, sigma: 6 } as const;
  const create = { width: 480, height: 360, channels: 3, background: "#8a6", noise } as const;
  return sharp({ create }).jpeg().toBuffer();
}

test("a listing is made with what is wrong told, published, seen by visitors, and undone", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/listings", { expected: [/status of (404|422)/] });
  await page.getByRole("link", { name: "New listing" }).click();
  await line(page, "Number").fill("MADE-1");
  await page.getByLabel("Layout area").fill("big");
  await page.getByLabel("PIN code").fill("99");
  await page.getByLabel("Rate per sq yd").fill("-5");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Nothing was saved").waitFor();
  await page.getByText("No figure could be read here").waitFor();
  await page.getByText("A PIN code has six digits").waitFor();
  await page.getByText("only 500 to 5,00,000 rupees per sq yd").waitFor();
  await page.getByLabel("PIN code").fill("");
  await page.getByLabel("Rate per sq yd").fill("");
  await soon(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
    "name",
  );
  await line(page, "Name").fill("MADE FIELDS");
  await page.getByLabel("Layout area").fill("50000 sq.yds");
  await line(page, "Address").fill("CPVH+PV, Vijayawada");
  await page.getByLabel("Place the pin by plus code").fill("7M82CPVH+PV");
  await soon(() => page.getByLabel("Latitude").inputValue()).toMatch(/^16\.444/);
  await page.locator("summary", { hasText: "Key features" }).click();
  await page.getByRole("checkbox", { name: "Swimming pool" }).first().check();
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await preview.getByText("Made Fields").first().waitFor();
  await page.getByRole("button", { name: "Close the preview" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.waitForURL("**/agent/listings/MADE-1");
  const status = () => fetch(`${site.origin}/property/MADE-1`).then((reply) => reply.status);
  await soon(status).toBe(200);
  expect(await (await fetch(`${site.origin}/property/MADE-1`)).text()).toContain("50,000");
  const sitemap = () => fetch(`${site.origin}/sitemap.xml`).then((reply) => reply.text());
  await soon(sitemap).toContain("/property/MADE-1");
  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("Listing made").waitFor();
  await page.getByRole("button", { name: "Undo this" }).click();
  await page.getByText("Undone.").waitFor();
  await soon(status).toBe(404);
});

test("a preview whose page is on its way is there at once, and can be closed", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/listings/P06180094959");
  const open = page.getByRole("button", { name: "Preview" });
  await open.waitFor();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await open.click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await preview.getByText("Preview: nobody sees this yet").waitFor();
  await page.getByRole("button", { name: "Close the preview" }).click();
  await preview.waitFor({ state: "detached" });
  letGo();
});

test("of two agents the second sees each field that changed, and chooses", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const agentConsole = { site, agent };
  await make(agentConsole, "TWO-1");
  const page = await enter("/agent/listings/TWO-1");
  await line(page, "Name").fill("MINE FIELDS");
  await page.getByLabel("Facing").fill("East");
  const { listing } = await ask(agentConsole, "GET", "/listings/TWO-1");
  const theirs = { ...listing.listing, name: "THEIR FIELDS", status: "Sold out" };
  const body = { listing: theirs, published: true, version: listing.version };
  await ask(agentConsole, "PUT", "/listings/TWO-1", body);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const panel = page.getByRole("alert").filter({ hasText: "Somebody else has changed" });
  await panel.getByText("Sold out").waitFor();
  await panel.getByRole("radio", { name: /^Theirs/ }).check();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole("button", { name: "Save mine with these choices" }).click();
  await page.getByText("Visitors see it now").waitFor();
  expect((await ask(agentConsole, "GET", "/listings/TWO-1")).listing.listing).toMatchObject({
    name: "THEIR FIELDS",
    status: "Sold out",
    propertyInformation: { facing: "East" },
  });
});

test("who saves a text puts nothing back that another agent took off the site, and is told", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const agentConsole = { site, agent };
  await make(agentConsole, "OFF-1");
  const page = await enter("/agent/listings/OFF-1");
  await page.getByLabel("Facing").fill("East");
  const { listing } = await ask(agentConsole, "GET", "/listings/OFF-1");
  const theirs = { ...listing.listing, status: "Sold out" };
  const body = { listing: theirs, published: false, version: listing.version };
  await ask(agentConsole, "PUT", "/listings/OFF-1", body);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const panel = page.getByRole("alert").filter({ hasText: "Somebody else has changed" });
  await panel.getByText("Sold out").waitFor();
  await panel.getByText("It was taken off the site.").waitFor();
  await panel.getByRole("button", { name: "Save mine with these choices" }).click();
  await page.getByText("Saved, not on the site.").waitFor();
  expect((await ask(agentConsole, "GET", "/listings/OFF-1")).listing).toMatchObject({
    published: false,
    listing: { status: "Sold out", propertyInformation: { facing: "East" } },
  });
});

test("what is typed while a listing is being saved stays, and is said to be unsaved", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/listings/new");
  let letGo = () => {};
  const hold = async (address: string) => {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      address,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
  };
  await line(page, "Number").fill("TYPED-1");
  await line(page, "Name").fill("TYPED FIELDS");
  await line(page, "Address").fill("CPVH+PV, Vijayawada");
  await hold("**/api/agent/listings");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Facing").fill("East");
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  letGo();
  await soon(() => asked).toContain("Leave without saving?");
  expect(await page.getByLabel("Facing").inputValue()).toBe("East");
  await page.getByText("Not saved yet").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL("**/agent/listings/TYPED-1");
  await page.getByLabel("Facing").fill("West");
  await hold("**/api/agent/listings/TYPED-1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await line(page, "Name").fill("TYPED FIELDS, AND MORE");
  letGo();
  const stored = async () =>
    (await ask({ site, agent }, "GET", "/listings/TYPED-1")).listing.listing;
  await soon(stored).toMatchObject({ propertyInformation: { facing: "West" } });
  await page.getByText("Not saved yet").waitFor();
  expect(await line(page, "Name").inputValue()).toBe("TYPED FIELDS, AND MORE");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved, not on the site.").waitFor();
  expect(await stored()).toMatchObject({ name: "TYPED FIELDS, AND MORE" });
});

test("what became of the last of many photographs is told where it is seen", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await make({ site, agent }, "SEEN-1");
  const page = await enter("/agent/listings/SEEN-1/pictures", { viewport: PHONE });
  const pictures = await Promise.all([1, 2, 3].map(photo));
  const files = pictures.map((buffer, at) => ({
    name: `${at}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
  await page.getByLabel("Photographs", { exact: true }).setInputFiles(files);
  await page.getByText("3 of 3 photographs are here").waitFor();
  await page.getByText("What photograph 3 shows").click();
  await line(page, "English").last().fill("The gate");
  await page.getByRole("button", { name: "Save the caption" }).last().click();
  const told = page.getByText("Caption saved.");
  await told.waitFor();
  const { y = -1 } = (await told.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(PHONE.height);
});

test("a place that nobody could be asked for is not said to be unknown", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/listings/new", { expected: [/status of 404/, /ERR_FAILED/] });
  await line(page, "Address").fill("CPVH+PV, Vijayawada");
  await page.route("**/api/agent/geocode", (route) => route.abort(), { times: 1 });
  const lookUp = page.getByRole("button", { name: "Place the pin from the address" });
  await lookUp.click();
  await page.getByText("No connection").waitFor();
  expect(await page.getByText("This address was not found").count()).toBe(0);
  await lookUp.click();
  await soon(() => page.getByLabel("Latitude").inputValue()).toMatch(/^16\./);
  expect(await page.getByText("No connection").count()).toBe(0);
});

test("a draft is deleted with what was typed in its form, and nothing is asked about that", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const body = { listing: least("GONE-1"), published: false };
  await ask({ site, agent }, "POST", "/listings", body);
  const page = await enter("/agent/listings/GONE-1");
  await page.getByLabel("Facing").fill("East");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Delete listings" });
  await sheet.getByRole("button", { name: "Delete 1 listing" }).click();
  await sheet.getByRole("button", { name: "Back to the table" }).click();
  await page.waitForURL("**/agent/listings");
});

test("in a group that was folded one types on, and may empty its only field", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/listings/new");
  const group = page.getByRole("region", { name: "Who sells it" });
  await group.getByText("Fill this in").click();
  const company = group.getByLabel("Company");
  await company.focus();
  await page.keyboard.type("Krishna Estates");
  expect(await company.inputValue()).toBe("Krishna Estates");
  for (const _ of "Krishna Estates") await page.keyboard.press("Backspace");
  await page.keyboard.type("Godavari");
  expect(await company.inputValue()).toBe("Godavari");
});

test("from a file of 20 listings to published with photographs in ten steps", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const numbers = Array.from({ length: 20 }, (_, at) => `ROW-${at + 1}`);
  const rows = numbers.map((number) => `Field ${number},"CPVH+PV, Vijayawada",Plot,${number}`);
  const csv = (head: string) => ({
    name: "plots.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([head, ...rows].join("\n")),
  });
  const page = await enter("/agent", { expected: [/status of (404|422)/] });
  await page.getByRole("link", { name: "Import" }).click(); // 1
  const file = page.getByLabel("File with listings");
  await file.setInputFiles(csv("Chota,location,propertyType,number")); // 2, 3
  await page.getByText("No listing has this number").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("combobox", { name: "What Chota is" }).selectOption("Name"); // 4
  await page.getByRole("button", { name: "Bring in 20 listings" }).click();
  await page.getByText("Visitors see the new listings now").waitFor();
  await page.getByRole("link", { name: "See the listings" }).click(); // 5
  await page.getByRole("link", { name: "Field Row-20" }).click(); // 6
  await page.getByRole("link", { name: "Photographs" }).click(); // 7
  const pictures = await Promise.all([1, 2, 3].map(photo));
  const files = pictures.map((buffer, at) => ({
    name: `${at}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
  const notes = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.getByLabel("Photographs", { exact: true }).setInputFiles([...files, notes]); // 8, 9
  await page.getByText("3 of 4 photographs are here").waitFor();
  await page.getByText("This is not a JPEG").waitFor();
  const first = async () => {
    const html = await (await fetch(`${site.origin}/property/ROW-20`)).text();
    return /\/pictures\/([0-9a-f]{20})-/.exec(html)?.[1] ?? null;
  };
  await soon(first).not.toBeNull();
  const before = await first();
  await page.getByRole("button", { name: "Move photograph 2 forward" }).press("Enter");
  await page.getByText("Photograph 1 of 3 now.").waitFor();
  await soon(first).not.toBe(before);
  await page.getByRole("button", { name: "Remove photograph 3" }).click();
  await page.getByRole("button", { name: "Put it back" }).click();
  await page.getByText("The photograph is back.").waitFor();
  await page.getByText("What photograph 1 shows").click();
  await line(page, "English").fill(XSS);
  await page.getByRole("button", { name: "Save the caption" }).first().click();
  await page.getByText("Caption saved.").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("an own sheet comes as drafts, hands back what it refused, and is undone as a whole", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/import", { acceptDownloads: true });
  const rows = [
    "OUR VENTURES 2026;;;",
    "Venture;Village;Extent;Rate per Sq Yd",
    "Palm Grove;Nunna;12 acres;22000",
    "Lake View;Nunna;huge;18500",
  ];
  const file = { name: "own.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.getByLabel("File with listings").setInputFiles(file);
  const wrong = page.getByRole("table", { name: "Not accepted" });
  await wrong.getByRole("cell", { name: "Layout area" }).waitFor();
  await page.getByText("What the columns are").click();
  await page.getByText("new listings are taken for plots").waitFor();
  const [refused] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "These rows as a file" }).click(),
  ]);
  const text = readFileSync(await refused.path(), "utf8");
  expect(text).toContain('Lake View,Nunna,huge,18500,"Layout area: no figure');
  expect(text).not.toContain("Palm Grove");
  await page.getByLabel("Bring in new listings as drafts").check();
  await page.getByRole("button", { name: "Bring in 1 good row only" }).click();
  await page.getByText("The new listings are drafts: visitors do not see them yet").waitFor();
  await page.getByText("as drafts").last().waitFor();
  const isThere = async (path: string) => (await fetch(`${site.origin}${path}`)).status;
  expect(await isThere("/property/palm-grove-nunna")).toBe(404);
  expect(await violations(page)).toEqual([]);
  // Drafts leave no site: there is nothing to be asked about.
  await page.getByRole("button", { name: "Undo all of it own.csv" }).click();
  await page.getByText("own.csv is undone").waitFor();
  await page.getByText(/^Undone /).waitFor();
});

test("a sheet of new rates leaves all else of a listing, and says what empty cells would clear", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const agentConsole = { site, agent };
  const facts = { areaRange: "49852 sq.yds", keyFeatures: ["Park"], propertyType: "Villa" };
  await make(agentConsole, "RATE-1", facts);
  const page = await enter("/agent/import");
  const bring = (name: string, text: string) =>
    page
      .getByLabel("File with listings")
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await bring("rates.csv", "Number,Rate per sq yd,Layout area\nRATE-1,26000,");
  const clear = page.getByRole("checkbox", { name: "Empty cells clear what is stored" });
  await clear.check();
  await page.getByText("This clears 1 fact of your listings.").waitFor();
  expect(await violations(page)).toEqual([]);
  await clear.uncheck();
  await page.getByText("This clears 1 fact").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Bring in 1 listing" }).click();
  await page.getByText("What changed is on the site now").waitFor();
  expect((await ask(agentConsole, "GET", "/listings/RATE-1")).listing.listing).toMatchObject({
    ...facts,
    marketValue: { pricePerSqYd: "₹26000 per sq yd" },
  });
  await bring("empty.csv", "");
  await page.getByText("Nothing can be imported. The file is empty.").waitFor();
});

test("a file that is let go of over its field is looked at as one that was chosen", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/import");
  const field = page.getByRole("region", { name: "Your file" });
  await field.waitFor();
  const dropped = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    const text = "Venture;Village;Extent\nPalm Grove;Nunna;12 acres";
    files.items.add(new File([text], "dropped.csv", { type: "text/csv" }));
    return files;
  });
  const steps = page.getByRole("list", { name: "Steps" }).locator("[aria-current=step]");
  expect(await steps.textContent()).toContain("Your file");
  await field.dispatchEvent("dragover", { dataTransfer: dropped });
  await field.dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByRole("heading", { name: "What dropped.csv would change" }).waitFor();
  expect(await steps.textContent()).toContain("Check it");
});

test("a row whose claims contradict each other is taken, and doubted in report, console and page", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const page = await enter("/agent/import");
  const rows = [
    "name,location,propertyType,mlsNumber,areaRange,basicInformation.lotSize",
    `Doubt Fields,"CPVH+PV, Vijayawada",Plot,DOUBT-1,900 sq.yds,1200 sq.yds`,
  ];
  const file = { name: "doubt.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.getByLabel("File with listings").setInputFiles(file);
  await page.getByText("1 doubtful claim, accepted as it is").click();
  const words = "The largest plot is larger than the whole layout. Ask for the plan.";
  await page.getByText("DOUBT-1").filter({ hasText: words }).waitFor();
  await page.getByRole("button", { name: "Bring in 1 listing" }).click();
  await page.getByText("Visitors see the new listing").waitFor();
  await page.goto(`${site.origin}/agent/listings/DOUBT-1`);
  await page.getByText(words).waitFor();
  expect(await violations(page)).toEqual([]);
  const html = async () => (await fetch(`${site.origin}/property/DOUBT-1`)).text();
  await soon(html).toContain(words);
});

test("30 photographs go up at once, with progress", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await make({ site, agent }, "MANY-1");
  const page = await enter("/agent/listings/MANY-1/pictures");
  const pictures = await Promise.all(Array.from({ length: 30 }, (_, at) => photo(at)));
  const files = pictures.map((buffer, at) => ({
    name: `${at}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
  await page.getByLabel("Photographs", { exact: true }).setInputFiles(files);
  await page.getByRole("progressbar", { name: "All photographs" }).waitFor();
  await expect
    .poll(() => page.getByText("30 of 30 photographs are here").count(), { timeout: 100_000 })
    .toBe(1);
  await soon(() => page.getByRole("button", { name: /^Remove photograph/ }).count()).toBe(30);
}, 120_000);

test("a floor plan and a 360° picture are said to be so, and open so on the page, off the cards", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  await make({ site, agent }, "ROUND-1");
  const page = await enter("/agent/listings/ROUND-1/pictures");
  const sizes = [
    ["sheet", 600, 480],
    ["sphere", 1000, 500],
    ["gate", 640, 480],
  ] as const;
  const files = sizes.map(async ([name, width, height]) => {
    const create = { width, height, channels: 3, background: "#8a6" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
  });
  const field = page.getByLabel("Photographs", { exact: true });
  await field.setInputFiles(await Promise.all(files));
  const choice = (number: number) =>
    page.getByLabel(`What photograph ${number} is shown as`, { exact: true });
  await choice(3).waitFor();
  // Of a picture that is not twice as wide as high nobody sees all round.
  expect(await choice(1).locator("option").allInnerTexts()).toEqual(["Photograph", "Floor plan"]);
  await choice(1).selectOption("Floor plan");
  await page.getByText("Shown as a floor plan now").waitFor();
  await choice(2).selectOption("360° view");
  await page.getByText("Opens as a 360° view now").waitFor();
  const onCards = page.getByRole("listitem").filter({ hasText: "On cards" });
  expect(await onCards.getByLabel(/^What photograph \d is/).inputValue()).toBe("photograph");
  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("Caption or kind of a photograph changed").first().waitFor();

  const open = async () => {
    const visitor = await browser.visit("/property/ROUND-1", { site: site.origin });
    await visitor.getByRole("button", { name: "Floor plans" }).click({ timeout: 5000 });
    return visitor;
  };
  const visitor = await vi.waitUntil(() => open().catch(() => null), 60_000);
  const plans = visitor.getByRole("dialog", { name: "Pictures" });
  await plans.getByRole("img", { name: /^Floor plan 1 of / }).waitFor();
  await visitor.keyboard.press("Escape");
  await plans.waitFor({ state: "hidden" });
  const button = visitor.getByRole("button", { name: "360° view" });
  await button.click();
  const view = visitor.getByRole("dialog", { name: "360° view" });
  await view.locator("canvas").waitFor();
  expect(await view.getByRole("alert").count()).toBe(0);
  await visitor.keyboard.press("Escape");
  await view.waitFor({ state: "detached" });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
}, 120_000);

test("hostile texts in every field do nothing in console, history, preview and page", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const agentConsole = { site, agent };
  await make(agentConsole, "XSS-1");
  const { listing } = await ask(agentConsole, "GET", "/listings/XSS-1");
  const strict = new Set([
    "mlsNumber",
    "propertyType",
    "status",
    "areaRange",
    "plusCode",
    "flags",
    "media",
  ]);
  const inner = new Set(["permissions", "lotSize", "pricePerSqYd", "pincode", "readOn", "photo"]);
  const poison = (value: unknown): unknown => {
    if (Array.isArray(value)) return [XSS, `</script>${XSS}`];
    return typeof value === "string" ? `</script>${XSS}` : value;
  };
  const hostile = Object.fromEntries(
    Object.entries(listing.listing).map(([key, value]) => {
      if (strict.has(key)) return [key, value];
      if (Array.isArray(value) || typeof value !== "object" || value === null)
        return [key, poison(value)];
      const group = Object.entries(value).map(([name, text]) => [
        name,
        inner.has(name) ? text : poison(text),
      ]);
      return [key, Object.fromEntries(group)];
    }),
  );
  const body = { listing: hostile, published: true, version: listing.version };
  expect(await ask(agentConsole, "PUT", "/listings/XSS-1", body)).toMatchObject({ success: true });
  const page = await enter("/agent/listings?q=onerror");
  await page.getByRole("link", { name: /onerror/i }).click();
  await page.getByLabel("Facing").waitFor();
  await page.getByRole("button", { name: "Preview" }).click();
  await page
    .getByRole("dialog")
    .getByText(/onerror/i)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Close the preview" }).click();
  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("Facts changed").waitFor();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await page.goto("/property/XSS-1");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json) => JSON.parse(json)).length).toBeGreaterThan(0);
});

test("a listing that nobody placed is put on the map by its address, when it can be asked for", async () => {
  const { site, agent } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const marketValue = { pricePerSqYd: "₹20,000 per sq.yd" };
  const nowhere = { lat: null, lng: null, marketValue };
  await make({ site, agent }, "BY-ADDRESS", { ...nowhere, name: "ADDRESS FIELDS" });
  await make({ site, agent }, "NOWHERE", { ...nowhere, location: "Behind the old tank" });
  const page = await browser.visit("/about", { site: site.origin, expected: [/status of 503/] });
  await page.route("**/api/geocode", (route) => route.fulfill({ status: 503 }));
  await page.goto("/searchProperties");
  await page.getByText("2 layouts could not be placed on the map.").waitFor();
  await page.unroute("**/api/geocode");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("1 layout has no known place").waitFor();
  expect(await map(page).getByText("Geocoding properties…").count()).toBe(0);
  await page.goto("/searchProperties?listing=BY-ADDRESS");
  await page.getByRole("region", { name: "Address Fields" }).waitFor();
});

test.each([
  [PHONE, ""],
  [PHONE, "/te"],
  [DESKTOP, ""],
  [DESKTOP, "/te"],
] as const)(
  "axe finds nothing on the console at %j in “%s”, and nothing scrolls sideways",
  async (viewport, language) => {
    const { site, agent, enter } = await openConsole(browser);
    await setUpByCalls(agent, site);
    const number = `AXE-${viewport.width}${language.slice(1)}`;
    await make({ site, agent }, number);
    const page = await enter(`${language}/agent/listings`, { viewport });
    const parts = ["", `/${number}`, `/${number}/history`, `/${number}/pictures`, "/new"];
    for (const path of [...parts.map((part) => `/listings${part}`), "/import"]) {
      await page.goto(`${language}/agent${path}`);
      await page.locator("[data-console] h1").waitFor();
      await page.locator("[data-console] [role=status].grid").waitFor({ state: "detached" });
      expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, over: Math.max(over, 0) }).toEqual({ path, over: 0 });
    }
  },
);
