import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { allInCost } from "#features/calculators/model/all-in-cost.ts";
import type { Rupees } from "#lib/units/units.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { CostAndLoan } from "./cost-and-loan.tsx";

function told(query: string): string {
  const Component = () => (
    <I18nProvider i18n={wordsIn("en", {})}>
      <CostAndLoan cost={allInCost(4_000_000 as Rupees)} params={new URLSearchParams(query)} />
    </I18nProvider>
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component }]);
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: {} } }} />);
  return html.replaceAll(/<[^>]*>/g, "");
}

test.each([
  ["years=1", "A loan of ₹30,00,000 at 8.5% a year, repaid in 1 year."],
  ["years=15", "A loan of ₹30,00,000 at 8.5% a year, repaid in 15 years."],
])("a loan of %s is told as “%s”", (query, words) => {
  expect(told(query)).toContain(words);
});
