import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pageHandlers } from "./page-handlers.ts";

type Routes = ServerBuild["routes"];
type ServerRouteModule = NonNullable<Routes[string]>["module"];

/** A route without a screen, which answers with its own name. */
function route(id: string, path?: string, parentId = "root", index?: true): Routes[string] {
  const module = { loader: () => new Response(id) } as unknown as ServerRouteModule;
  return { id, parentId, path, index, module };
}

function pagesIn(language: string, path?: string): Routes[string][] {
  const frame = `routes/lang.${language}`;
  const words = `${language}/words`;
  return [
    route(frame, path),
    route(`${language}/home`, undefined, frame, true),
    route(words, undefined, frame),
    route(`${language}/about`, "about", words),
    route(`${language}/plot`, "plot/:number", words),
    route(`${language}/rest`, "*", frame),
  ];
}

const root = { ...route("root", ""), parentId: undefined } as Routes[string];
const routes = [root, ...pagesIn("en"), ...pagesIn("te", "te"), ...pagesIn("hi", "hi")];
const build = {
  routes: Object.fromEntries(routes.map((its) => [its?.id, its])),
  assets: { routes: {} },
  entry: { module: { default: () => new Response("page") } },
  future: {},
  ssr: true,
  prerender: [],
  publicPath: "/",
  basename: "/",
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;
const handlerOf = pageHandlers(build);

test.each([
  ["/", "en/home"],
  ["/about", "en/about"],
  ["/about/", "en/about"],
  ["/About", "en/about"],
  ["/%61bout", "en/about"],
  ["/about/us", "en/rest"],
  ["/plot/54", "en/plot"],
  ["/plot", "en/rest"],
  ["/nothing", "en/rest"],
  ["/te", "te/home"],
  ["/te/", "te/home"],
  ["/te/about", "te/about"],
  ["/te/nothing", "te/rest"],
  ["/hi/plot/54", "hi/plot"],
])("%s is answered by %s", async (path, id) => {
  const response = await handlerOf(path)(new Request(`http://site${path}`));
  expect(await response.text()).toBe(id);
});

test.each([
  ["/_.data", "en/home"],
  ["/about.data", "en/about"],
  ["/te.data", "te/home"],
  ["/te/_.data", "te/home"],
  ["/te/about.data", "te/about"],
  ["/hi/plot/54.data", "hi/plot"],
])("the data at %s are those of %s", async (path, id) => {
  const response = await handlerOf(path)(new Request(`http://site${path}`));
  expect(await response.text()).toContain(`"${id}"`);
});
