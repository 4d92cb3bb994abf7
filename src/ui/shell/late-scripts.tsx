import { use, useMemo } from "react";
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from "react-router";

/**
 * The app's script, in place of the router's `Scripts`: fetched once the page has loaded and is
 * painted, or is touched, since a page is whole without it, and on a slow line it held up the first
 * picture.
 * Why: docs/decisions/a-page-is-shown-before-its-script.md.
 */
export function LateScripts() {
  const scripts = useScripts();
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the router's own, escaped by it */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts.context }} />
      <script
        type="module"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and addresses
        dangerouslySetInnerHTML={{ __html: scripts.start }}
      />
    </>
  );
}

/** What the page as sent runs; a browser leaves it alone when it takes the page over. */
function useScripts(): { readonly context: string; readonly start: string } {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  return useMemo(() => {
    if (!import.meta.env.SSR || !framework) return { context: " ", start: " " };
    const { manifest, renderMeta, serverHandoffString } = framework;
    // The router then sends the data of the page after it.
    if (renderMeta) renderMeta.didRenderScripts = true;
    const modules = modulesOf(
      manifest,
      matches.map(({ id }) => id),
    );
    return {
      context: `window.__reactRouterContext = ${serverHandoffString};${DATA_KEPT}`,
      start: `(${startLater})(${JSON.stringify(modules)})`,
    };
  }, [framework, matches]);
}

/** Takes the data of the page, which the router sends in pieces; a stream of them is made later. */
const DATA_KEPT = `window.__reactRouterContext.streamController = {
  data: "",
  enqueue(piece) { this.data += piece; },
  close() {},
};`;

/** What the router's script finds of the page. */
interface RouterContext {
  readonly streamController: { readonly data: string };
  stream?: ReadableStream<Uint8Array> | null;
}

/** Addresses of a page's modules. */
interface PageModules {
  readonly manifest: string;
  readonly entry: string;
  /** Of each route its id and the modules that its exports come from. */
  readonly routes: readonly (readonly [string, readonly string[]])[];
  /** What those import, fetched at the same time. */
  readonly imported: readonly string[];
}

function modulesOf(manifest: AssetsManifest, ids: readonly string[]): PageModules {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const split = routes.map((route) =>
    [route.clientActionModule, route.clientLoaderModule, route.module].flatMap(
      (address) => address ?? [],
    ),
  );
  const imported = [manifest.entry, ...routes].flatMap((part) => part.imports ?? []);
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map(({ id }, index) => [id, split[index] ?? []]),
    imported: [...new Set(imported)],
  };
}

/** Sent as its own source: must stand alone. */
function startLater({ manifest, entry, routes, imported }: PageModules): void {
  const touches = ["pointerdown", "keydown"] as const;
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, start);
    for (const href of [...imported, ...routes.flatMap(([, parts]) => parts), manifest, entry])
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    // One a task, those that others import before them: a visitor's touch is answered in between.
    const run = async (address: string, failed?: unknown): Promise<object> => {
      await new Promise((rested) => setTimeout(rested));
      try {
        return await import(/* @vite-ignore */ address);
      } catch (error) {
        // A network fails anew each time; a fault of the module is the same one again.
        if (error === failed) throw error;
        await new Promise((later) => {
          setTimeout(later, 5000);
          addEventListener("online", later, { once: true });
        });
        return run(address, error);
      }
    };
    for (const address of imported) await run(address);
    const modules: Record<string, object> = {};
    for (const [id, addresses] of routes) {
      const route = {};
      for (const address of addresses) Object.assign(route, await run(address));
      modules[id] = route;
    }
    await run(manifest);
    Object.assign(window, { __reactRouterRouteModules: modules });
    const context = Reflect.get(window, "__reactRouterContext") as RouterContext;
    context.stream = new Response(context.streamController.data).body;
    await run(entry);
  };
  // On a quick line all has come before anything is painted.
  const startOncePainted = () =>
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  for (const touch of touches) addEventListener(touch, start, { passive: true });
  if (document.readyState === "complete") startOncePainted();
  else addEventListener("load", startOncePainted, { once: true });
  // A picture that hangs holds up `load`, and a page in the background is not painted.
  setTimeout(start, 3000);
}
