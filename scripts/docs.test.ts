import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

/** Paths of this project in a text: in backticks with a known first folder, or linked. */
function namedPaths(text: string, page: string): string[] {
  const quoted = [
    ...text.matchAll(/`((?:src|packages|public|scripts|data|docs|bench|e2e)(?:\/[^`*{}\s]*)?)`/g),
  ];
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)];
  return [
    ...quoted.map(([, path = ""]) => path),
    ...linked.map(([, path = ""]) => join(page, "..", path)),
  ];
}

test.each(pages)("%s names only paths that exist", (page) => {
  const missing = namedPaths(readFileSync(page, "utf8"), page).filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test("a path that does not exist is noticed", () => {
  const paths = namedPaths(
    "see `src/nowhere/at-all.ts`, `packages/none` and [it](gone.md)",
    "docs/x.md",
  );
  expect(paths.filter((path) => !existsSync(path))).toHaveLength(3);
});
