import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAccount, saveHomes, signedInAs } from "./account-steps.ts";
import { DESKTOP, openBrowser, PHONE, param, soon, untilAlive } from "./browser.ts";
import { SEARCH } from "./search-page.ts";
import { violations } from "./violations.ts";

const { visit } = openBrowser();

const LISTING = "/property/P06180094959";
const WITHOUT_FACTS = "/property/Vedanta__";
const NEAR = `${SEARCH}?q=Kankipadu&at=16.44,80.77`;

interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the state about once the page answers. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Widths it exists at; both unless told. */
  readonly only?: typeof PHONE | typeof DESKTOP;
}

const STATES: readonly State[] = [
  { name: "home", path: "/" },
  {
    name: "the phone's menu open",
    path: "/",
    only: PHONE,
    reach: (page) => page.locator("header summary").click(),
  },
  { name: "search", path: SEARCH },
  {
    name: "search with suggestions open",
    path: SEARCH,
    reach: async (page) => {
      await page.locator("main input[name=q]").pressSequentially("Gun");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
    },
  },
  { name: "search round a place", path: `${NEAR}&budget=40&unrated=1` },
  { name: "search that finds nothing", path: `${SEARCH}?type=Apartment&at=16.44,80.77` },
  ...["Radius", "Budget", "Type", "Size"].map((name, position) => ({
    name: `${name} open`,
    path: NEAR,
    only: DESKTOP,
    reach: (page: Page) => page.locator("main form summary").nth(position).click(),
  })),
  {
    name: "filters open",
    path: NEAR,
    only: PHONE,
    reach: async (page) => {
      await page
        .locator("button")
        .filter({ has: page.locator("use[href*=sliders]") })
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "the map's card open",
    path: `${NEAR}&view=map&listing=P06200082202`,
    reach: (page) => page.locator(".map-popup").waitFor(),
  },
  {
    name: "drawing on the map",
    path: `${SEARCH}?view=map`,
    reach: async (page) => {
      await page.locator(".map-canvas button[aria-pressed]:has(use[href*=pencil])").click();
      await page.locator(".map-canvas [role=status]").waitFor();
    },
  },
  {
    name: "the map failed",
    path: `${SEARCH}?view=map&sort=area`,
    reach: (page) => page.getByRole("alert").first().waitFor(),
  },
  { name: "listing", path: LISTING },
  {
    name: "listing scrolled to its map",
    path: LISTING,
    reach: async (page) => {
      await page.locator("#neighbourhood").scrollIntoViewIfNeeded();
      await page.locator("#neighbourhood canvas").waitFor();
    },
  },
  {
    name: "sharing",
    path: LISTING,
    reach: (page) => page.locator("main button[aria-expanded]").click(),
  },
  {
    name: "the picture viewer",
    path: LISTING,
    reach: async (page) => {
      await page.locator("main button:has(img)").first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "listing without facts", path: WITHOUT_FACTS },
  { name: "an unknown page", path: "/nowhere" },
  { name: "a page being prepared", path: "/about" },
];

const COMBINATIONS = [PHONE, DESKTOP].flatMap((viewport) =>
  ["en", "te"].map((language) => ({ width: viewport.width, viewport, language })),
);

test.each(COMBINATIONS)(
  "axe finds nothing on any screen or state at $width px in $language",
  { timeout: 180_000 },
  async ({ viewport, language }) => {
    const found: Record<string, string[]> = {};
    const page = await visit("/livez", {
      viewport,
      expected: [/404/, /net::ERR_FAILED/, /dynamically imported/],
    });
    for (const { name, path, reach, only } of STATES) {
      if (only && only !== viewport) continue;
      const chunk = "**/assets/search-map*.js";
      if (name === "the map failed") await page.route(chunk, (route) => route.abort());
      await page.goto(`${language === "te" ? "/te" : ""}${path}`);
      await untilAlive(page);
      await reach?.(page);
      const lines = await violations(page);
      if (lines.length > 0) found[name] = lines;
      await page.unroute(chunk);
    }
    expect(found).toEqual({});
  },
);

test("axe finds nothing where the list could not be loaded", async () => {
  const page = await visit("/about", { expected: [/net::ERR_/] });
  await untilAlive(page);
  await page.route(/\.data(\?|$)|\/catalogue\//, (route) => route.abort());
  await page.getByRole("link", { name: "Search Properties" }).first().click();
  await page.getByText("The list could not be loaded.").waitFor();
  expect(await violations(page)).toEqual([]);
});

const submit = (page: Page) => page.locator("main form button[type=submit]").first();
const COMPARED = "/compare?ids=P06180094959,P06200082202,P06080030253";

const ANONYMOUS_STATES: readonly State[] = [
  { name: "login", path: "/login" },
  {
    name: "login with both fields wrong",
    path: "/login",
    reach: (page) => page.locator("input[name=password]").press("Enter"),
  },
  {
    name: "login refused",
    path: "/login",
    reach: async (page) => {
      await page.locator("input[name=email]").fill("nobody@home.example");
      await page.locator("input[name=password]").fill("not the password");
      await submit(page).click();
      await page.getByRole("alert").waitFor();
    },
  },
  { name: "sign-up", path: "/signup" },
  {
    name: "the code, half entered",
    path: "/otp",
    reach: async (page) => {
      await page.locator("input[name=otp]").fill("407");
      await page.locator("input[name=otp]").press("Enter");
    },
  },
  { name: "forgotten password", path: "/forgot-password" },
  { name: "new password", path: "/reset-password?token=x&email=a@home.example" },
  { name: "half a reset link", path: "/reset-password" },
  { name: "saved homes, signed out", path: "/favourites" },
  { name: "profile, signed out", path: "/profile" },
  { name: "comparison", path: COMPARED },
  { name: "comparison, differences only", path: `${COMPARED}&tab=community&differences=1` },
  { name: "comparison of too few", path: "/compare?ids=P06180094959,NOPE-1" },
];

const SIGNED_IN_STATES: readonly State[] = [
  {
    name: "saved homes with the compare bar",
    path: "/favourites",
    reach: async (page) => {
      await page.getByRole("checkbox").first().check();
      await page.locator("[data-bottom-bar] button").last().click();
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "a removed home",
    path: "/favourites",
    reach: async (page) => {
      await page.locator("article button").last().click();
      await page.getByRole("status").getByRole("button").first().waitFor();
    },
  },
  {
    name: "profile",
    path: "/profile",
    reach: async (page) => {
      await page.locator("main section").last().getByRole("button").click();
      await page.locator("main section").last().locator("input").waitFor();
      await page.locator("main li").first().waitFor();
    },
  },
  {
    name: "the badge's menu",
    path: "/favourites",
    only: DESKTOP,
    reach: (page) => page.locator("header button[aria-expanded]").click(),
  },
  {
    name: "the phone's menu, signed in",
    path: "/favourites",
    only: PHONE,
    reach: (page) => page.locator("header summary").click(),
  },
  { name: "a listing, signed in", path: LISTING },
];

test.each(COMBINATIONS)(
  "axe finds nothing on the account screens at $width px in $language",
  { timeout: 120_000 },
  async ({ viewport, language }) => {
    const account = await openAccount();
    await saveHomes(account, ["P06180094959", "P06200082202"]);
    const found: Record<string, string[]> = {};
    const look = async (page: Page, states: readonly State[]) => {
      for (const { name, path, reach, only } of states) {
        if (only && only !== viewport) continue;
        await page.goto(`${language === "te" ? "/te" : ""}${path}`);
        await untilAlive(page);
        await reach?.(page);
        const lines = await violations(page);
        if (lines.length > 0) found[name] = lines;
      }
    };
    const expected = [/status of 401/];
    await look(await visit("/livez", { viewport, expected }), ANONYMOUS_STATES);
    await look(await visit("/livez", { viewport, ...signedInAs(account) }), SIGNED_IN_STATES);
    expect(found).toEqual({});
  },
);

const PAGES = [
  "/",
  SEARCH,
  `${NEAR}&budget=40&type=All&gated=1&unrated=1`,
  `${SEARCH}?type=Apartment`,
  LISTING,
  WITHOUT_FACTS,
  "/nowhere",
  "/about",
  "/login",
  "/signup",
  "/otp",
  "/favourites",
  COMPARED,
];

test.each([
  { width: 320 },
  { width: 390 },
  { width: 640, what: "1280 px at 200 % zoom" },
  { width: 768 },
  { width: 1024 },
  { width: 1440 },
])("nothing scrolls sideways at $width px, in English and Telugu", async ({ width }) => {
  const page = await visit("/livez", { viewport: { width, height: 800 }, expected: [/404/] });
  const wide: Record<string, number> = {};
  for (const path of PAGES.flatMap((one) => [one, `/te${one === "/" ? "" : one}`])) {
    await page.goto(path);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) wide[path] = needed;
  }
  expect(wide).toEqual({});
});

test("nothing is lost at 200 % text size", async () => {
  const page = await visit("/livez", { viewport: { width: 640, height: 800 } });
  for (const path of ["/", SEARCH, LISTING]) {
    await page.goto(path);
    const needed = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    expect(needed, path).toBeLessThanOrEqual(640);
  }
});

test.each([
  "/",
  SEARCH,
  `${NEAR}&budget=40`,
  LISTING,
  WITHOUT_FACTS,
  "/nowhere",
  "/te/searchProperties",
  "/login",
  "/te/signup",
  "/otp",
  "/favourites",
  COMPARED,
])("on a phone every control of %s can be hit within 44 px", async (path) => {
  const page = await visit(path, { viewport: PHONE, hasTouch: true, expected: [/404/] });
  await untilAlive(page);
  const small = await page.evaluate(() => {
    const reach = 21.5;
    const isInline = (it: Element) =>
      getComputedStyle(it).display === "inline" ||
      (it.matches("p a, p button, dd a, li > a") &&
        it.textContent !== it.closest("p, dd, li")?.textContent);
    const seen = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isHit = (it: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (it.contains(hit) || hit.closest("label")?.contains(it) === true);
    };
    const lines: string[] = [];
    for (const it of document.querySelectorAll(
      "a[href], button, summary, input, select, textarea",
    )) {
      if (!seen(it) || it.matches("[tabindex='-1'], .sr-only, [aria-hidden] *, :disabled"))
        continue;
      if (isInline(it)) continue;
      const target = it.closest("label") ?? it;
      target.scrollIntoView({ block: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!isHit(it, x, y)) continue;
      const high = height >= 43 || (isHit(it, x, y - reach) && isHit(it, x, y + reach));
      const wide = width >= 43 || (isHit(it, x - reach, y) && isHit(it, x + reach, y));
      if (!high || !wide)
        lines.push(
          `${it.getAttribute("aria-label") ?? it.textContent?.trim().slice(0, 40)} (${Math.round(width)} × ${Math.round(height)})`,
        );
    }
    return lines;
  });
  expect(small).toEqual([]);
});

test("on a phone the map's own controls and markers are large enough", async () => {
  const page = await visit(`${NEAR}&view=map`, { viewport: PHONE, hasTouch: true });
  await untilAlive(page);
  await page.locator(".map-tag").first().waitFor();
  const sizes = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((it) => {
        const { width, height } = it.getBoundingClientRect();
        return Math.round(Math.min(width, height));
      }),
    );
  for (const side of await sizes(".map-canvas button:not(.map-tag, .map-cluster)"))
    expect(side).toBeGreaterThanOrEqual(44);
  for (const side of await sizes(".map-cluster")) expect(side).toBeGreaterThanOrEqual(44);
  // Tags stand on their place: they may be small where another would be hidden, never under 24.
  for (const side of await sizes(".map-tag")) expect(side).toBeGreaterThanOrEqual(24);
});

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

test("the whole way from the door to a listing's agent goes by keyboard alone", async () => {
  const page = await visit("/");
  await untilAlive(page);
  await tabTo(page, /^Skip to content$/);
  await page.keyboard.press("Enter");
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  await tabTo(page, /^q$/);
  await page.keyboard.type("Kankipadu");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/searchProperties?q=Kankipadu&at=*");
  await page.getByRole("heading", { level: 1, name: /of Kankipadu$/ }).waitFor();
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
  await tabTo(page, /^Call about this layout$/);
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
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((it) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(it);
      return [transitionDuration, animationName === "none" ? "0s" : animationDuration];
    }),
  );
  const longest = Math.max(...durations.flatMap((one) => one.split(", ").map(Number.parseFloat)));
  expect(longest).toBeLessThanOrEqual(0.01);
});
