import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Texts of pages that most visits never open; kept out of what every page loads. */
const ACCOUNT_PAGES = [
  "<rootDir>/src/accounts/screens",
  "<rootDir>/src/accounts/failure-words.ts",
  "<rootDir>/src/favourites/screens",
];
/** Texts of the dialog and the pages of leads: fetched when somebody asks for something. */
const LEAD_PAGES = ["<rootDir>/src/leads/screens"];
/** Texts of the agent's console. */
const AGENT_PAGES = [
  "<rootDir>/src/agent",
  "<rootDir>/src/accounts/second-factor",
  "<rootDir>/src/leads/inbox",
  "<rootDir>/src/desk",
];
/** Rooms whose words only the server says: in a catalogue of their own, which no page loads. */
const SERVER_ONLY = ["src/mail", "src/server"];
const TESTS = ["**/*.test.ts", "**/*.test.tsx"];

export default defineConfig({
  locales: ["en", "te", "hi"],
  sourceLocale: "en",
  fallbackLocales: false,
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/messages",
      include: ["<rootDir>/src"],
      exclude: [
        ...TESTS,
        ...[...ACCOUNT_PAGES, ...LEAD_PAGES, ...AGENT_PAGES].map((path) =>
          path.endsWith(".ts") ? path : `${path}/**`,
        ),
        ...SERVER_ONLY.map((room) => `**/${room}/**`),
      ],
    },
    {
      path: "<rootDir>/src/locales/{locale}/accounts",
      include: ACCOUNT_PAGES,
      exclude: TESTS,
    },
    {
      path: "<rootDir>/src/locales/{locale}/leads",
      include: LEAD_PAGES,
      exclude: TESTS,
    },
    {
      path: "<rootDir>/src/locales/{locale}/agent",
      include: AGENT_PAGES,
      exclude: TESTS,
    },
    {
      path: "<rootDir>/src/locales/{locale}/server",
      include: SERVER_ONLY.map((room) => `<rootDir>/${room}`),
      exclude: TESTS,
    },
  ],
});
