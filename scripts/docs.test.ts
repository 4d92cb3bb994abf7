import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "packages/layout-art/README.md",
  "packages/site-model/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

const FOLDERS = "src|packages|public|scripts|data|docs|bench|e2e";
const QUOTED_PATH = `\`((?:${FOLDERS})(?:\\/[^\`*{}\\s]*)?)\``;

/** A page of a package names its own source from where it stands. */
function fromRoot(path: string, page: string): string {
  return page.startsWith("packages/") && path.startsWith("src/") ? join(page, "..", path) : path;
}

/** Paths of this project in a text: in backticks with a known first folder, or linked. */
function namedPaths(text: string, page: string): string[] {
  const quoted = [...text.matchAll(new RegExp(QUOTED_PATH, "g"))];
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)];
  return [
    ...quoted.map(([, path = ""]) => fromRoot(path, page)),
    ...linked.map(([, path = ""]) => join(page, "..", path)),
  ];
}

const NAME = "`([A-Za-z_]\\w*)`";
const NAMES = `((?:${NAME}(?:, | and ))*${NAME})`;
/** "`A`, `B` and `C` in `path`", "`A` of `path`", "`A` (`path`)". */
const NAMES_IN_PATH = new RegExp(`${NAMES},? (?:(?:in|of) |\\()${QUOTED_PATH}`, "g");

/** Names that a text says a file has, each with its path. */
function namesInFiles(text: string, page: string): { name: string; path: string }[] {
  const told = text.replace(/\s+/g, " ").matchAll(NAMES_IN_PATH);
  return [...told].flatMap(([, names = "", , , path = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => ({ name, path: fromRoot(path, page) })),
  );
}

/** False where a file is there and the name does not stand in it; of a folder, in none of its files. */
function stands({ name, path }: { name: string; path: string }): boolean {
  const files = statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`) : [path];
  const word = new RegExp(`\\b${name}\\b`);
  return files.some((file) => word.test(readFileSync(file, "utf8")));
}

test.each(pages)("%s names only paths that exist", (page) => {
  const missing = namedPaths(readFileSync(page, "utf8"), page).filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test("a name that a page says is in a file stands there", () => {
  const told = pages.flatMap((page) =>
    namesInFiles(readFileSync(page, "utf8"), page).map((each) => ({ page, ...each })),
  );
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter(({ path }) => existsSync(path)).filter((each) => !stands(each))).toEqual([]);
});

test("a name that does not stand in its file is noticed", () => {
  const text =
    "`Gone` in `src/services.ts`, `gone` and `Services` of\n`src/services.ts`; `absent` (`src/services.ts`), `lost` in `src/lib`";
  const told = namesInFiles(text, "docs/x.md").filter((each) => !stands(each));
  expect(told.map(({ name }) => name)).toEqual(["Gone", "gone", "absent", "lost"]);
});

test("the page of a package names each of its entries", () => {
  for (const name of ["layout-art", "site-model"]) {
    const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
    const entries = Object.keys(exports).map((entry) => join(name, entry));
    const page = readFileSync(`packages/${name}/README.md`, "utf8");
    expect(entries.filter((entry) => !new RegExp(`\\b${entry}(?![\\w/-])`).test(page))).toEqual([]);
  }
});

/** Scripts that npm runs by itself, or that CONTRIBUTING.md tells of as one works. */
const UNTOLD = ["build", "format", "law"];

test("the table of commands names each script of package.json, and no other", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const told = [
    ...readFileSync("README.md", "utf8").matchAll(/npm (?:run )?(?:--silent )?([\w:]+)/g),
  ];
  const names = Object.keys(scripts).filter((name) => !/^pre/.test(name));
  const commands = new Set(told.map(([, name = ""]) => name));
  expect(names.filter((name) => !commands.has(name))).toEqual(UNTOLD);
  expect([...commands].filter((name) => !(name in scripts))).toEqual([]);
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
