// Very many layouts on one spot, as where of each no more than its town is known.
import { expect, test } from "vitest";
import { openBrowser, PHONE, param, soon } from "../browser.ts";
import { ownSiteOfFile } from "../own-site.ts";
import { map, mapOpener } from "./map-steps.ts";
import { makeRegion } from "./region-steps.ts";

/** Forty in each of the region's places. */
const FILE = await makeRegion("coimbatore", 18 * 40, 0);
const site = ownSiteOfFile(() => ({ REGION_FILE: FILE }));
const openMap = mapOpener(openBrowser());

test.each([
  ["beside their circle", { viewport: { width: 1440, height: 720 } }, ""],
  ["on a phone", { viewport: PHONE }, "&view=map"],
])(
  "%s the list of forty stands within the map, and its last is picked",
  async (_, options, view) => {
    const page = await openMap(`?q=Pollachi&at=10.6583,77.0085&town=Pollachi${view}`, {
      ...options,
      site: site().origin,
    });
    await page.getByRole("button", { name: "40 layouts here: open" }).click();
    const entries = page.getByRole("button", { name: /^sample layout \d+\s*₹/i });
    await soon(() => entries.count()).toBe(40);
    const list = page.getByRole("list").filter({ has: entries });
    const pane = await map(page).boundingBox();
    const bottomOf = async () => {
      const box = await list.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
    };
    await soon(bottomOf).toBeLessThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0));
    expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual(pane?.y ?? 0);
    await entries.last().click();
    await soon(() => param(page, "listing")).toMatch(/^SAMPLE-/);
  },
);
