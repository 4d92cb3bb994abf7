// The states of screens that axe looks at.
import type { Page } from "playwright-core";
import { DESKTOP, PHONE, untilAlive } from "./browser.ts";
import { SEARCH } from "./search-page.ts";
import { violations } from "./violations.ts";

export const LISTING = "/property/P06180094959";
export const WITHOUT_FACTS = "/property/Vedanta__";
export const NEAR = `${SEARCH}?q=Kankipadu&at=16.44,80.77`;

export const COMPARED = "/compare?ids=P06180094959,P06200082202,P06080030253";

export interface State {
  readonly name: string;
  readonly path: string;
  /** What is done before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Goes on from the state before, on the page as it stands. */
  readonly onward?: true;
  /** Brings the state about once the page answers. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Widths it exists at; both unless told. */
  readonly only?: typeof PHONE | typeof DESKTOP;
}

export const COMBINATIONS = [PHONE, DESKTOP].flatMap((viewport) =>
  ["en", "te"].map((language) => ({ width: viewport.width, viewport, language })),
);

/** What axe finds in each state that there is at this width; states without a fault are left out. */
export async function look(
  page: Page,
  states: readonly State[],
  viewport: State["only"],
  language: string,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, path, onward, prepare, reach, only } of states) {
    if (only && only !== viewport) continue;
    await prepare?.(page);
    if (!onward) {
      await page.goto(`${language === "te" ? "/te" : ""}${path}`);
      await untilAlive(page);
    }
    await reach?.(page);
    const lines = await violations(page);
    if (lines.length > 0) found[name] = lines;
  }
  return found;
}
