import { expect, inject, test } from "vitest";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { LAKERIDGE, listingOpener, WITHOUT_FACTS } from "./listing-steps.ts";

const browser = openBrowser();
const openListing = listingOpener(browser);

test("any picture opens the viewer at itself; keys move, Escape closes and gives the focus back", async () => {
  const page = await openListing();
  const openers = page.getByRole("button", { name: /^Open picture \d+ of \d+/ });
  const total = await openers.count();
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  const last = openers.nth(total - 1);
  await last.click();
  await viewer.getByText(`${total} of ${total}`).waitFor();
  if (total > 1) {
    await page.keyboard.press("ArrowRight");
    await viewer.getByText(`1 of ${total}`).waitFor();
    await page.keyboard.press("ArrowLeft");
    await viewer.getByText(`${total} of ${total}`).waitFor();
    await viewer.getByRole("button", { name: "Previous picture" }).click();
    await viewer.getByText(`${total - 1} of ${total}`).waitFor();
  }
  await page.keyboard.press("Tab");
  expect(await viewer.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await soon(() => viewer.count()).toBe(0);
  await soon(() => last.evaluate((it) => it === document.activeElement)).toBe(true);
});

test.each([
  ["a listing's pictures", LAKERIDGE, /^Open picture 1 of/],
  ["the project's gallery", "/projects", /drawn from the plan/],
])(
  "a focus that has gone on stays where it is when the viewer of %s closes",
  async (_, path, name) => {
    const page = await browser.visit(path);
    await untilAlive(page);
    await page.getByRole("button", { name }).first().click();
    const viewer = page.locator("dialog[open]");
    await viewer.waitFor();
    const stayed = await viewer.evaluate(async (dialog: HTMLDialogElement) => {
      const closed = new Promise((resolve) => dialog.addEventListener("close", resolve));
      dialog.close();
      // The event comes later than the close, and on a busy device later than the next Tab.
      const next = document.querySelector<HTMLElement>("footer a");
      next?.focus();
      await closed;
      await new Promise(requestAnimationFrame);
      return next !== null && document.activeElement === next;
    });
    expect(stayed).toBe(true);
  },
);

test("See all drawings tells how many there are and opens the viewer; its cross closes it", async () => {
  const page = await openListing();
  const all = page.getByRole("button", { name: /^See all drawings \(\d+\)$/ });
  const total = Number(/\((\d+)\)/.exec((await all.textContent()) ?? "")?.[1]);
  await all.click();
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  await viewer.getByText(`1 of ${total}`).waitFor();
  await viewer.getByRole("button", { name: "Close" }).click();
  await soon(() => viewer.count()).toBe(0);
});

test("every picture of a listing loads, also where the facts are few", async () => {
  for (const path of [LAKERIDGE, WITHOUT_FACTS]) {
    const page = await openListing(path);
    const pictures = page.getByRole("main").locator("img");
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await soon(() =>
        picture.evaluate((it) => (it as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0);
      expect(await picture.getAttribute("alt")).toMatch(/not a photograph|^Fact sheet: /);
    }
  }
});

test("the button that opens all drawings leaves the fact sheet free", async () => {
  const page = await openListing("/property/P06200074130");
  const [button, facts] = await Promise.all([
    page.getByRole("button", { name: /^See all drawings/ }).boundingBox(),
    page.getByRole("button", { name: /Fact sheet$/ }).boundingBox(),
  ]);
  expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(facts?.y ?? 0);
});

test("on paper a listing has no form, no slider, no map that is still coming and no buttons", async () => {
  const page = await openListing();
  const parts = page.locator(
    "main [data-lead-form], main input[type=range], main button:has-text('Share'), main .scroll-mb-24",
  );
  expect(await parts.filter({ visible: true }).count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: "print" });
  expect(await parts.filter({ visible: true }).count()).toBe(0);
  await page.getByText("Sthalam agent").first().waitFor();
});

test("Share copies the canonical link and says so", async () => {
  const page = await openListing(`${LAKERIDGE}?from=somewhere`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  await soon(() => page.getByRole("status").allTextContents()).toContain("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${inject("site")}${LAKERIDGE}`,
  );
  const whatsApp = page.getByRole("link", { name: "WhatsApp" }).first();
  expect(decodeURIComponent((await whatsApp.getAttribute("href")) ?? "")).toBe(
    `https://wa.me/?text=Lakeridge – 2: ${inject("site")}${LAKERIDGE}`,
  );
  await page.keyboard.press("Escape");
  await soon(() => page.getByRole("button", { name: "Link copied" }).count()).toBe(0);
});

test.each([
  ["is refused", true],
  ["is not known, as on a connection that is not safe,", false],
])("where copying %s the link is shown to be copied by hand", async (_, isKnown) => {
  const page = await openListing(LAKERIDGE, {
    prepare: (visitor) =>
      visitor.addInitScript((known) => {
        const refused = { writeText: () => Promise.reject(new Error("refused")) };
        const value = known ? refused : undefined;
        Object.defineProperty(Navigator.prototype, "clipboard", { value });
      }, isKnown),
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText(`${inject("site")}${LAKERIDGE}`).waitFor();
});

test("the device's own sheet is used where there is one", async () => {
  const page = await openListing(LAKERIDGE, {
    prepare: (visitor) =>
      visitor.addInitScript(() => {
        navigator.share = (data) => {
          document.title = JSON.stringify(data);
          return Promise.resolve();
        };
      }),
  });
  await page.getByRole("button", { name: "Share" }).click();
  await soon(() => page.title()).toBe(
    JSON.stringify({ title: "Lakeridge – 2", url: `${inject("site")}${LAKERIDGE}` }),
  );
});

test("on a phone a pill of 44 px tells how many pictures there are, and opens them", async () => {
  const page = await openListing(LAKERIDGE, { viewport: PHONE });
  const pill = page.getByRole("button", { name: /See all drawings/ });
  expect(await pill.innerText()).toMatch(/^1 \/ \d+/);
  const box = await pill.boundingBox();
  expect(box?.height).toBe(44);
  expect(box?.width).toBeLessThan(90);
  await pill.click();
  await page.getByRole("dialog", { name: "Pictures" }).waitFor();
});
