import { spawnSync } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { importRulesFile, ZONES } from "./import-law.ts";

const BIOME = resolve("node_modules/@biomejs/biome/bin/biome");
const folder = realpathSync(mkdtempSync(join(tmpdir(), "import-law-")));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints files that hold one import each; the answer is the refused ones, as "file: import". */
function refusals(planted: readonly (readonly [file: string, imported: string])[]): Set<string> {
  writeFileSync(join(folder, "rules.json"), importRulesFile());
  const config = { root: true, extends: ["./rules.json"] };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
  const files = new Map<string, string>();
  for (const [index, [file, imported]] of planted.entries()) {
    const path = file.replace("planted", `planted-${index}`);
    files.set(path, `${file}: ${imported}`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `import "${imported}";\n`);
  }
  const only = ["lint", "--only=style/noRestrictedImports", "--reporter=github"];
  const run = spawnSync(process.execPath, [BIOME, ...only, "--max-diagnostics=none", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  for (const name of ["src", "packages"])
    rmSync(join(folder, name), { recursive: true, force: true });
  const named = [...run.stdout.matchAll(/file=([^,]+),/g)].map(([, path = ""]) =>
    files.get(relative(folder, path)),
  );
  return new Set(named.filter((name) => name !== undefined));
}

const asText = (planted: readonly (readonly [string, string])[]) =>
  new Set(planted.map(([file, imported]) => `${file}: ${imported}`));

const bound = ZONES.filter(({ folder }) => folder !== "src/platform");
const plain = bound.filter(({ isServer }) => !isServer);

test("the rules that Biome reads are those of the table", () => {
  expect(readFileSync("biome.imports.json", "utf8")).toBe(importRulesFile());
});

test("every feature and every folder of the source is a zone", () => {
  const features = readdirSync("src/features").map((name) => `src/features/${name}`);
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const zones = new Set(ZONES.map((zone) => zone.folder));
  expect(features.filter((name) => !zones.has(name))).toEqual([]);
  const outside = folders.filter(({ name }) => !zones.has(`src/${name}`)).map(({ name }) => name);
  expect(outside.sort()).toEqual(["features", "locales"]);
});

test("an entry hands on and holds nothing itself, so that a page takes no more than it names", () => {
  const entries = globSync("src/features/*/{index,ui,index.server}.ts");
  expect(entries.length).toBeGreaterThan(20);
  const rest = entries.map((file) => [
    file,
    readFileSync(file, "utf8")
      .replace(/\/\*\*.*?\*\//gs, "")
      .replace(/export (?:type )?\{[^}]*\} from "\.\/[^"]+";/g, "")
      .trim(),
  ]);
  expect(rest.filter(([, code]) => code !== "")).toEqual([]);
});

test("what is plain of a feature runs without the build, as scripts and benches need it", () => {
  const entries = globSync("src/features/*/index.ts").map((file) => pathToFileURL(resolve(file)));
  const load = `for (const entry of ${JSON.stringify(entries)}) await import(entry);`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", load], {
    encoding: "utf8",
  });
  expect(run.stderr).toBe("");
});

test("a breach of each rule is refused in each part", () => {
  const owned = { "src/platform/map": "maplibre-gl", packages: "three/webgpu" };
  const planted = ZONES.flatMap(({ folder, isServer, isFlat }) => {
    const deep = isFlat ? folder : `${folder}/deep`;
    const files = [`${folder}/planted.ts`, `${deep}/planted.tsx`];
    if (!isServer) files.push(`${deep}/planted.server.ts`);
    const libraries = Object.entries(owned).flatMap(([owner, name]) =>
      owner === folder ? [] : [name],
    );
    const paths =
      folder === "packages"
        ? ["#data/rates.json", "../../src/services.ts", "../../../../../src/lib/geo/geo.ts"]
        : ["../elsewhere.ts", "./../elsewhere.ts", "../../packages/layout-art/src/index.ts"];
    const imports = ["#routes/home.tsx", "#root.tsx", ...paths, ...libraries];
    return files.flatMap((file) => imports.map((imported) => [file, imported] as const));
  });
  expect(refusals(planted)).toEqual(asText(planted));
});

test("a package imports its own files, at any depth, and nothing of the site", () => {
  const files = ["planted.ts", "src/planted.ts", "src/pdf/planted.ts", "src/pdf/deep/planted.ts"];
  const planted = files.flatMap((file) => {
    const root = "../".repeat(file.split("/").length + 1);
    return ["src/services.ts", "src/platform/i18n/languages.ts", "data/rates.json"].map(
      (path) => [`packages/site-model/${file}`, `${root}${path}`] as const,
    );
  });
  expect(refusals(planted)).toEqual(asText(planted));
  const own = ["../plan.ts", "../../scene/index.ts", "../../letters/shape-text.ts"].map(
    (path) => ["packages/site-model/src/pdf/deep/planted.ts", path] as const,
  );
  expect(refusals(own)).toEqual(new Set());
});

test("the database and the entries of the server are for files of the server", () => {
  const planted = plain.flatMap(({ folder, isFlat }) =>
    ["#platform/db/database.ts", "#features/listings/index.server.ts"].map(
      (imported) => [`${folder}${isFlat ? "" : "/ui"}/planted.tsx`, imported] as const,
    ),
  );
  expect(refusals(planted)).toEqual(asText(planted));
  const allowed = ["src/features/search/queries/planted.server.ts", "src/server/planted.ts"].map(
    (file) => [file, "#platform/db/database.ts"] as const,
  );
  expect(refusals(allowed)).toEqual(new Set());
});

