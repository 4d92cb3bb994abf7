// The search screen as a visitor meets it: its parts by role and label.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Browsing, soon, untilAlive } from "./browser.ts";

export const SEARCH = "/searchProperties";
/** Layouts whose plots publish a rate: what the usual filters find in the real catalogue; one is listed twice. */
export const USUAL_COUNT = 46;
/** Layouts of villas: of five listings two tell of one. */
export const VILLA_COUNT = 4;

export const placeBox = (page: Page): Locator => page.getByLabel("City or area");
export const suggestions = (page: Page): Locator => page.getByRole("listbox").getByRole("option");
export const heading = (page: Page): Locator =>
  page.getByRole("region", { name: "Results" }).getByRole("heading", { level: 1 });
export const cards = (page: Page): Locator => page.getByRole("article");
/** A filter's header, which shows its value. */
export const filter = (page: Page, name: string): Locator =>
  page.locator("summary", { hasText: name });
export const chip = (page: Page, words: string): Locator =>
  page.getByRole("button", { name: `Remove filter: ${words}` });

/** Names of the layouts in the list, in its order. */
export function names(page: Page): Promise<string[]> {
  return cards(page).getByRole("heading").allTextContents();
}

/** Rates in the list, rupees per sq yd, in its order. */
export async function rates(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^₹[\d,]+ per sq yd$/)
    .allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, "")));
}

/** Waits until the heading counts so many layouts. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await soon(() => heading(page).textContent()).toMatch(
    new RegExp(`^${count} layout${count === 1 ? "" : "s"} `),
  );
}

/**
 * Opens a filter whose choices are counted: a panel that is opened before its control answers has its
 * counts the next time.
 */
export async function openCounted(page: Page, filterName: string): Promise<void> {
  const control = filter(page, filterName).locator("xpath=..").locator("[data-late]");
  await soon(() => control.getAttribute("data-started")).toBe("");
  await filter(page, filterName).click();
}

/** Opens a filter and hands back its slider. */
export async function openSlider(page: Page, filterName: string, label = filterName) {
  await filter(page, filterName).click();
  return page.getByRole("slider", { name: label, exact: true });
}

/** Types into the place box as a person does, and sends it. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await placeBox(page).fill(text);
  await placeBox(page).press("Enter");
  await soon(() => new URL(page.url()).searchParams.get("at")).not.toBeNull();
}

/** Whether the filter's panel is open. */
export function isOpen(page: Page, name: string): Promise<boolean> {
  return filter(page, name).evaluate(
    (summary) => summary.parentElement?.hasAttribute("open") ?? false,
  );
}

export async function expectOpen(page: Page, open: readonly string[]): Promise<void> {
  for (const name of ["Radius", "Budget", "Type", "Size"])
    await soon(() => isOpen(page, name)).toBe(open.includes(name));
  expect(open.length).toBeLessThanOrEqual(1);
}

/** Wide enough for the filter bar, while the map still waits behind its tab. */
export const TABLET = { width: 1000, height: 900 } as const;

/** Opens the screen with a query, and waits until it answers. */
export function searchOpener({ visit }: Browsing) {
  return async (query = "", options: Parameters<typeof visit>[1] = {}) => {
    const page = await visit(SEARCH + query, { viewport: TABLET, ...options });
    await untilAlive(page);
    return page;
  };
}
