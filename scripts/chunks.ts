import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { ChunkingContext } from "rolldown";
import { parseAst } from "rolldown/parseAst";

/** What every page begins with. */
const EVERY_PAGE = ["src/entry.client.tsx", "src/root.tsx", "src/routes/lang.tsx"];
/** What most pages import, a few hundred bytes each, with what every page says of itself. */
const MOST_PAGES = filesIn("src", [
  "features/calculators/model/checklist-path.ts",
  "features/calculators/model/units.ts",
  "features/listings/model/fields/listing-codes.ts",
  "platform/ui/late/late-in-words.tsx",
  "platform/ui/loading.tsx",
  "platform/ui/page-json.ts",
  "platform/ui/shell/page-head.tsx",
  "platform/ui/title-block.tsx",
  "platform/ui/late/use-chosen-early.ts",
  "platform/ui/use-copied.ts",
  "platform/ui/late/use-fetched.ts",
  "platform/ui/use-leaving.ts",
  "platform/ui/use-navigation-state.ts",
  "platform/ui/late/when-near.tsx",
]);
/** An entry names much that a page which imports one name of it never loads. */
const FEATURE_ENTRY = /\/src\/features\/([\w-]+\/(?:index|ui)\.ts)$/;

/**
 * Puts what every page imports, with all that imports in turn, into one file: left to itself it
 * falls into dozens of a few hundred bytes, which compress badly. Names a module's file; null: the
 * bundler's own choice.
 */
export function frameChunk(): (id: string, graph: ChunkingContext) => string | null {
  const frame = new Set<string>();
  const add = (id: string, graph: ChunkingContext) => {
    if (frame.has(id)) return;
    frame.add(id);
    addImports(id, graph);
  };
  const addImports = (id: string, graph: ChunkingContext) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      for (const file of filesBehind(imported, id, graph)) add(file, graph);
  };
  return (id, graph) => {
    if (frame.size === 0) {
      for (const file of EVERY_PAGE) addImports(resolve(file), graph);
      for (const file of MOST_PAGES) add(file, graph);
    }
    return frame.has(id) ? "frame" : null;
  };
}

/** Puts some modules of a folder into one file, with what they import where no file before has it. */
export function chunkOf(name: string, folder: string, modules: readonly string[]) {
  const files = new Set(filesIn(folder, modules));
  return { name, test: (id: string) => files.has(id) };
}

/**
 * Paths of a folder's modules. Throws for one that is not there: what is called otherwise since would
 * fall out of its file and nobody would see it.
 */
function filesIn(folder: string, modules: readonly string[]): string[] {
  return modules.map((module) => {
    const file = resolve(join(folder, module));
    if (!existsSync(file)) throw new Error(`a file of the build is to hold ${file}: there is none`);
    return file;
  });
}

/** The module itself; of a feature's entry the files of the names that the importer takes. */
function filesBehind(imported: string, importer: string, graph: ChunkingContext): string[] {
  const entry = FEATURE_ENTRY.exec(imported)?.[1];
  if (!entry) return [imported];
  const names = importedNames(graph.getModuleInfo(importer)?.code ?? "", `#features/${entry}`);
  return exportedFrom(graph.getModuleInfo(imported)?.code ?? "", names).map((file) =>
    resolve(dirname(imported), file),
  );
}

/** The names that a module's code imports from a specifier. */
export function importedNames(code: string, specifier: string): Set<string> {
  const names = parseAst(code).body.flatMap((part) =>
    part.type === "ImportDeclaration" && part.source.value === specifier
      ? part.specifiers.flatMap((one) =>
          one.type === "ImportSpecifier" && one.imported.type === "Identifier"
            ? one.imported.name
            : [],
        )
      : [],
  );
  return new Set(names);
}

/** The files that a module's code hands these names on from. */
export function exportedFrom(code: string, names: ReadonlySet<string>): string[] {
  return parseAst(code).body.flatMap((part) =>
    part.type === "ExportNamedDeclaration" &&
    part.source &&
    part.specifiers.some(
      ({ exported }) => exported.type === "Identifier" && names.has(exported.name),
    )
      ? part.source.value
      : [],
  );
}
