import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { allInCost } from "#features/calculators/model/all-in-cost.ts";
import type { Rupees } from "#lib/units/units.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { CostLines } from "./cost-lines.tsx";

test("the tax kept back is told as so many per cent of what it is counted on", () => {
  // Example 2 of docs/costs.md.
  const cost = allInCost(4_800_000 as Rupees, 5_200_000 as Rupees);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", {})}>
      <CostLines cost={cost} />
    </I18nProvider>,
  );
  expect(html).toContain("You hold back ₹52,000 of the price, 1% of ₹52,00,000, and pay it");
  expect(html).toContain("the seller gets ₹47,48,000.");
});
