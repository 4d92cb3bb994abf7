import { globSync, readFileSync } from "node:fs";
import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";

/** Words that nobody can look up, by docs/glossary.md, each with what to say. */
const BANNED = new Map([
  ["door", "deps, route, handler or socket"],
  ["doors", "deps"],
  ["keeper", "what it holds: cache, store, catalogue"],
  ["desk", "admin or console"],
  ["deed", "action; the paper alone is a deed"],
  ["deeds", "actions"],
  ["papers", "PDFs or documents"],
  ["standing", "legal, placed, or what is meant"],
  ["kept", "stored, cached or waiting"],
  ["work", "context"],
]);
/** Identifiers in which a banned word is the trade's own. */
const OF_THE_TRADE = new Set(["deedOfSale"]);

const FILES = globSync("{src,packages,scripts,bench,e2e}/**/*.{ts,tsx}", {
  exclude: ["**/node_modules/**"],
});

/** "toAdminListings" → to, admin, listings. */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

const banned = (name: string) =>
  OF_THE_TRADE.has(name) ? [] : wordsOf(name).filter((word) => BANNED.has(word));

/** Where a banned word may stand in a name; code without it, most of all, is not parsed. */
const SUSPECT = new RegExp(
  [...BANNED.keys()]
    .flatMap((word) => [
      `(?<![A-Za-z])${word}`,
      word[0]?.toUpperCase() + word.slice(1),
      word.toUpperCase(),
    ])
    .map((word) => `${word}(?![a-z])`)
    .join("|"),
);

/** Every name that code gives or uses, wherever it stands in the tree; none where none can be banned. */
function identifiersOf(code: string, file: string): Set<string> {
  const names = new Set<string>();
  if (!SUSPECT.test(code)) return names;
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    if (typeof node !== "object" || node === null) return;
    const { type, name } = node as { readonly type?: unknown; readonly name?: unknown };
    if (typeof type === "string" && type.endsWith("Identifier") && typeof name === "string")
      names.add(name);
    Object.values(node).forEach(walk);
  };
  walk(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return names;
}

test("identifiers are made of words that can be looked up", () => {
  const found = FILES.flatMap((file) =>
    [...identifiersOf(readFileSync(file, "utf8"), file)]
      .filter((name) => banned(name).length > 0)
      .map((name) => `${file}: ${name} (say ${banned(name).map((word) => BANNED.get(word))})`),
  );
  expect(found).toEqual([]);
  // Every file is parsed.
}, 120_000);

test("files and folders are named by words that can be looked up", () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(
    FILES.filter((file) => file.split(/[/.]/).some((part) => banned(part).length > 0)),
  ).toEqual([]);
});

test("a banned word is found in a name, not in another word or a sentence", () => {
  const code = `// the desk\nexport const keptLead = (network: Workbook) => "doors" + network.onStanding;`;
  const names = [...identifiersOf(code, "x.ts")].filter((name) => banned(name).length > 0);
  expect(names.sort()).toEqual(["keptLead", "onStanding"]);
  expect(banned("deedOfSale")).toEqual([]);
});
