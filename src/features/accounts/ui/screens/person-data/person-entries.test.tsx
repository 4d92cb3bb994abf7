import type { Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { PersonEntries } from "./person-entries.tsx";

const NO_WORDS: Messages = new Proxy({}, { get: () => ["word"] });

test("telephone numbers stand in groups, addresses as they are", () => {
  const joins = [{ contact: "+919876543210", joinedWith: "ravi@homes.example", joinedAt: null }];
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", NO_WORDS)}>
      <PersonEntries entries={joins} />
    </I18nProvider>,
  );
  expect(drawn).toContain(">+91 98765 43210<");
  expect(drawn).toContain(">ravi@homes.example<");
});
