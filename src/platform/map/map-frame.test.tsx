import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCatalogue } from "#platform/i18n/catalogues.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { NorthArrow } from "./map-frame.tsx";

test.each([
  ["en", "N"],
  ["te", "ఉ"],
  ["hi", "उ"],
] as const)("on a page in %s north is lettered %s", async (language, letter) => {
  const words = wordsIn(language, await loadCatalogue(language, "messages"));
  const html = renderToStaticMarkup(
    <I18nProvider i18n={words}>
      <NorthArrow />
    </I18nProvider>,
  );
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(letter);
});
