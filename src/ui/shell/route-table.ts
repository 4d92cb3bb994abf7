import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouter,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router";
import { LANGUAGES, type Language, languageOf } from "#locales/languages.ts";

type Routes = AssetsManifest["routes"];

/** What the router keeps on the window: its table of routes, their loaded modules and itself. */
interface RouterWindow {
  readonly __reactRouterManifest: AssetsManifest;
  readonly __reactRouterRouteModules: RouteModules;
  readonly __reactRouterDataRouter: DataRouter;
}

/** Routes by language that the router does not know yet. */
const unknown = new Map<Language, Routes>();

/**
 * Leaves the router, before it starts, the routes of the page's language alone: it ranks all that
 * it is given before a page answers. `addLanguageOf` brings the others.
 */
export function keepLanguageOf(pathname: string): void {
  const { __reactRouterManifest: manifest } = window as unknown as RouterWindow;
  const known: Routes = {};
  for (const language of LANGUAGES)
    unknown.set(language, language === languageOf(pathname) ? known : {});
  for (const [id, route] of Object.entries(manifest.routes)) {
    const language = languageOfRoute(manifest.routes, id);
    const table = language === null ? known : unknown.get(language);
    if (table) table[id] = route;
  }
  unknown.delete(languageOf(pathname));
  manifest.routes = known;
}

/** Tells the router, once, the routes of the language of an address of this site. */
export function addLanguageOf(address: string): void {
  const language = languageOf(new URL(address, location.href).pathname);
  const routes = unknown.get(language);
  if (!routes) return;
  unknown.delete(language);
  const { __reactRouterManifest, __reactRouterRouteModules, __reactRouterDataRouter } =
    window as unknown as RouterWindow;
  Object.assign(__reactRouterManifest.routes, routes);
  __reactRouterDataRouter.patchRoutes(
    "root",
    createClientRoutes(routes, __reactRouterRouteModules, null, true, false, "root"),
  );
}

/** The language whose frame a route stands in; null: the root, which is in none. */
function languageOfRoute(routes: Routes, id: string): Language | null {
  const route = routes[id];
  if (!route?.parentId) return null;
  if (route.parentId !== "root") return languageOfRoute(routes, route.parentId);
  return languageOf(`/${route.path ?? ""}`);
}
