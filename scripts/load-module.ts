import { createServer } from "vite";

/**
 * A module of the server for a command, with what the build does to it: mails have messages, which
 * Node by itself cannot read.
 */
export async function loadModule<Module>(path: string): Promise<Module> {
  const vite = await createServer({
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await vite.ssrLoadModule(path)) as Module;
  } finally {
    await vite.close();
  }
}
