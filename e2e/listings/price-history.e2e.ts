// What a listing cost before, on its page: of a site whose database remembers some months.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveListing } from "../../src/features/listings/commands/change-listing.server.ts";
import { openDatabase } from "../../src/platform/db/open-database.server.ts";
import { copyPgliteTemplate } from "../../src/platform/db/pglite-template-testing.ts";
import { accounts } from "../../src/platform/db/schema.ts";
import { shippedRegion } from "../../src/platform/region/read-region.ts";
import { storing } from "../accounts/account-steps.ts";
import { openBrowser, PHONE } from "../browser.ts";
import { ownSiteOfFile } from "../own-site.ts";
import { violations } from "../violations.ts";

const ID = "P06160999999";
const STATES = [
  ["2026-03-05T06:00:00Z", { marketValue: { pricePerSqYd: "₹20000 per sq.yd" } }],
  ["2026-05-01T06:00:00Z", { marketValue: { pricePerSqYd: "₹21000 per sq.yd" } }],
  ["2026-06-10T06:00:00Z", { marketValue: { pricePerSqYd: "₹18900 per sq.yd" } }],
  [
    "2026-08-20T06:00:00Z",
    { marketValue: { pricePerSqYd: "₹18900 per sq.yd" }, status: "Sold out" },
  ],
] as const;

const dataDir = mkdtempSync(join(tmpdir(), "sthalam-prices-"));
beforeAll(async () => {
  await copyPgliteTemplate(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  const by = { accountId: crypto.randomUUID(), email: "agent@plots.example" };
  const agent = { id: by.accountId, email: by.email, name: "Agent", language: "en" as const };
  await db.insert(accounts).values({ ...agent, createdAt: new Date(STATES[0][0]) });
  let seen: string | null = null;
  for (const [at, facts] of STATES) {
    const named = { mlsNumber: ID, name: "Kanuru Greens", location: "Kanuru, Andhra Pradesh" };
    const draft = { ...named, propertyType: "Plot", ...facts };
    const context = { db, clock: () => new Date(at), bounds: shippedRegion().bounds };
    const saved = await saveListing(context, { mlsNumber: ID, draft, published: true, seen, by });
    if (!saved.ok) throw new Error(saved.code);
    seen = saved.stored.version;
  }
  await close();
});
const siteOf = ownSiteOfFile(() => ({ DATA_DIR: dataDir }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { visit } = openBrowser();

test("without script the page tells each day on which price or status changed, the newest first", async () => {
  const options = { site: siteOf().origin, javaScriptEnabled: false };
  const page = await visit(`/property/${ID}`, options);
  const steps = page.locator("#market ol > li");
  expect(await steps.allInnerTexts()).toEqual([
    expect.stringMatching(/20 Aug 2026\s+Sold out/),
    expect.stringMatching(/10 Jun 2026\s+₹18,900 per sq yd, before ₹21,000 \(10% less\)/),
    expect.stringMatching(/1 May 2026\s+₹21,000 per sq yd, before ₹20,000 \(5% more\)/),
    expect.stringMatching(/5 Mar 2026\s+Listed at ₹20,000 per sq yd/),
  ]);
});

test.each(["te", "hi"])(
  "a phone in %s shows all of it, and a reader hears dates",
  async (language) => {
    const page = await visit(`/${language}/property/${ID}`, {
      site: siteOf().origin,
      viewport: PHONE,
    });
    await page.mouse.wheel(0, 400);
    const steps = page.locator("#market ol > li");
    await steps.first().scrollIntoViewIfNeeded();
    expect(await steps.locator("time").first().getAttribute("datetime")).toBe("2026-08-20");
    expect(await violations(page)).toEqual([]);
    const { width } = PHONE;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test("who saved it in April is told what it cost then, and that nothing is left", async () => {
  const saved = [{ mlsNumber: ID, at: Date.parse("2026-04-01T06:00:00Z") }];
  const { origin: site } = siteOf();
  const page = await visit("/favourites", {
    site,
    viewport: PHONE,
    ...storing({ saved: JSON.stringify(saved) }, site),
  });
  await page
    .getByText("Saved on 1 Apr 2026: sold out since; ₹20,000 per sq yd then, 5.5% less now")
    .waitFor();
  // Nobody knows where it lies: no dot stands before what else is said.
  const plain = page.getByText("Plot", { exact: true });
  const before = await plain.evaluate((it) => getComputedStyle(it, "::before").content);
  expect(before).toBe("none");
  expect(await violations(page)).toEqual([]);
});
