// What a visitor on a slow line sees: the page first, its script after it.
import type { BrowserContext, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, soon, untilAlive, untilAnswers } from "../browser.ts";
import { chip, filter, placeBox, SEARCH, suggestions } from "../search-page.ts";

const { visit } = openBrowser();

/** Requests of an address that are held until they are let go. */
function holding(address: RegExp) {
  const held: Route[] = [];
  let isOpen = false;
  return {
    held,
    prepare: (context: BrowserContext) =>
      context.route(address, (route) => (isOpen ? route.continue() : void held.push(route))),
    async letGo() {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** A line that breaks off whatever is asked of an address, until it is mended. */
function breaking(address: RegExp) {
  let broken = 0;
  let isMended = false;
  return {
    count: () => broken,
    expected: [/ERR_INTERNET_DISCONNECTED/],
    prepare: (context: BrowserContext) =>
      context.route(address, (route) => {
        if (isMended) return route.continue();
        broken += 1;
        return route.abort("internetdisconnected");
      }),
    async mend(page: Page) {
      isMended = true;
      await page.evaluate(() => dispatchEvent(new Event("online")));
    },
  };
}

const SCRIPT = /\/assets\/.*\.js$/;

/** The page of a path, not waiting for it to load. */
async function comingIn(path: string, prepare: (context: BrowserContext) => Promise<unknown>) {
  const page = await visit("about:blank", { prepare });
  const scripts: string[] = [];
  page.on("request", (request) => {
    // The map fetches its worker into the browser's cache, from which the worker then starts.
    const isScript = SCRIPT.test(request.url()) && request.resourceType() !== "fetch";
    if (isScript) scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { page, scripts };
}

const words = (page: Page) => page.getByLabel("Full Name");

/** Waits until the app answers, and does nothing that a visitor might. */
const untilStarted = (page: Page) =>
  page.locator("html[data-started]").waitFor({ state: "attached" });

test("the script waits for the first pictures", async () => {
  const pictures = holding(/illustrations.*\.svg$/);
  const { page, scripts } = await comingIn(SEARCH, pictures.prepare);
  await soon(() => pictures.held.length).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
  await pictures.letGo();
  await untilStarted(page);
  const again = scripts.filter((script, at) => scripts.indexOf(script) < at);
  expect(again, `asked for twice: ${again}`).toEqual([]);
});

test("the script waits for the first paint, though all else has come", async () => {
  const page = await visit(SEARCH);
  await untilStarted(page);
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    fetched: performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"))
      ?.startTime,
  }));
  expect(fetched).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test.each(["/", "/projects", "/te/property/P06180094959", "/searchProperties", "/tools/cost"])(
  "%s comes alive without the browser's formatter of numbers, slow to make",
  async (path) => {
    const page = await visit("about:blank", {
      prepare: (context) =>
        context.addInitScript(() => {
          const seen = { formatters: 0 };
          Object.assign(window, { seen });
          Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
            construct(target, given) {
              seen.formatters += 1;
              return new target(...given);
            },
          });
        }),
    });
    await page.goto(path, { waitUntil: "load" });
    await untilAlive(page);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { formatters: number } }).seen,
    );
    expect(seen).toEqual({ formatters: 0 });
  },
);

test("a touch fetches the script at once, though a picture hangs", async () => {
  const pictures = holding(/\/project\/avenue-.*\.svg$/);
  const { page } = await comingIn("/", pictures.prepare);
  await page.keyboard.press("Tab");
  await untilAlive(page);
  expect(pictures.held).toHaveLength(1);
  await pictures.letGo();
});

test("what is typed before the script is there stays", async () => {
  const script = holding(SCRIPT);
  const { page } = await comingIn("/contact", script.prepare);
  await words(page).fill("Lakshmi Devi");
  await script.letGo();
  await untilAlive(page);
  expect(await words(page).inputValue()).toBe("Lakshmi Devi");
});

test("a place typed before the script is there gets its suggestions with it", async () => {
  const script = holding(SCRIPT);
  const { page } = await comingIn(SEARCH, script.prepare);
  await placeBox(page).pressSequentially("Undav");
  await script.letGo();
  await suggestions(page).filter({ hasText: "Undavalli" }).first().waitFor();
  expect(await placeBox(page).inputValue()).toBe("Undav");
});

