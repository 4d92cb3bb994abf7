import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds wrong with the page as it stands, each in a line. */
export async function violations(page: Page): Promise<string[]> {
  // A page that was looked at before has it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations: found } = await checker.run({ resultTypes: ["violations"] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`,
      ),
    );
  });
}
