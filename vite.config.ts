import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkOf, frameChunk } from "./scripts/chunks.ts";
import { filesBesideCode } from "./scripts/files-beside-code.ts";
import { offlineWorker } from "./scripts/offline-worker.ts";

/** What a listing's page shares with saved homes, comparisons and the map's markers. */
const SHARED_PARTS = chunkOf("shared-parts", "src", [
  "features/listings/ui/seen-listings.ts",
  "features/listings/ui/status-words.ts",
  "features/listings/ui/page/share-button.tsx",
]);

/** Head and body of a listing's page, which two routes show: apart they compress badly. */
const LISTING_PAGE = chunkOf("listing-page", "src/features/listings/ui/page", [
  "listing-head.tsx",
  "listing-page.tsx",
]);
/** What cards and pages show of a listing: a dozen files of a few hundred bytes compress badly. */
const LISTING_WORDS = chunkOf("listing-words", "src/features/listings/ui", [
  "approval-words.ts",
  "budget-line.tsx",
  "card-pictures.tsx",
  "feature-mark.tsx",
  "illustration.tsx",
  "known-texts.ts",
  "listing-badges.tsx",
  "listing-card.tsx",
  "photograph.tsx",
  "unit-words.ts",
  "words.tsx",
]);

/** What speaks against a listing's claims, and the words for those claims: the comparison needs both. */
const CLAIM_WORDS = chunkOf("claim-words", "src/features/listings/ui", [
  "contradiction-words.ts",
  "exterior-words.ts",
]);

/** What a request is about, in words and drawn: its dialog and the console show both. */
const LEAD_SUBJECT = chunkOf("lead-subject", "src/features/leads", [
  "model/lead-place.ts",
  "model/place-words.ts",
  "ui/subject-picture.tsx",
]);

/** Each a few hundred bytes, and every page of plots has all: one file, one request. */
const PLOT_WORDS = chunkOf("plot-words", ".", [
  "packages/site-model/src/terms.ts",
  "src/features/projects/model/plot-subject.ts",
  "src/features/projects/ui/plan/plan-scale.tsx",
  "src/features/projects/ui/plot-words.ts",
]);

/** The days and hours of India: who needs the one needs the other. */
const INDIA_TIME = chunkOf("india-time", "src", [
  "lib/time/time.ts",
  "platform/i18n/india-time.ts",
]);

/** How a search is written as an address, which the landing page needs as well. */
const SEARCH_URL = chunkOf("search-url", "src/features/search/model/query", ["search-url.ts"]);

/** What is of the search screen alone, and of parts that come late there. */
const SEARCH_PARTS = chunkOf("search-parts", "src/features", [
  "alerts/model/saved-search.ts",
  "search/model/answer/looser.ts",
  "search/ui/catalogue-cache.ts",
  "search/ui/filters/sort-select.tsx",
]);

/** What saved homes and their comparison share. */
const COMPARISON = chunkOf("comparison", "src/features/saved", [
  "model/compare-url.ts",
  "ui/screens/caution.tsx",
]);

/** What most pages of the console share, each a few hundred bytes. */
const CONSOLE_PARTS = chunkOf("console-parts", "src/features/admin/ui", [
  "admin-context.tsx",
  "calls/console-calls.ts",
  "chosen-bar.tsx",
  "console-part.tsx",
  "focus-first-wrong.ts",
]);

export default defineConfig(async ({ command }) => ({
  plugins: [
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // Tests do without: a third of a second less before the first of them.
    process.env.VITEST ? null : (await import("@react-router/dev/vite")).reactRouter(),
    filesBesideCode(),
    offlineWorker(),
    lingui({ failOnMissing: command === "build", failOnCompileError: true }),
  ],
  // What React itself has: the store of libraries that also run on a React before 18.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" }],
  },
  build: { assetsInlineLimit: 0 },
  optimizeDeps: {
    exclude: ["maplibre-gl"],
    include: ["@lingui/core", "@lingui/react", "react-map-gl/maplibre", "supercluster", "kdbush"],
  },
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": '"production"' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every page loads a list of all files: a letter more in their marks is 240 bytes of each page's script.
              entryFileNames: "assets/[name]-[hash:7].js",
              chunkFileNames: "assets/[name]-[hash:7].js",
              codeSplitting: {
                groups: [
                  { name: frameChunk() },
                  LISTING_WORDS,
                  CLAIM_WORDS,
                  LEAD_SUBJECT,
                  PLOT_WORDS,
                  INDIA_TIME,
                  SEARCH_URL,
                  SEARCH_PARTS,
                  SHARED_PARTS,
                  LISTING_PAGE,
                  COMPARISON,
                  CONSOLE_PARTS,
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          target: "node24",
          rolldownOptions: {
            input: "./src/server/start.ts",
            // One letter beyond ASCII and each of the whole file is held in two bytes.
            output: { charset: "ascii" as const, comments: false },
          },
        },
        resolve: {
          noExternal: true as const,
          external: [
            "@electric-sql/pglite",
            "@node-rs/argon2",
            "harfbuzzjs",
            "oidc-provider",
            "pdfkit",
            "pino",
            "sharp",
          ],
        },
      },
    },
  }),
}));
