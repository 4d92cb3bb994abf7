import { LRUCache } from "lru-cache";
import {
  generatePath,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import { languageOf, pathIn, withoutLanguage } from "#platform/i18n/languages.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

/** What the route table knows of addresses. */
export interface PageAddresses {
  /**
   * Which page an address is, by its pattern in the route table and without its language:
   * `/property/:mlsNumber` for `/te/property/P1.data`. What no page is, is `/*`.
   */
  readonly patternOf: (pathname: string) => string;
  /**
   * The one address of all that show the same: the path as the table writes it, and of the query
   * what the page knows, as its `handle` says it. What is no page, or a page's data, stays as it is.
   */
  readonly canonicalOf: (address: string) => string;
}

/** What the app fetches to show a page without a page load. */
const DATA = ".data";
/** Paths whose page is remembered; longer ones are of no page. */
const MOST_MATCHED = 5000;
const LONGEST_MATCHED = 200;

/** Reads the route table of a build. */
export function pageAddresses(build: ServerBuild): PageAddresses {
  const routes = childrenOf(build, undefined);
  // The router compiles its whole table each time it is asked.
  const matched = new LRUCache<string, Matches>({ max: MOST_MATCHED });
  const match = (pathname: string): Matches => {
    const known = matched.get(pathname);
    if (known) return known;
    // The router warns of a broken address on the console; no page has one.
    const matches = (isDecodable(pathname) && matchRoutes(routes, pathname)) || [];
    // What is left of a language's place in the table is a word that is no language.
    const found = matches[0]?.params.lang === undefined ? matches : [];
    if (pathname.length <= LONGEST_MATCHED) matched.set(pathname, found);
    return found;
  };
  return {
    patternOf: (pathname) => {
      // The app asks for a page's data beside it; the landing page's are at `/_root.data`.
      const page = withoutLanguage(pathname.replace(/(?:\/_root)?\.data$/, "") || "/");
      return toPattern(match(page)) ?? "/*";
    },
    canonicalOf: (address) => {
      const [pathname = "/", ...query] = address.split("?");
      if (pathname.endsWith(DATA)) return address;
      const matches = match(withoutLanguage(pathname));
      const pattern = toPattern(matches);
      if (pattern === null || pattern.endsWith("*")) return address;
      const { handle } = matches.findLast(({ route }) => toHandle(route).query)?.route ?? {};
      const params = new URLSearchParams(query.join("?"));
      const known = (handle as PageHandle | undefined)?.query?.(params) ?? "";
      const path = pathIn(languageOf(pathname), generatePath(pattern, matches.at(-1)?.params));
      return known === "" ? path : `${path}?${known}`;
    },
  };
}

type Matches = readonly Pick<RouteMatch, "route" | "params">[];

/** The path of the innermost route; null where no page is. */
function toPattern(matches: Matches): string | null {
  if (matches.length === 0) return null;
  const words = matches.flatMap(({ route }) => route.path?.split("/") ?? []);
  return `/${words.filter((word) => word !== "" && word !== ":lang?").join("/")}`;
}

function toHandle({ handle }: RouteObject): PageHandle {
  return handle ?? {};
}

function isDecodable(path: string): boolean {
  try {
    // Its result is used, or the build leaves the call out.
    return decodeURI(path).length > 0;
  } catch {
    return false; // which is the answer
  }
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  const own = Object.values(build.routes).filter((route) => route?.parentId === parentId);
  return own.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, index } = route;
    const { handle } = route.module;
    if (index) return [{ id, path, index, handle }];
    return [{ id, path, handle, children: childrenOf(build, id) }];
  });
}
