import { resolve } from "node:path";
import { expect, test } from "vitest";
import { chunkOf, exportedFrom, importedNames } from "./chunks.ts";

test("of an entry only the files behind the imported names are a page's", () => {
  const importer = `import { Heart as Saved } from "#features/saved/ui.ts";
    import { other } from "#features/search/ui.ts";`;
  const entry = `export { CompareScreen } from "./ui/screens/compare-screen.tsx";
    export { count, Heart } from "./ui/heart.tsx";
    export const load = () => import("./late.ts");`;
  const names = importedNames(importer, "#features/saved/ui.ts");
  expect(names).toEqual(new Set(["Heart"]));
  expect(exportedFrom(entry, names)).toEqual(["./ui/heart.tsx"]);
});

test("a module that is gone cannot fall out of its file unseen", () => {
  expect(() => chunkOf("words", "scripts", ["chunks.ts", "gone.ts"])).toThrow("gone.ts");
  const { test: holds } = chunkOf("words", "scripts", ["chunks.ts"]);
  expect(holds(resolve("scripts/chunks.ts"))).toBe(true);
  expect(holds(resolve("scripts/chunks.test.ts"))).toBe(false);
});
