import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    process.env.VITEST ? null : reactRouter(),
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
