import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { LANGUAGES } from "./src/platform/i18n/languages.ts";

/** Texts of pages that most visits never open: each group is fetched with its pages alone. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    "src/features/accounts/ui/screens",
    "src/features/accounts/ui/failure-words.ts",
    "src/features/saved/ui/screens",
    "src/features/alerts/ui/screens",
    "src/features/listings/ui/plan-picture.tsx",
    "src/features/listings/ui/status-words.ts",
  ],
  leads: [
    "src/features/leads/ui/screens",
    "src/features/leads/model/place-words.ts",
    "src/platform/ui/shell/sample-note.tsx",
  ],
  agent: [
    "src/features/admin",
    "src/features/leads/ui/kind-words.ts",
    "src/features/leads/model/place-words.ts",
    "src/features/listings/ui/contradiction-words.ts",
    "src/features/listings/ui/status-words.ts",
    "src/features/projects/ui/plan/plan-scale.tsx",
    "src/features/projects/ui/plot-words.ts",
  ],
  fields: ["src/features/listings/model/fields/listing-fields.ts"],
  listing: [
    "src/features/listings/ui/page/lower",
    "src/features/listings/ui/page/near",
    "src/features/listings/ui/page/doubts-content.tsx",
    "src/features/listings/ui/page/twin-note.tsx",
    "src/features/listings/ui/status-words.ts",
    "src/features/listings/ui/contradiction-words.ts",
  ],
  project: [
    "src/features/projects/ui",
    "src/features/listings/ui/page/near",
    "src/features/calculators/ui/cost-lines.tsx",
    "src/features/calculators/ui/duty-words.ts",
    "src/features/calculators/ui/cost-and-loan.tsx",
    "src/features/calculators/ui/asked-fields.tsx",
    "src/features/calculators/ui/loan-fields.tsx",
    "src/features/calculators/ui/tool-form.tsx",
  ],
  landing: ["src/features/landing", "src/features/projects/ui/sample-words.ts"],
  tools: ["src/features/calculators"],
  pages: ["src/features/legal", "src/platform/ui/shell/sample-note.tsx"],
};
/** Where words stand that only the server says: in a catalogue that no page loads. */
const SERVER_ONLY = [
  "src/features/*/mails/*",
  "src/server",
  "src/features/leads/queries",
  "src/features/listings/illustrations",
  "src/features/listings/import",
  "src/features/projects/pdf",
];
/** Names that pages and the server say alike. */
const SAID_BY_BOTH = [
  "src/features/leads/ui/kind-words.ts",
  "src/features/leads/model/place-words.ts",
  "src/features/listings/ui/exterior-words.ts",
  "src/features/listings/ui/known-texts.ts",
];
const TESTS = ["**/*.test.ts", "**/*.test.tsx"];

const fromRoot = (path: string) => `<rootDir>/${path}`;
const allBelow = (path: string) => fromRoot(/\.tsx?$/.test(path) ? path : `${path}/**`);
const catalogue = (name: string, paths: readonly string[]) => ({
  path: fromRoot(`src/locales/{locale}/${name}`),
  include: paths.map(fromRoot),
  exclude: TESTS,
});

export default defineConfig({
  locales: [...LANGUAGES],
  sourceLocale: "en",
  fallbackLocales: false,
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      ...catalogue("messages", ["src"]),
      exclude: [
        ...TESTS,
        ...Object.values(PAGES).flat().map(allBelow),
        ...SERVER_ONLY.flatMap((path) => [`**/${path}`, `**/${path}/**`]),
      ],
    },
    ...Object.entries(PAGES).map(([name, paths]) => ({
      ...catalogue(name, paths),
      exclude: [...TESTS, ...SERVER_ONLY.flatMap((path) => [`**/${path}`, `**/${path}/**`])],
    })),
    catalogue("server", [...SERVER_ONLY, ...SAID_BY_BOTH]),
  ],
});
