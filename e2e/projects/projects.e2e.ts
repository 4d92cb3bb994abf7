import { expect, inject, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, param, soon, untilAnswers } from "../browser.ts";
import { violations } from "../violations.ts";
import { match, PLAN, PROJECT, plot, projectOpener, sheet, zoom } from "./project-steps.ts";

const { visit } = openBrowser();
const open = projectOpener(visit);

test("sheet, table, map and text tell the same plots as the plan", async () => {
  const page = await visit(PROJECT, { javaScriptEnabled: false });
  const drawn = await page
    .locator("a[data-plot]")
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute("data-plot"),
        link.querySelectorAll("text")[1]?.textContent,
      ]),
    );
  const planned = PLAN.plots.map(({ number, sizeSqYd }) => [String(number), String(sizeSqYd)]);
  expect(drawn).toEqual(planned);
  const rows = await page
    .locator("#plots tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [row.children[0]?.textContent, row.children[1]?.textContent]),
    );
  expect(rows).toEqual(planned);
  const shapes = await (await fetch(`${inject("site")}/project/plots.geojson`)).json();
  const shown = shapes.features.filter(
    (one: { properties: { part: string } }) => one.properties.part === "plot",
  );
  expect(
    shown.map(({ properties }: { properties: { number: string; sqYards: number } }) => [
      properties.number,
      String(properties.sqYards),
    ]),
  ).toEqual(planned);
  const text = (await page.getByRole("main").textContent()) ?? "";
  for (const fact of [
    "Vennela Gardens",
    "Sample project",
    "9 Acres",
    "162 to 525 Sq Yards",
    "60, 40 and 33 ft",
    "12 minutes",
    "7 km from Vijayawada, 12.5 km from Amaravati startup village",
    "8 ft wall with a 2 ft solar fence",
    "5 years of upkeep by the developer",
  ])
    expect(text).toContain(fact);
});

test("every part of the project is there, and no button leads nowhere", async () => {
  const page = await visit(PROJECT, { javaScriptEnabled: false });
  for (const name of ["Schedule Site Visit", "Request a Callback", "Book a Site Visit"])
    expect(
      await page.getByRole("link", { name, exact: true }).first().getAttribute("href"),
    ).toMatch(
      /^\/enquire\?kind=(site-visit|callback)&plot=Vennela\+Gardens\+%28sample\+project%29$/,
    );
  const titles = page.locator("section:has(#gallery-title) li");
  expect(await titles.allTextContents()).toEqual([
    "Grand Entrance",
    "Clubhouse",
    "Landscaped Gardens",
    "Kids Play Area",
    "Internal Roads",
    "Master Layout",
  ]);
  expect(await page.locator("section:has(#features-title) li").count()).toBe(10);
  expect(await page.getByRole("img", { name: "5 of 5 stars" }).count()).toBe(3);
  const files = await page
    .locator("a[download], main img")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("href") ?? one.getAttribute("src") ?? ""),
    );
  for (const file of new Set(files))
    expect((await fetch(inject("site") + file)).status, file).toBe(200);
});

test("without script a plot, a filter and an order are addresses", async () => {
  const page = await visit(`${PROJECT}?facing=NW&sort=size&down=1&plot=42`, {
    javaScriptEnabled: false,
  });
  expect(await match(page)).toBe("2 of 101 plots match");
  expect(await page.locator("#plots tbody th").allTextContents()).toEqual(["42", "90"]);
  expect(await sheet(page, 42).textContent()).toContain("438 sq yd");
  await plot(page, 54).click();
  await sheet(page, 54).waitFor();
  expect(param(page, "plot")).toBe("54");
  expect(param(page, "facing")).toBe("NW");
});

test("a plot that does not exist gets the plan and a sentence", async () => {
  const page = await visit(`${PROJECT}?plot=540`, { javaScriptEnabled: false });
  expect(await page.getByRole("alert").textContent()).toContain("There is no plot 540");
  expect(await page.locator("a[data-plot]").count()).toBe(101);
});

