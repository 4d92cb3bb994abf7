import type { Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Profile } from "#features/accounts/model/replies.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { DataSection } from "./data-section.tsx";

/** Every text as the two dates alone: words are known by their hash, which no test repeats. */
const DATES: Messages = new Proxy({}, { get: () => [["version"], " / ", ["agreed"]] });

test("the notice that was agreed to is told by its day, as dates are elsewhere", () => {
  const consent = { noticeVersion: "2026-11-23", agreedAt: "2026-11-24T20:00:00.000Z" };
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", DATES)}>
      <MemoryRouter>
        <DataSection profile={{ name: "Ravi", email: "ravi@home.example", consent } as Profile} />
      </MemoryRouter>
    </I18nProvider>,
  );
  expect(drawn).toContain("23 Nov 2026 / 25 Nov 2026");
});
