import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { SECTIONS, SectionNav } from "./section-nav.tsx";

test("the bar that is not shown yet lets the keyboard in, and comes with the focus", () => {
  const summary = { name: "Green Meadows", ratePerSqYard: null } as ListingSummary;
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", {})}>
      <SectionNav summary={summary} />
    </I18nProvider>,
  );
  const [, classes = ""] = /<nav[^>]* class="([^"]*)"/.exec(drawn) ?? [];
  const look = classes.split(" ");
  expect(drawn.match(/href="#/g)).toHaveLength(SECTIONS.length);
  expect(look).toContain("opacity-0");
  // Either would take its links out of the order of Tab.
  expect(look).not.toContain("invisible");
  expect(look).not.toContain("hidden");
  expect(look).toEqual(expect.arrayContaining(["has-focus-visible:opacity-100"]));
});
