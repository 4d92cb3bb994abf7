import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { MessageDescriptor } from "@lingui/core";
import { formatter } from "@lingui/format-po";
import { expect, test } from "vitest";
import { ACCOUNT_NOTICE } from "#features/accounts/ui/screens/account-notice.tsx";
import { ALERTS_NOTICE } from "#features/alerts/ui/screens/alerts-switch.tsx";
import { LEAD_NOTICE } from "#features/leads/ui/lead-notice.tsx";
import { NOTICES } from "#features/legal/model/notices.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** Values that stand in a notice; its words are hashed without them. */
const VALUES = { days: 2, years: 2, infoEmail: "i" };
type Line = MessageDescriptor | ((values: typeof VALUES) => MessageDescriptor);

/** Where the words of each notice stand, and in which catalogue. */
const WORDS = {
  account: { lines: Object.values(ACCOUNT_NOTICE) as Line[], catalogue: "accounts" },
  lead: { lines: Object.values(LEAD_NOTICE) as Line[], catalogue: "messages" },
  alerts: { lines: Object.values(ALERTS_NOTICE) as Line[], catalogue: "accounts" },
};

/** The words of a notice in a language, as they stand in its catalogue. */
async function wordsIn(language: Language, name: keyof typeof WORDS): Promise<string[]> {
  const { lines, catalogue } = WORDS[name];
  const file = `src/locales/${language}/${catalogue}.po`;
  const context = { locale: language, sourceLocale: "en", filename: file };
  const texts = await formatter().parse(readFileSync(file, "utf8"), context);
  return lines.map((line) => {
    const { id } = typeof line === "function" ? line(VALUES) : line;
    const { message = "", translation = "" } = texts[id] ?? {};
    const words = language === "en" ? message : translation;
    if (words === "") throw new Error(`${file} has no words for ${id}`);
    return words;
  });
}

async function hashOf(name: keyof typeof WORDS): Promise<string> {
  const words = await Promise.all(LANGUAGES.map((language) => wordsIn(language, name)));
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}

test.each(["account", "lead", "alerts"] as const)(
  "the %s notice says what its version said: other words are a new version",
  async (name) => {
    expect(await hashOf(name)).toBe(NOTICES[name].at(-1)?.sha256);
  },
);

test.each(["account", "lead", "alerts"] as const)(
  "versions of the %s notice are days, each once",
  (name) => {
    const versions = NOTICES[name].map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort());
    for (const version of versions) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  },
);
