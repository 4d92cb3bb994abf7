import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { withoutLanguage } from "#platform/i18n/languages.ts";

/**
 * Says which page an address is, by its pattern in the route table and without its language:
 * `/property/:mlsNumber` for `/te/property/P1.data`. What no page is, is `/*`.
 */
export function pagePatterns(build: ServerBuild): (pathname: string) => string {
  const routes = childrenOf(build, undefined);
  return (pathname) => {
    // The app asks for a page's data beside it; the landing page's are at `/_root.data`.
    const page = withoutLanguage(pathname.replace(/(?:\/_root)?\.data$/, "") || "/");
    // The router warns of a broken address on the console; no page has one.
    const matches = (isDecodable(page) && matchRoutes(routes, page)) || [];
    // What is left of a language's place in the table is a word that is no language.
    if (matches.length === 0 || matches[0]?.params.lang !== undefined) return "/*";
    const words = matches.flatMap(({ route }) => route.path?.split("/") ?? []);
    return `/${words.filter((word) => word !== "" && word !== ":lang?").join("/")}`;
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false; // which is the answer
  }
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  const own = Object.values(build.routes).filter((route) => route?.parentId === parentId);
  return own.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, index } = route;
    if (index) return [{ id, path, index }];
    return [{ id, path, children: childrenOf(build, id) }];
  });
}