test("between features only the entries, and only those that the table names", () => {
  const features = bound.filter(({ folder }) => folder.startsWith("src/features/"));
  const planted = features.flatMap(({ folder, allows }) =>
    features.flatMap((other) => {
      const name = other.folder.slice("src/".length);
      if (other.folder === folder) return [];
      const entry = `#${name}/index.ts`;
      const inside = [`${folder}/model/planted.ts`, `#${name}/model/planted.ts`] as const;
      return allows.includes(entry)
        ? [inside]
        : [inside, [`${folder}/model/planted.ts`, entry] as const];
    }),
  );
  expect(planted.length).toBeGreaterThan(200);
  expect(refusals(planted)).toEqual(asText(planted));
});

/** Features that a feature may use, by the table. */
const usedBy = (allows: readonly string[], folder: string) =>
  allows
    .flatMap((path) => /^#(features\/\w+)\/index\.ts$/.exec(path)?.[1] ?? [])
    .filter((used) => `src/${used}` !== folder)
    .map((used) => used.replace("features/", ""))
    .sort();
const features = ZONES.filter(({ folder }) => folder.startsWith("src/features/"));

test("a feature uses each of those that the table names for it", () => {
  expect(features.length).toBeGreaterThan(10);
  for (const { folder, allows } of features) {
    const code = globSync(`${folder}/**/*.{ts,tsx}`)
      .filter((file) => !/[.-]test(ing)?\.tsx?$/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const unused = usedBy(allows, folder).filter((name) => !code.includes(`"#features/${name}/`));
    expect(unused, folder).toEqual([]);
  }
});

test("the table of the architecture says the same of features", () => {
  const page = readFileSync("docs/architecture.md", "utf8");
  const told = [...page.matchAll(/^\| `(src\/features\/\w+)` \|.*\|([^|]*)\|$/gm)].map(
    ([, folder = "", uses = ""]) => [folder, uses.match(/\w+/g)?.sort() ?? []],
  );
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(features.map(({ folder, allows }) => [folder, usedBy(allows, folder)])),
  );
});

test.each([
  ["src/platform", "The engines of `src/platform`"],
  ["src/server", "The folders of `src/server`"],
])("the architecture's table of %s names each of its folders", (folder, heading) => {
  const page = readFileSync("docs/architecture.md", "utf8");
  const [, table = ""] = page.split(heading)[1]?.split(/\n\n(?=\|)/) ?? [];
  const [rows = ""] = table.split("\n\n");
  const told = [...rows.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(
    globSync(`${folder}/*/`)
      .map((path) => basename(path))
      .sort(),
  );
});

test("what the table allows is not refused", () => {
  const planted = ZONES.flatMap(({ folder, allows }) =>
    allows.map(
      (path) =>
        [`${folder}/planted.server.ts`, path.replace("**", "a.ts").replace("*", "x")] as const,
    ),
  );
  expect(refusals(planted)).toEqual(new Set());
});

test("tests may look into what they test", () => {
  const files = ["src/lib/planted.test.ts", "src/features/search/planted-testing.ts"];
  expect(refusals(files.map((file) => [file, "#server/app.ts"] as const))).toEqual(new Set());
});

/** The parts of a feature, and for each those that it knows nothing of. */
const APART = {
  model: ["queries", "commands", "api", "ui"],
  queries: ["commands", "api", "ui"],
  commands: ["api", "ui"],
  api: ["ui"],
  ui: ["queries", "commands", "api"],
};
const partsIn = (code: string) =>
  [...code.matchAll(/(?:from|import)[\s(]*"#features\/\w+\/(\w+)\//g)].map(([, part = ""]) => part);

test.each(Object.entries(APART))("%s knows nothing of %j", (part, apart) => {
  const files = globSync(`src/features/*/${part}/**/*.{ts,tsx}`).filter(
    (file) => !/[.-]test(ing)?\.tsx?$/.test(file),
  );
  const used = files.map((file) => [file, partsIn(readFileSync(file, "utf8"))] as const);
  expect(used.flatMap(([, parts]) => parts).length).toBeGreaterThan(5);
  const wrong = used.filter(([, parts]) => parts.some((one) => apart.includes(one)));
  expect(wrong.map(([file]) => file)).toEqual([]);
});

test("no two files import each other, not for a type alone", () => {
  const rules = JSON.parse(readFileSync("biome.json", "utf8")).linter.rules.suspicious;
  const config = { linter: { rules: { suspicious: { noImportCycles: rules.noImportCycles } } } };
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ root: true, ...config }));
  writeFileSync(join(folder, "a.ts"), 'import type { B } from "./b.ts";\nexport type A = B[];\n');
  writeFileSync(join(folder, "b.ts"), 'import { a } from "./a.ts";\nexport type B = typeof a;\n');
  const only = ["lint", "--only=suspicious/noImportCycles", "--reporter=github", "."];
  const run = spawnSync(process.execPath, [BIOME, ...only], { cwd: folder, encoding: "utf8" });
  for (const file of ["a.ts", "b.ts"]) rmSync(join(folder, file));
  expect([...run.stdout.matchAll(/file=[^,]*?(\w)\.ts,/g)].map(([, file]) => file)).toEqual([
    "a",
    "b",
  ]);
});
