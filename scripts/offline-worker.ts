// A plugin of the build: the worker of pages without a network as one script at an address that stays.
import { createHash } from "node:crypto";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const SOURCE = "src/platform/offline/offline-worker.ts";
const FILE = "offline.js";

/** Its first line names the build, so that each has a worker of its own: it fetches what is new. */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, files) {
      const build = await rolldown({
        input: SOURCE,
        transform: { define: { "process.env.NODE_ENV": '"production"' } },
      });
      const { output } = await build.generate({ format: "iife", minify: true });
      await build.close();
      const names = Object.keys(files).sort().join("\n");
      const stamp = createHash("sha256").update(names).digest("hex").slice(0, 16);
      const source = `// ${stamp}\n${output[0].code}`;
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}
