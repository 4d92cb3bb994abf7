import type { ServerBuild } from "react-router";
import { LANGUAGES, type Language } from "#locales/languages.ts";

/**
 * The build of one language's pages: React Router walks the whole route table several times for
 * each page, and two thirds of it are the same pages in other languages. Browsers get the whole.
 */
export function languageBuild(build: ServerBuild, language: Language): ServerBuild {
  const others = LANGUAGES.filter((other) => other !== language);
  const isOther = (id: string) =>
    others.some((other) => id.startsWith(`${other}/`) || id === `routes/lang.${other}`);
  const own = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !isOther(id)));
  return {
    ...build,
    routes: own(build.routes),
    assets: { ...build.assets, routes: own(build.assets.routes) },
  };
}
