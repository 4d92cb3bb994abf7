// The page of a listing as a visitor meets it.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { type Browsing, untilAlive } from "../browser.ts";

export interface Fact {
  readonly name: string;
  readonly mlsNumber: string;
  readonly lat: number;
  readonly lng: number;
  readonly propertyType: string;
  readonly keyFeatures: readonly string[];
  readonly exteriorFeatures: readonly string[];
  readonly marketValue: { readonly pricePerSqYd: string };
}

export const FACTS = JSON.parse(readFileSync("data/listings.json", "utf8")) as readonly Fact[];

export const LAKERIDGE = "/property/P06180094959";

export const WITHOUT_FACTS = "/property/Vedanta__";

export const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

export const attribute = (page: Page, selector: string, name: string) =>
  page.locator(selector).first().getAttribute(name);

/** Opens a listing, and waits until its page answers. */
export function listingOpener({ visit }: Browsing) {
  return async (path = LAKERIDGE, options?: Parameters<typeof visit>[1]) => {
    const page = await visit(path, options);
    await untilAlive(page);
    return page;
  };
}
