import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { NETWORK } from "./call-api.ts";
import { useFailureWords } from "./failure-words.ts";

function Words({ given, code }: { given?: "untyped"; code: string }) {
  return useFailureWords(given)({ ...NETWORK, code });
}

test("what was typed is spoken of, and not where nothing was", () => {
  const said = (words: React.ReactNode) =>
    renderToStaticMarkup(<I18nProvider i18n={wordsIn("en", {})}>{words}</I18nProvider>);
  for (const code of ["network", "signed-out"]) {
    expect(said(<Words code={code} />)).toContain("What you typed");
    expect(said(<Words given="untyped" code={code} />)).not.toContain("typed");
  }
  expect(said(<Words given="untyped" code="busy" />)).toBe(said(<Words code="busy" />));
});
