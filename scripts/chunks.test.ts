import { expect, test } from "vitest";
import { exportedFrom, importedNames } from "./frame-chunk.ts";

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
