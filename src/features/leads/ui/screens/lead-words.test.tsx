import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { useFieldWords } from "./lead-words.ts";

function NameWords({ reason }: { reason: string }) {
  return useFieldWords()([{ field: "name", message: "", reason }]).name;
}

test("a name that is too long is not called too short", () => {
  // Words are known by their hash alone here.
  const [short, long] = ["name-too-short", "name-too-long"].map((reason) =>
    renderToStaticMarkup(
      <I18nProvider i18n={wordsIn("en", {})}>
        <NameWords reason={reason} />
      </I18nProvider>,
    ),
  );
  expect(short).not.toBe("");
  expect(long).not.toBe(short);
});
