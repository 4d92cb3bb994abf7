import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * Modules that every page loads, and those that kinds of pages share, as one file each: left to
 * themselves they fall into dozens of a few hundred bytes that compress badly, and every page
 * loads the list of them all.
 */
const SHARED = [
  {
    name: "frame",
    test: /src\/(accounts\/(session|call-api|next-path|account-menu|signed-out-notice)|favourites\/(saved-homes|heart|save-notice|visitor-layout)|leads\/(lead-launcher|enquire-path|kept-leads|lead-kinds)|listings\/save-slot|locales\/(languages|formats|words-in)|project\/project-facts|ui\/(notice|icon|icon-names|button|local-link|title-block|use-dismiss|use-closing-menu|until-loaded|use-fetched|use-json|when-near|words-frame|shell\/))|node_modules\/react-dom\/(index|cjs\/react-dom\.)/,
  },
  {
    name: "listing-parts",
    test: /src\/(costs\/(budget|units)|listings\/(feature-mark|features|words|approval-badge|illustration|photograph|view-words|type-names|exterior|sketch\/views|sketch\/amenities|page\/(road-surfaces|share-button))|ui\/(plot-glyph|range-slider))\.tsx?/,
  },
  {
    name: "project-parts",
    test: /src\/project\/(papers\/paper-names|screens\/(contact-links|drawn-picture|plot-sheet|project-words|use-plan-state))\.tsx?/,
  },
  {
    name: "account-parts",
    test: /src\/(accounts\/(account-rules|screens\/(use-arrival|use-account-rules))|favourites\/use-arrive|ui\/(password-field|code-field))\.tsx?/,
  },
  {
    name: "console-parts",
    test: /src\/(accounts\/second-factor\/(console-calls|use-loaded)|leads\/inbox\/screens\/(news|inbox-words)|desk\/(published-mark|send-file)|ui\/(download|filter-search|filter-choice))\.tsx?/,
  },
];

const CHUNK_SIZE = 'return Buffer.byteLength(chunk, "utf8")';

/**
 * React counts the bytes of every piece of a page, to decide what to stream first. A page here is
 * one string (see docs/decisions/a-page-is-one-string.md), and counting was a fifteenth of its cost.
 */
function uncountedChunks(): Plugin {
  return {
    name: "uncounted-chunks",
    transform: {
      filter: { id: /react-dom-server\.bun\.production\.js$/ },
      handler(code) {
        if (!code.includes(CHUNK_SIZE)) this.error("React no longer counts bytes as it did");
        return { code: code.replace(CHUNK_SIZE, "return chunk.length"), map: null };
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    process.env.VITEST ? null : reactRouter(),
    uncountedChunks(),
    lingui({ failOnMissing: command === "build", failOnCompileError: true }),
  ],
  build: { assetsInlineLimit: 0 },
  optimizeDeps: {
    exclude: ["maplibre-gl"],
    include: ["@lingui/core", "@lingui/react", "react-map-gl/maplibre", "supercluster", "kdbush"],
  },
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": '"production"' },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
      ssr: {
        build: { target: "node24", rolldownOptions: { input: "./src/server/start.ts" } },
        resolve: {
          noExternal: true as const,
          external: ["@electric-sql/pglite", "@node-rs/argon2", "oidc-provider", "pino", "sharp"],
        },
      },
    },
  }),
}));