test("a project that is not registered says so, and a visit to the sample says what it is", async () => {
  for (const path of [PROJECT, `${PROJECT}?plot=54`]) {
    const page = await visit(path, { javaScriptEnabled: false });
    const main = page.getByRole("main");
    await main.getByText("Not registered with AP RERA, not for sale").first().waitFor();
  }
  const page = await open();
  await page.getByRole("link", { name: "Schedule Site Visit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Sample site: your request is stored").waitFor();
  expect(await dialog.textContent()).toContain("Vennela Gardens (sample project)");
});

test("a visit to one plot is asked for in the dialog, with the sample and the plot named", async () => {
  const page = await open(`${PROJECT}?plot=54`);
  await sheet(page, 54).getByRole("link", { name: "Book a site visit" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule a Site Visit" });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain("Vennela Gardens (sample project), plot 54");
  await dialog.getByText("Sample site: your request is stored").waitFor();
  expect(await dialog.locator("input[name=plotNumber]").getAttribute("value")).toBe(
    "Vennela Gardens (sample project), plot 54",
  );
  await dialog.getByLabel("Full name").fill("Lakshmi Devi");
  await dialog.getByLabel("Phone number").fill("9876543210");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("radio", { name: /,/ }).first().check();
  await dialog.getByRole("button", { name: /^Book \w{3} \d+, / }).click();
  await dialog.getByText("We have your request.").waitFor();
  const drawing = dialog.locator("section img");
  expect(await drawing.getAttribute("src")).toBe("/project/plot-54.svg");
  await soon(() => drawing.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(
    300,
  );
});

test("the sheet of a plot grows out of it, and is simply there where motion is unwanted", async () => {
  for (const [reducedMotion, grows] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    const page = await open(PROJECT, { reducedMotion });
    await untilAnswers(page.locator("[data-plot='54']"));
    const began = page.evaluate(
      () =>
        new Promise<{ moves: boolean; from: string }>((resolve) => {
          new MutationObserver((_, watcher) => {
            const sheet = document.querySelector<HTMLElement>(".plot-sheet");
            if (!sheet) return;
            watcher.disconnect();
            const { transformOrigin: from } = sheet.style;
            resolve({ moves: sheet.getAnimations().length > 0, from });
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.locator("[data-plot='54']").click();
    const { moves, from } = await began;
    expect(moves, reducedMotion).toBe(grows);
    // The plan lies to the left of its sheets.
    expect(Number.parseFloat(from) < 0, reducedMotion).toBe(grows);
  }
});

test("a picture opens over the screen: keys go on, Escape, picture and button close it", async () => {
  const page = await open();
  const opener = page.getByRole("button", { name: /Clubhouse/ });
  const viewer = page.getByRole("dialog", { name: "Gallery" });
  await untilAnswers(opener);
  await opener.click();
  expect(await viewer.textContent()).toContain("Clubhouse2 of 6");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await soon(() => viewer.textContent()).toContain("Master Layout6 of 6");
  await page.keyboard.press("Home");
  await soon(() => viewer.textContent()).toContain("1 of 6");
  await page.keyboard.press("End");
  await soon(() => viewer.textContent()).toContain("6 of 6");
  // The browser's own way back, and on.
  for (const key of ["Control+Home", "Alt+ArrowLeft"]) {
    await page.keyboard.press(key);
    expect(await viewer.textContent()).toContain("6 of 6");
  }
  const held = () => page.evaluate(() => document.documentElement.style.overflow);
  expect(await held()).toBe("hidden");
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "detached" });
  await soon(held).toBe("");
  await opener.click();
  await viewer.getByRole("img").click();
  await viewer.waitFor({ state: "detached" });
  await opener.click();
  await viewer.getByRole("button", { name: "Close" }).click();
  await viewer.waitFor({ state: "detached" });
});

test("on paper the plan is whole, with its table, and the rest is left out", async () => {
  const page = await open(`${PROJECT}?plot=54`);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await soon(() => zoom(page)).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  expect(await zoom(page)).toBe(1);
  expect(await page.getByRole("heading", { name: "Gallery" }).isVisible()).toBe(false);
  expect(await page.locator("#plots tbody tr").last().isVisible()).toBe(true);
  expect(await sheet(page, 54).isVisible()).toBe(true);
});

test("the plots lie on the map from zoom 15, and one leads to its sheet", async () => {
  const page = await open(`/searchProperties?bounds=80.5915,16.4695,80.5945,16.4722`);
  const sign = page.locator(".map-canvas").getByRole("link", { name: "Vennela Gardens" });
  await sign.waitFor();
  const map = page.locator(".map-canvas");
  await map.getByRole("button", { name: "Zoom in" }).waitFor();
  const box = await map.boundingBox();
  if (!box) throw new Error("the map is not shown");
  // The middle of the map is the park: plots lie round it, between roads.
  let turn = 0;
  await soon(async () => {
    turn += 1;
    const [dx, dy] = [150 * Math.cos(turn), 150 * Math.sin(turn)];
    await page.mouse.click(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
    // A second click would fall on the page that the first one opens.
    await page.waitForURL(`**${PROJECT}?*`, { timeout: 3000 }).catch(() => null);
    return new URL(page.url()).pathname;
  }).toBe(PROJECT);
  expect(param(page, "plot")).toMatch(/^\d+$/);
});

for (const viewport of [PHONE, DESKTOP])
  for (const language of ["", "/te"])
    test(`axe finds nothing on ${language}${PROJECT} at ${viewport.width}`, async () => {
      const page = await open(`${language}${PROJECT}?plot=54&sort=size`, { viewport });
      expect(await violations(page)).toEqual([]);
    });

test("on a phone one way to book a visit is in sight, wherever the page stands", async () => {
  const page = await visit(PROJECT, { viewport: PHONE, javaScriptEnabled: false });
  const seenAt = (y: number) =>
    page.getByRole("link", { name: /site visit/i }).evaluateAll((links, to) => {
      window.scrollTo(0, to);
      const boxes = links.map((link) => link.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight).length;
    }, y);
  for (const y of [0, 200, 1500, 3000]) expect([y, await seenAt(y)]).toEqual([y, 1]);
});
