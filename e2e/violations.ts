import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds wrong with the page as it stands, each in a line. */
export async function violations(page: Page): Promise<string[]> {
  // A page that was looked at before has it.
  if (!(await page.evaluate(() => "axe" in window))) await bringAxe(page);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // Of what an untouched page has not laid out yet axe would see nothing.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    // What stands on a canvas axe passes over, for it cannot tell the colours there: on the paper it can.
    const { style } = document.documentElement;
    style.setProperty("--map-canvas", "0");
    // Of what passes nothing is told, and no style sheet or film is fetched once more: half the time.
    const { violations: found } = await checker.run({ reporter: "no-passes", preload: false });
    style.removeProperty("--map-canvas");
    document.adoptedStyleSheets.pop();
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${html.slice(0, 160)} ${reasons.join("; ")}`;
      }),
    );
  });
}

/** As a script of its own, which the browser compiles once for many pages; Playwright's `evaluate` never. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: `${SOURCE};undefined` });
  await session.detach();
}
