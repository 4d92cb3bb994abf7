import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * Files share a worker and the libraries in it, which takes a third off the unit tests: none changes
 * what another stands on, and the globals that a test stands in for are put back.
 */
const SHARED_WORKERS = {
  isolate: false,
  unstubGlobals: true,
  setupFiles: "./scripts/between-test-files.ts",
};

/** Journeys in a browser, on a site that the whole project shares. */
const JOURNEYS = {
  ...SHARED_WORKERS,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // On a machine that others share a journey may meet a pause of seconds; the end of the run names
  // each that needed its second try.
  retry: 1,
  // Browsers mostly wait: two files at a time take little more than one.
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/count-reporter.ts"],
    onConsoleLog: () => {
      throw new Error(
        "A test printed to the console: say it in an assertion, or silence the code.",
      );
    },
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          name: "unit",
          ...SHARED_WORKERS,
          include: ["{src,packages,scripts}/**/*.test.{ts,tsx}"],
          // A busy machine takes many times as long; what hangs is still found.
          testTimeout: 60_000,
          // One core is not left over, as by default: of two that is half of the machine.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          globalSetup: "./e2e/serve.ts",
          ...JOURNEYS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: "./vite.config.ts",
        test: {
          name: "e2e-postgresql",
          include: [
            "e2e/accounts/{accounts,account-sessions,account-profile,social}.e2e.ts",
            "e2e/saved/favourites.e2e.ts",
          ],
          globalSetup: "./e2e/serve-postgresql.ts",
          ...JOURNEYS,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
