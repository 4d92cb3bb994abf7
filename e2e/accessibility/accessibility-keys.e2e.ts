import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, param, soon, untilAlive } from "../browser.ts";
import { NEAR } from "../screen-states.ts";
import { SEARCH } from "../search-page.ts";

const { visit } = openBrowser();

/** What has the focus: its words, and whether the visitor can see that it has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return { words: "", isShown: true };
    const words = it.getAttribute("aria-label") ?? it.textContent?.trim() ?? "";
    const { top, bottom, left, right } = it.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const rings = [it, it.closest("label"), it.parentElement].flatMap((one) =>
      one
        ? ["", "::before", "::after"].map((part) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part || null);
            return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
          })
        : [],
    );
    // A slider shows its ring on the thumb, whose style can be read from the rules alone.
    const thumb = ":focus-visible::-webkit-slider-thumb";
    const onThumb = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText, style }) => selectorText.endsWith(thumb) && style.outline !== "")
      .some(({ selectorText }) => it.matches(selectorText.replace(thumb, ":focus-visible")));
    return {
      words: words || (it as HTMLInputElement).name,
      isShown: inView && (onThumb || rings.includes(true)),
    };
  });
}

/** Presses Tab until the focus is on what is wanted; each stop on the way must be seen. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press("Tab");
    const { words, isShown } = await focused(page);
    expect(isShown, `focus is seen on “${words}”`).toBe(true);
    if (wanted.test(words)) return;
    passed.push(words);
  }
  throw new Error(`${wanted} was not reached: ${passed.join(" | ")}`);
}

test("the whole way from the first page to a listing's agent goes by keyboard alone", async () => {
  const page = await visit("/");
  await untilAlive(page);
  await tabTo(page, /^Skip to content$/);
  await page.keyboard.press("Enter");
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  await tabTo(page, /^City or area$/);
  await page.keyboard.type("Kankipadu");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/searchProperties?q=Kankipadu&at=*");
  await page.getByRole("heading", { level: 1, name: /around Kankipadu$/ }).waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  await tabTo(page, /^Radius/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^r$/);
  await page.keyboard.press("ArrowRight");
  await soon(() => param(page, "r")).toBe("6");
  await page.keyboard.press("Escape");
  expect((await focused(page)).words).toMatch(/^Radius/);
  await tabTo(page, /^gated$/);
  await page.keyboard.press("Space");
  await soon(() => param(page, "gated")).toBe("1");
  await tabTo(page, /^View Details: /);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/property/**");
  await page.getByRole("heading", { name: "Approval passport" }).waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  await tabTo(page, /^Share$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Copy link$/);
  await page.keyboard.press("Escape");
  await tabTo(page, /^(Open picture|.*picture)/i);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await soon(() => page.getByRole("dialog").count()).toBe(0);
  await tabTo(page, /^Apply to Buy$/);
});

test("markers on the map are reached and opened by keyboard", async () => {
  const page = await visit(NEAR);
  await untilAlive(page);
  await page.locator(".map-tag").first().waitFor();
  await page.getByRole("button", { name: "Near me" }).focus();
  await tabTo(page, /^₹[\d.]+k, /);
  await page.keyboard.press("Enter");
  await page.locator(".map-popup").waitFor();
  await soon(() => param(page, "listing")).not.toBeNull();
  await page.keyboard.press("Escape");
  await soon(() => param(page, "listing")).toBeNull();
});

test("motion is left out where the visitor asks for none", async () => {
  const page = await visit(SEARCH, { reducedMotion: "reduce" });
  await untilAlive(page);
  // The map brings a style of its own.
  await page.locator(".maplibregl-marker").first().waitFor();
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((it) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(it);
      return [transitionDuration, animationName === "none" ? "0s" : animationDuration];
    }),
  );
  const longest = Math.max(...durations.flatMap((one) => one.split(", ").map(Number.parseFloat)));
  expect(longest).toBeLessThanOrEqual(0.01);
});
