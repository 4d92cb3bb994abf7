import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STORED_KEYS } from "#features/legal/ui/stored-keys.tsx";
import { CACHES } from "#platform/offline/offline-caches.ts";

const STORES = /\b(?:getItem|setItem)\(|\bStoredList[(<]/;

/** What the router's `ScrollRestoration` stores, by the name that it has in its files. */
const BY_THE_ROUTER = ["react-router-scroll-positions"].filter((key) =>
  globSync("node_modules/react-router/dist/production/**/*.js").some((file) =>
    readFileSync(file, "utf8").includes(`"${key}"`),
  ),
);

/** Files that store in the browser; of each the text. */
const storing = globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "**/*-testing.ts"] })
  .map((file) => ({ file, code: readFileSync(file, "utf8") }))
  .filter(({ code }) => STORES.test(code));

const keysIn = (code: string) =>
  [...code.matchAll(/const (?:\w+_)?KEY = "([^"]+)"/g)].map(([, key = ""]) => key);

test("the privacy page names every key that the code stores, and no other", () => {
  const stored = [
    ...storing.flatMap(({ code }) => keysIn(code)),
    ...Object.values(CACHES),
    ...BY_THE_ROUTER,
  ];
  expect(stored.sort()).toEqual(STORED_KEYS.flatMap(({ keys }) => keys).sort());
});

test("whatever is stored has a constant for its key, so that it is found", () => {
  const unnamed = storing.filter(
    ({ file, code }) => keysIn(code).length === 0 && file !== "src/platform/ui/stored-list.ts",
  );
  expect(unnamed.map(({ file }) => file)).toEqual([]);
  const literal = /\b(?:getItem|setItem)\(\s*["'`]/;
  expect(storing.filter(({ code }) => literal.test(code)).map(({ file }) => file)).toEqual([]);
});
