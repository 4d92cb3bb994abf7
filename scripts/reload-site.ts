import type { ViteDevServer } from "vite";

/** Modules as Vite has loaded them from the source. */
type Modules = readonly Awaited<ReturnType<ViteDevServer["ssrLoadModule"]>>[];

interface Closable {
  close(): Promise<void>;
}

interface ReloadOptions<Site extends Closable> {
  readonly vite: Pick<ViteDevServer, "ssrLoadModule">;
  /** The modules that a site is made of, from Vite's root: "/src/server/app.ts". */
  readonly sources: readonly string[];
  open(modules: Modules): Promise<Site>;
}

/**
 * Hands out the site as its source stands: the one that is open, or a new one once a module or
 * something it imports has changed, after the old one is closed. Throws while the source is broken
 * and leaves the old site open, so that the next change is tried from there.
 */
export function reloadingSite<Site extends Closable>(options: ReloadOptions<Site>) {
  const { vite, sources, open } = options;
  let opened: { readonly site: Site; readonly modules: Modules } | null = null;

  async function upToDate(): Promise<Site> {
    const modules = await Promise.all(sources.map((source) => vite.ssrLoadModule(source)));
    // Vite gives the same module until it is read anew.
    if (opened?.modules.every((module, at) => module === modules[at])) return opened.site;
    const before = opened;
    opened = null;
    await before?.site.close();
    opened = { site: await open(modules), modules };
    return opened.site;
  }

  // One after another: of two requests after a change the second finds what the first has opened.
  let last: Promise<unknown> = Promise.resolve();
  return (): Promise<Site> => {
    const next = last.then(upToDate, upToDate);
    last = next;
    return next;
  };
}
