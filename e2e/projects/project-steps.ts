// The project's page and its plan, as journeys reach and read them.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { type Browsing, untilAlive } from "../browser.ts";

interface PlanPlot {
  readonly number: number;
  readonly sizeSqYd: number;
  readonly facing: string;
  readonly status: string;
  readonly corner: boolean;
}
export const PLAN = JSON.parse(readFileSync("data/project-plan.json", "utf8")) as {
  readonly plots: readonly PlanPlot[];
};
export const PROJECT = "/projects";

/** Opens pages that answer, the project's unless told otherwise. */
export function projectOpener(visit: Browsing["visit"]) {
  return async (path = PROJECT, options?: Parameters<typeof visit>[1]) => {
    const page = await visit(path, options);
    await untilAlive(page);
    return page;
  };
}

export const plot = (page: Page, number: number) => page.locator(`a[data-plot="${number}"]`);
export const sheet = (page: Page, number: number) =>
  page.getByRole("region", { name: `Plot ${number}`, exact: true });
export const match = (page: Page) => page.locator("#plan [role=status]").first().textContent();
export const zoom = (page: Page) =>
  page.locator(".plan-sheet").evaluate((element) => {
    const { transform } = getComputedStyle(element);
    return transform === "none" ? 1 : new DOMMatrix(transform).a;
  });
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("data-plot") ?? null);
