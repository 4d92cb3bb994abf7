import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { LANGUAGES, type Language, languageOf, withoutLanguage } from "#locales/languages.ts";

/**
 * Finds the request handler for a path. React Router walks its route table several times for each
 * page, so a handler knows only the pages of one language that begin with the same word; browsers
 * get the whole table. A word that no page begins with is left to the language's whole table.
 */
export function pageHandlers(build: ServerBuild): (pathname: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  for (const language of LANGUAGES) {
    const pages = pagesOf(build, language);
    const add = (key: string, ids: Iterable<string>) =>
      handlers.set(key, createRequestHandler(partOf(build, ids), process.env.NODE_ENV));
    add(language, pages.keys());
    for (const word of new Set(pages.values())) {
      if (word === null) continue;
      add(
        `${language}/${word}`,
        [...pages].flatMap(([id, its]) => (its === word || its === null ? [id] : [])),
      );
    }
  }
  return (address) => {
    // The app asks for a page's data beside it: the landing page's are at `/te.data`.
    const pathname = address.replace(/\.data$/, "");
    const language = languageOf(pathname);
    const word = firstWord(withoutLanguage(pathname));
    const handler = handlers.get(`${language}/${word}`) ?? handlers.get(language);
    if (!handler) throw new Error(`No pages speak the language of ${address}.`);
    return handler;
  };
}

/** A language's pages by id, each with the first word of its path; null: it can be any. */
function pagesOf(build: ServerBuild, language: Language): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route || (route.path === undefined && !route.index)) continue;
    const words = framesOf(build, id).flatMap((frame) => frame.path || []);
    const path = `/${words.join("/")}`;
    if (languageOf(path) !== language) continue;
    const word = firstWord(withoutLanguage(path));
    found.set(id, /^[:*]/.test(word) ? null : word);
  }
  return found;
}

function firstWord(path: string): string {
  return path.split("/", 2)[1] ?? "";
}

/** A route and the frames it stands in, the outermost first. */
function framesOf(build: ServerBuild, id: string) {
  const frames = [];
  for (let at = build.routes[id]; at; at = at.parentId ? build.routes[at.parentId] : undefined)
    frames.unshift(at);
  return frames;
}

/** The build with these routes and their frames alone. */
function partOf(build: ServerBuild, ids: Iterable<string>): ServerBuild {
  const kept = new Set([...ids].flatMap((id) => framesOf(build, id).map((frame) => frame.id)));
  const part = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: part(build.routes),
    assets: { ...build.assets, routes: part(build.assets.routes) },
  };
}
