/** Caches of the browser that pages without a network come from. */
export const CACHES = {
  /** Pages that were opened. */
  visited: "visited-pages",
  /** Pages that the site was asked to have ready. */
  ready: "ready-pages",
  /** The page that says that there is no network, in each language. */
  offline: "offline-page",
  /** Script, styles and fonts, by the hash in their name. */
  files: "files",
  pictures: "pictures",
  catalogue: "catalogue",
} as const;

/** What a page tells the worker. Paths are of this site, with their query. */
export type OfflineMessage =
  /** It was opened, by whatever way: it is stored. */
  | { readonly kind: "visited"; readonly path: string }
  /** It fetched these before the worker stood between. */
  | { readonly kind: "fetched"; readonly paths: readonly string[] }
  /** These pages, and no others, are to be had ready. */
  | { readonly kind: "ready"; readonly paths: readonly string[] };

/** Null for what is no message of ours. */
export function parseOfflineMessage(given: unknown): OfflineMessage | null {
  if (typeof given !== "object" || given === null || !("kind" in given)) return null;
  if (given.kind === "visited" && "path" in given && isPath(given.path))
    return { kind: "visited", path: given.path };
  const isOfPaths = given.kind === "fetched" || given.kind === "ready";
  if (isOfPaths && "paths" in given && Array.isArray(given.paths))
    return { kind: given.kind as "fetched" | "ready", paths: given.paths.filter(isPath) };
  return null;
}

function isPath(given: unknown): given is string {
  return typeof given === "string" && /^\/(?!\/)/.test(given);
}
