import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { AskedFields } from "./asked-fields.tsx";

function openFolds(query: string): number {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", {})}>
      <AskedFields params={new URLSearchParams(query)} wrong={[]} />
    </I18nProvider>,
  );
  return html.match(/<details open/g)?.length ?? 0;
}

test.each([
  ["", 0],
  // As the form leaves it in the address once any other field is typed in.
  ["rate=22,000&development=&corpus=&corner=&lawyer=&bank=&down=&interest=8.5&years=20", 0],
  ["development=2,00,000&interest=8.5&years=20", 1],
  ["development=&years=15", 1],
  ["bank=many&down=10,00,000", 2],
])("of %j so many folds are open, those in which something was filled: %i", (query, open) => {
  expect(openFolds(query)).toBe(open);
});
