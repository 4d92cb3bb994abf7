// A plugin of the build: files that server code names come along into build/server.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, posix, relative } from "node:path";
import type { Plugin } from "vite";

/** `new URL("./fonts/text.ttf", import.meta.url)`: a file, a folder or a module beside the code. */
const BESIDE = /new URL\(\s*"(\.\/[^"]+)",\s*import\.meta\.url,?\s*\)/g;
/** How such a name stands in the code until it is known which file of the build holds that. */
const PENDING = /"built:([^"]+)"/g;
const FOLDER = "files";

/** What the plugin asks of the bundler while it looks at a module. */
interface Bundler {
  emitFile(
    file:
      | { readonly type: "chunk"; readonly id: string; readonly fileName: string }
      | { readonly type: "asset"; readonly fileName: string; readonly source: Uint8Array },
  ): string;
}

async function emitAsset(bundler: Bundler, path: string): Promise<string> {
  const fileName = posix.join(FOLDER, relative(process.cwd(), path));
  bundler.emitFile({ type: "asset", fileName, source: await readFile(path) });
  return fileName;
}

async function emitFolder(bundler: Bundler, path: string): Promise<string> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile()) await emitAsset(bundler, join(entry.parentPath, entry.name));
  return `${posix.join(FOLDER, relative(process.cwd(), path))}/`;
}

/** Brings a file, a folder or a module into the build; hands back where in build/server it lies. */
function emit(bundler: Bundler, path: string): Promise<string> | string {
  if (path.endsWith("/")) return emitFolder(bundler, path);
  if (!path.endsWith(".ts")) return emitAsset(bundler, path);
  const fileName = `${basename(path, ".ts")}.js`;
  bundler.emitFile({ type: "chunk", id: path, fileName });
  return fileName;
}

/**
 * The server's build holds what its code reads beside itself (fonts, migrations, the module of a
 * thread), each named by `new URL("./…", import.meta.url)` as it is in the source: it runs without
 * the source. Modules of libraries are left alone.
 */
export function filesBesideCode(): Plugin {
  return {
    name: "files-beside-code",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: "import.meta.url" },
      async handler(code, id) {
        let pending = code;
        for (const [whole, name = ""] of code.matchAll(BESIDE)) {
          const built = await emit(this, join(dirname(id), name));
          pending = pending.replace(whole, `new URL("built:${built}", import.meta.url)`);
        }
        return pending === code ? null : { code: pending, map: null };
      },
    },
    renderChunk(code, chunk) {
      const from = posix.dirname(chunk.fileName);
      const built = code.replaceAll(PENDING, (_, fileName: string) => {
        const slash = fileName.endsWith("/") ? "/" : "";
        return `"./${posix.relative(from, fileName)}${slash}"`;
      });
      return built === code ? null : { code: built, map: null };
    },
  };
}
