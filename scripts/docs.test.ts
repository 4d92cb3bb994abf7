import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
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

/** This file names some that do not exist. */
const sources = globSync("{src,packages,scripts,bench,e2e}/**/*.{ts,tsx,mjs}", {
  exclude: ["**/node_modules/**", "scripts/docs.test.ts"],
});
const COMMENT = /(?<=^|[\s({])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** `#lib/geo/geo.ts` or `src/lib/geo/geo.ts`; not a pattern of several, and not within an address. */
const PATH =
  /(?<![\w./:#-])(?:#[a-z][\w-]*|src|packages|scripts|data|docs|bench|e2e|public)\/[\w./-]+(?![\w./*{}-])/g;

/** Paths of this project in the comments of some code, from its root. */
function commentedPaths(code: string): string[] {
  const comments = code.match(COMMENT) ?? [];
  return comments
    .flatMap((comment) => comment.match(PATH) ?? [])
    .map((path) => path.replace(/^#(?!data\/)/, "src/").replace(/^#|\.$/g, ""));
}

test("comments name only paths that exist", () => {
  const named = sources.flatMap((file) =>
    commentedPaths(readFileSync(file, "utf8")).map((path) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test("a path in a comment is found, one in code or an address is not", () => {
  const code = `import "#gone/code.ts";
// as \`#gone/line.ts\`, and src/gone/*.avif, https://host.example/docs/gone
/** See src/gone/block.ts. */`;
  expect(commentedPaths(code)).toEqual(["src/gone/line.ts", "src/gone/block.ts"]);
});
