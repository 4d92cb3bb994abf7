import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { parseSearchParams } from "#features/search/model/query/search-url.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { ResultsHeading } from "./results-heading.tsx";

/** What the heading says of three layouts that an address finds. */
function headingOf(address: string): string {
  const state = parseSearchParams(new URLSearchParams(address));
  const Component = () => (
    <I18nProvider i18n={wordsIn("en", {})}>
      <ResultsHeading state={state} total={3} className="" />
    </I18nProvider>
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component }]);
  const root = { region: { around: "Guntur" } };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
  return html.replaceAll(/<[^>]*>/g, "");
}

test.each([
  ["q=Guntur&at=16.3,80.4&town=Guntur", "3 layouts in and around Guntur"],
  ["at=16.3,80.4&town=Guntur+district", "3 layouts in Guntur district"],
  ["q=గుంటూరు+జిల్లా&at=16.3,80.4&town=Guntur+district", "3 layouts in గుంటూరు జిల్లా"],
  ["q=Lam&at=16.4,80.5&r=8", "3 layouts within 8 km of Lam"],
])("the heading of %s says “%s”", (address, heading) => {
  expect(headingOf(address)).toBe(heading);
});