test("a filter chosen before the filters' own script is there is taken once it comes", async () => {
  const [fields, catalogue] = [holding(/\/folded-fields[^/]*\.js$/), holding(/\/catalogue\//)];
  const { page } = await comingIn(SEARCH, (context) =>
    Promise.all([fields.prepare(context), catalogue.prepare(context)]),
  );
  await untilStarted(page);
  await filter(page, "Road").click();
  const wide = page.getByRole("radio", { name: /^60 ft or wider/ });
  await wide.click({ force: true });
  // With the catalogue the screen has another answer, and renders again.
  const isThere = page.waitForResponse(/\/catalogue\//);
  await catalogue.letGo();
  await (await isThere).finished();
  await page.waitForTimeout(500);
  expect(await wide.isChecked()).toBe(true);
  expect(fields.held.length).toBe(1);
  await fields.letGo();
  await chip(page, "60 ft or wider").waitFor();
});

test("the section bar holds its place while the section's own script is on its way", async () => {
  const script = holding(/\/lower-sections-content[^/]*\.js$/);
  const { page } = await comingIn("/property/P06180094959", script.prepare);
  await untilAlive(page);
  const section = page.getByRole("region", { name: "Neighbourhood" });
  const top = () => section.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await page.evaluate(() => window.scrollTo(0, 400));
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Neighbourhood" })
    .click();
  await soon(top).toBe(80);
  expect(page.url()).toMatch(/#neighbourhood$/);
  await soon(() => script.held.length).toBe(1);
  await script.letGo();
  await untilAnswers(section.getByRole("heading").first());
  expect(await top()).toBe(80);
  expect(await section.evaluate((it) => it === document.activeElement)).toBe(true);
});

test("a script that the line broke off is fetched once there is a network again", async () => {
  const line = breaking(SCRIPT);
  const page = await visit("/contact", line);
  await soon(line.count).toBeGreaterThan(5);
  await words(page).fill("Lakshmi Devi");
  await line.mend(page);
  await untilAlive(page);
  expect(await words(page).inputValue()).toBe("Lakshmi Devi");
});

test.each([
  {
    part: "the gallery",
    file: /\/gallery-viewer[^/]*\.js$/,
    opener: /Clubhouse/,
    opens: "dialog[open]",
  },
  {
    part: "a round view",
    file: /\/panorama-viewer[^/]*\.js$/,
    first: "On foot",
    opener: /gate/,
    opens: "dialog[open]",
  },
  {
    part: "the model",
    file: /\/walk-pane[^/]*\.js$/,
    opener: /^Above$/,
    opens: "canvas[aria-label^='The project in 3D']",
  },
])(
  "$part that the line broke off opens once there is a network, and the page stands",
  async (its) => {
    const line = breaking(its.file);
    const page = await visit("/projects", { ...line, reducedMotion: "no-preference" });
    await untilAlive(page);
    if (its.first) await page.getByRole("button", { name: its.first }).click();
    const opener = page.getByRole("button", { name: its.opener });
    await untilAnswers(opener);
    await soon(line.count).toBeGreaterThan(0);
    await opener.click();
    await page.getByRole("heading", { name: "Gallery" }).waitFor();
    await line.mend(page);
    await page.locator(its.opens).first().waitFor();
  },
);

test.each([
  { path: "/", to: "#nothing", file: /\/below-fold[^/]*\.js$/, stays: "How It Works" },
  { path: "/projects", to: "?of=nothing", file: /\/below-plan[^/]*\.js$/, stays: "Gallery" },
])("a change of address leaves what waits for its script on $path where it is", async (its) => {
  const script = holding(its.file);
  const { page } = await comingIn(its.path, script.prepare);
  await untilAlive(page);
  await soon(async () => {
    await page.keyboard.press("Shift");
    return script.held.length;
  }).toBe(1);
  const below = page.getByRole("heading", { name: its.stays, exact: true });
  const top = () => below.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await page.evaluate((to) => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = to;
    link.dataset.keepScroll = "";
    link.click();
    link.remove();
  }, its.to);
  await soon(() => page.url()).toContain(its.to);
  // A frame later React has let go of it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await top()).toBe(before);
  await script.letGo();
  await soon(() =>
    below.evaluate((it) => it.closest("[data-late]")?.matches("[data-started]")),
  ).toBe(true);
  expect(await top()).toBe(before);
});

/** In place of a file of ours: one that fails by itself each time. */
const broken = (file: RegExp) => ({
  expected: [/broken itself/],
  prepare: (context: BrowserContext) =>
    context.route(file, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'throw new TypeError("broken itself")',
      }),
    ),
});

test.each([/\/gallery-viewer[^/]*\.js$/, /\/projects-[^/]*\.js$/])(
  "a script that is broken itself, as %s, is told of and not asked for for ever",
  async (file) => {
    const page = await visit("about:blank", broken(file));
    let told = "";
    page.on("pageerror", ({ message }) => {
      told += message;
    });
    await page.goto("/projects");
    // A touch of the page brings the part that fetches the viewer.
    await soon(async () => {
      await page.keyboard.press("Shift");
      return told;
    }).toContain("broken itself");
  },
);

test("a page whose words are broken says that it could not be shown", async () => {
  const page = await visit("/te/projects", broken(/\/project-(?!facts|path|words)[^/]*\.js$/));
  await untilAlive(page);
  await page.getByRole("heading", { name: "ఈ పేజీని చూపించలేకపోయాం" }).waitFor();
});

test.each([
  "/",
  "/te",
  "/searchProperties",
  "/property/P06180094959",
  "/te/property/P06180094959",
  "/shared?ids=P06180094959",
  "/compare?ids=P06180094959,P06200082202",
])(
  "%s asks itself for the fonts of its letters: one that its layout finds would have it laid out twice",
  async (path) => {
    // No script: none runs here that could fetch one.
    const page = await visit(path, { javaScriptEnabled: false });
    const fonts = await page.evaluate(() => ({
      fetched: performance.getEntriesByType("resource").flatMap(({ name }) => {
        const { pathname } = new URL(name);
        return pathname.endsWith(".woff2") ? [pathname] : [];
      }),
      named: [...document.querySelectorAll('link[rel="preload"][as="font"]')].map((link) =>
        link.getAttribute("href"),
      ),
    }));
    expect(fonts.fetched.length).toBeGreaterThan(1);
    expect(fonts.fetched.filter((font) => !fonts.named.includes(font))).toEqual([]);
  },
);
