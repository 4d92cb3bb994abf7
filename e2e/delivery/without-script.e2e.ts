// Pages of a browser that runs no script show nothing that only script answers.
import { expect, test } from "vitest";
import { openBrowser, PHONE } from "../browser.ts";

const { visit } = openBrowser();
const PAGES = [
  "/",
  "/searchProperties",
  "/property/P06160071211",
  "/projects",
  "/compare?ids=P06180094959,P06200082202",
  "/shared?ids=P06180094959",
  "/login",
];

test.each([
  ["phone", PHONE],
  ["desktop", { width: 1440, height: 900 }],
])(
  "on a %s there is no button with nothing behind it, and pictures in buttons stay",
  async (_, viewport) => {
    for (const path of PAGES) {
      const page = await visit(path, { javaScriptEnabled: false, viewport });
      const buttons = page.locator("button[type=button]").filter({ visible: true });
      const pictures = buttons.filter({ has: page.locator("img") });
      expect(await buttons.count(), path).toBe(await pictures.count());
      if (path.startsWith("/property")) expect(await pictures.count()).toBeGreaterThan(0);
    }
  },
);

test.each(["/visit", "/withdraw", "/join-team"])(
  "%s, to which a mailed link leads, says that it needs script",
  async (path) => {
    const page = await visit(path, { javaScriptEnabled: false });
    // Texts within `noscript` are found by no other locator.
    expect(await page.getByRole("main").innerText()).toContain("This needs JavaScript");
  },
);
