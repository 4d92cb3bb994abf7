// Where the visitor's own colours stand in for the site's, what is chosen still differs from the rest.
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openBrowser, PHONE, soon, untilAlive } from "../browser.ts";

const { visit } = openBrowser();

const fill = (part: Locator) => part.evaluate((it) => getComputedStyle(it).backgroundColor);
const chip = (choice: Locator) => choice.locator("xpath=ancestor::label");

test("a chosen filter, view, day and tab can be told from the others", async () => {
  const options = { forcedColors: "active", viewport: PHONE } as const;
  const search = await visit("/searchProperties", options);
  await untilAlive(search);
  const view = search.getByRole("navigation", { name: "View" }).getByRole("link");
  expect(await fill(view.first())).not.toBe(await fill(view.last()));
  await search.getByRole("button", { name: "Filters" }).click();
  const types = search.getByRole("dialog").getByRole("group", { name: "Type" });
  const [plot, villa] = [/^Plot/, /^Villa/].map((name) => chip(types.getByRole("radio", { name })));
  expect(await fill(plot as Locator)).not.toBe(await fill(villa as Locator));

  const compare = await visit("/compare?ids=P06180094959,P06200082202", options);
  const tabs = compare.getByRole("tab");
  expect(await fill(tabs.first())).not.toBe(await fill(tabs.last()));

  const project = await visit("/projects", options);
  await untilAlive(project);
  const [plan, above] = ["Plan", "Above"].map((name) =>
    project.getByRole("button", { name, exact: true }),
  ) as [Locator, Locator];
  expect(await fill(plan)).not.toBe(await fill(above));
  await project.getByRole("link", { name: "Schedule Site Visit" }).first().click();
  // Days come after "Decide by phone", which is one of the choices as well.
  const group = project.getByRole("dialog").getByRole("group", { name: /^Day/ });
  const days = group.getByRole("radio", { name: /\d{4}/ });
  await days.first().check();
  const [first, second] = [chip(days.first()), chip(days.nth(1))];
  await soon(async () => [await fill(first), await fill(second)]).not.toEqual([
    await fill(second),
    await fill(second),
  ]);
});

test("a bar of the comparison keeps its colour, on a ground of its own", async () => {
  const page = await visit("/compare?ids=P06180094959,P06200082202", { forcedColors: "active" });
  const bar = page.locator("td [aria-hidden=true] > i.bg-river").first();
  expect(await fill(bar)).not.toBe(await fill(bar.locator("..")));
});
