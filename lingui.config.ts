import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Texts of pages that most visits never open: each group is fetched with its pages alone. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    "src/accounts/screens",
    "src/accounts/failure-words.ts",
    "src/favourites/screens",
    "src/listings/sheet-picture.tsx",
  ],
  leads: ["src/leads/screens"],
  agent: ["src/agent", "src/accounts/second-factor", "src/leads/inbox", "src/desk", "src/numbers"],
  project: ["src/project/screens", "src/tools/cost-lines.tsx"],
  landing: ["src/landing"],
  tools: ["src/tools"],
  pages: ["src/standing"],
};
/** Rooms whose words only the server says: in a catalogue that no page loads. */
const SERVER_ONLY = ["src/mail", "src/server"];
const TESTS = ["**/*.test.ts", "**/*.test.tsx"];

const fromRoot = (path: string) => `<rootDir>/${path}`;
const allBelow = (path: string) => fromRoot(/\.tsx?$/.test(path) ? path : `${path}/**`);
const catalogue = (name: string, paths: readonly string[]) => ({
  path: fromRoot(`src/locales/{locale}/${name}`),
  include: paths.map(fromRoot),
  exclude: TESTS,
});

export default defineConfig({
  locales: ["en", "te", "hi"],
  sourceLocale: "en",
  fallbackLocales: false,
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      ...catalogue("messages", ["src"]),
      exclude: [
        ...TESTS,
        ...Object.values(PAGES).flat().map(allBelow),
        ...SERVER_ONLY.map((room) => `**/${room}/**`),
      ],
    },
    ...Object.entries(PAGES).map(([name, paths]) => catalogue(name, paths)),
    catalogue("server", SERVER_ONLY),
  ],
});
