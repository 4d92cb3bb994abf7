// Errands are counted in taps, in the page itself.
import type { BrowserContext, Locator, Page } from "playwright-core";
import { type Browsing, PHONE } from "./browser.ts";

/** Every finger or mouse that goes down on the site, over all of its pages. */
export function countTaps(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
      },
      { capture: true },
    ),
  );
}

export const taps = (page: Page) => page.evaluate(() => Number(sessionStorage.taps ?? 0));

/** Opens pages on a phone whose taps are counted. */
export function phoneOpener({ visit }: Browsing) {
  return async (path: string, options: object = {}): Promise<Page> => {
    const asPhone = { viewport: PHONE, hasTouch: true, prepare: countTaps };
    const page = await visit(path, { ...asPhone, ...options });
    await page.locator("main").waitFor();
    return page;
  };
}

/** Taps it; brings it into view before, by scrolling, as a thumb does. */
export async function tap(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.tap();
}

export const isOnScreen = (part: Locator) =>
  part.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
