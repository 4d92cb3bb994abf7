import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { StatusChoices } from "./status-choices.tsx";

/** The choices by value, the chosen one with a star. */
function choicesOf(value: string): string[] {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", {})}>
      <StatusChoices name="status" value={value} onChoose={() => undefined} />
    </I18nProvider>,
  );
  return [...html.matchAll(/<input[^>]*>/g)].map(([input]) => {
    const [, text = ""] = /value="([^"]*)"/.exec(input) ?? [];
    return input.includes("checked") ? `${text} *` : text;
  });
}

test("a text of its own stays chosen beside the choices until another is taken", () => {
  expect(choicesOf("Booked")).toEqual(["Booked *", "Available", "Coming soon", "Sold out"]);
});

test("another spelling of a choice is that choice", () => {
  expect(choicesOf("SOLD-OUT")).toEqual(["Available", "Coming soon", "Sold out *"]);
});
