// A visitor without a mouse: everything is reached by Tab, and pressed where the focus is.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More than any screen has to step through. */
const MOST_STEPS = 250;

/** Where the focus is, in words, for the test that does not get on. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "nothing");
}

/** The keys of one page. */
export function keyboard(page: Page) {
  /** Goes to an element by Tab alone, from wherever the focus is; the focus must be seen there. */
  const to = async (target: Locator) => {
    await target.waitFor();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const seen = await target.evaluate(
        (element) => element === document.activeElement && element.matches(":focus-visible"),
      );
      if (seen) return;
      await page.keyboard.press("Tab");
    }
    expect.unreachable(`Tab does not reach ${target}; it is at ${await focused(page)}`);
  };
  return {
    to,
    press: async (target: Locator, key = "Enter") => {
      await to(target);
      await page.keyboard.press(key);
    },
    type: async (target: Locator, text: string) => {
      await to(target);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
    },
  };
}
