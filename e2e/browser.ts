// One Chromium for the tests of a file; each visitor has a context of its own, and faults fail.
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { launchHeadlessShell } from "../scripts/chromium.ts";

/** How long a condition may take to come true on a busy machine. */
const PATIENCE_MS = 30_000;

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

interface VisitorOptions extends BrowserContextOptions {
  /** Faults that the test brings about itself: they are left out. */
  readonly expected?: readonly RegExp[];
  /** Origin of another site than the one of the whole run. */
  readonly site?: string;
  /** Settings of the context before its first page. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Browsing {
  /** Opens a path of the site as a new visitor on a desktop, unless told otherwise. */
  readonly visit: (path: string, options?: VisitorOptions) => Promise<Page>;
}

/**
 * Gives the tests of a file their browser. A console error or a page error fails its test, and so
 * does all that the content policy stops: the browser tells of each such thing in the console.
 */
export function openBrowser(launch = launchHeadlessShell): Browsing {
  let browser: Browser;
  let visitors: BrowserContext[] = [];
  let faults: string[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    const found = faults;
    await Promise.all(visitors.map((visitor) => visitor.close()));
    visitors = [];
    faults = [];
    expect(found, "errors in the console or on the page").toEqual([]);
  });
  afterAll(() => browser.close());
  return {
    visit: async (path, { expected = [], site = inject("site"), prepare, ...options } = {}) => {
      const visitor = await browser.newContext({
        baseURL: site,
        viewport: DESKTOP,
        locale: "en-IN",
        reducedMotion: "reduce",
        // A worker's own requests pass by what a test has routed.
        serviceWorkers: "block",
        ...options,
      });
      visitors.push(visitor);
      visitor.setDefaultTimeout(PATIENCE_MS);
      const note = (fault: string) => {
        if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
      };
      visitor.on("weberror", (event) => note(`page error: ${event.error().stack}`));
      visitor.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} ${message.location().url}`);
      });
      await prepare?.(visitor);
      const page = await visitor.newPage();
      await page.goto(path);
      return page;
    },
  };
}

/** Reads again and again until the expectation holds; fails when it never does. */
export function soon<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50 });
}

/** A search parameter of the page's address, null when it has none. */
export function param(page: Page, name: string): string | null {
  return new URL(page.url()).searchParams.get(name);
}

/** Waits until the app answers on the whole page, beginning it as a visitor's mouse would. */
export async function untilAlive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator("html[data-started]").waitFor({ state: "attached" });
}

/** Waits until a part that comes late answers: its server's HTML takes no clicks. */
export async function untilAnswers(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await soon(() =>
    part.evaluate((it) => it.closest("html, [data-late]")?.matches("[data-started]")),
  ).toBe(true);
}

/** A finger's way along a line of the page, as a browser with touch gets it. */
export async function swipe(session: CDPSession, from: number, to: number, y: number) {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch("touchStart", from);
  for (let step = 1; step <= 6; step += 1)
    await touch("touchMove", from + ((to - from) * step) / 6);
  await touch("touchEnd");
}
