import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Rupees } from "#lib/units/units.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { RateField } from "./rate-field.tsx";

const MEDIAN = { rate: 21_500 as Rupees, n: 46 };

function fieldOf(rate: string): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", {})}>
      <RateField params={new URLSearchParams({ rate })} wrong={[]} median={MEDIAN} />
    </I18nProvider>,
  );
}

test.each([
  ["21500", true],
  // As the form sends it once another field is typed in.
  ["21,500", true],
  ["21,000", false],
  ["", false],
])("of a rate of %j the median is named as its source: %s", (rate, isNamed) => {
  expect(fieldOf(rate).includes("The median of the 46 layouts")).toBe(isNamed);
});
