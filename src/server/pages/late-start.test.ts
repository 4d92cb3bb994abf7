import { createElement } from "react";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import * as entry from "#entry.server.tsx";
import { shippedRegion } from "#platform/region/read-region.ts";
import * as root from "#root.tsx";
import { type Rendering, renderingContext, type Services, servicesContext } from "#services.ts";
import { withLateStart } from "./late-start.ts";
import { scriptHash, takeMarks } from "./own-scripts.ts";

// Tests have no style sheets, and React will not link to none.
vi.mock("#platform/ui/theme.css?url", () => ({ default: "/assets/theme.css" }));

const SERVICES = {
  site: () => ({ origin: "https://sthalam.example" }),
  region: shippedRegion(),
  catalogue: () => ({ url: "/catalogue/7.json" }),
  project: () => null,
} as unknown as Services;

const MARK = "9b1d";
const MODULE_LINK = '<link rel="modulepreload"';

/** A site of two pages whose frame, entry and router are the real ones. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: root },
    home: { id: "home", parentId: "root", index: true, module: { default: () => "₹ తెలుగు" } },
  },
  assets: {
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
    routes: {
      root: { id: "root", module: "/assets/root.js", imports: ["/assets/frame.js"] },
      home: { id: "home", module: "/assets/home.js", imports: [] },
    },
  },
  future: {},
  ssr: true,
  prerender: [],
  publicPath: "/",
  basename: "/",
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const known = async (built = build) => takeMarks(await marked(built), MARK);
const rendered = async () => (await known()).html;

async function marked(built: ServerBuild): Promise<string> {
  const rendering: Rendering = { html: null, mark: MARK };
  const context = new RouterContextProvider();
  context.set(servicesContext, SERVICES);
  context.set(renderingContext, rendering);
  await createRequestHandler(built, "production")(new Request("https://site/"), context);
  if (!rendering.html) throw new Error("The page did not render.");
  return rendering.html;
}

/** Of a page a byte a character, as readers see it. */
const text = (html: string) => Buffer.from(html, "latin1").toString();
const startLate = (html: string) => withLateStart({ html, hashes: [] }).html;
/** Texts of inline scripts that are not ours, in order. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = "", code = ""]) => ({
    runs: !attributes.includes("text/plain") && !attributes.includes("json"),
    code,
  }));

test("of a page that the router made nothing is fetched or run before it starts", async () => {
  const page = await rendered();
  const early = text(page);
  const late = text(startLate(page));
  expect(early).toContain(MODULE_LINK);
  expect(late).not.toContain(MODULE_LINK);
  expect(late).toContain("₹ తెలుగు");
  const router = scriptsOf(late).filter(({ code }) => code.includes("__reactRouter"));
  expect(router.length).toBeGreaterThan(2);
  expect(router.filter(({ runs }) => runs)).toEqual([]);
});

test("the router's scripts keep their text and order, to be put back", async () => {
  const page = await rendered();
  const early = scriptsOf(text(page)).map(({ code }) => code);
  const late = scriptsOf(text(startLate(page))).map(({ code }) => code);
  expect(late.slice(0, early.length)).toEqual(early);
  expect(late).toHaveLength(early.length + 2);
});

test("modules are named with those that others import first, and the entry apart", async () => {
  const late = text(startLate(await rendered()));
  const named = /data-app="modules">(.*?)<\/script>/.exec(late)?.[1] ?? "";
  const { modules, entry: started } = JSON.parse(named);
  expect(started).toBe("/assets/entry.js");
  expect(modules).not.toContain("/assets/entry.js");
  expect(modules.indexOf("/assets/frame.js")).toBeLessThan(modules.indexOf("/assets/root.js"));
  expect(modules).toHaveLength(5);
});

test.each([
  ["has no script of the app", () => "<html><head></head><body>₹</body></html>"],
  ["has no head", (html: string) => html.replace("</head>", "")],
  ["has no end", (html: string) => html.replace("</body>", "")],
  ["starts its app in another way", (html: string) => html.replace(/\bimport\(/g, "load(")],
  ["has its app in another kind of script", (html: string) => html.replace(/type="module"/g, "")],
  [
    "has a script with an address among the router's",
    (html: string) => html.replace("</body>", '<script src="/x.js"></script></body>'),
  ],
])("a page that %s is left as it is", async (_, changed) => {
  const page = changed(await rendered());
  expect(startLate(page)).toBe(page);
});

test("each script that runs is named by its hash, and one that a text brought in is not", async () => {
  const brought = "window.hit = 1";
  const scripts = `<script>${brought}</script><script nonce="x">${brought}</script>`;
  const attributes = { dangerouslySetInnerHTML: { __html: scripts } };
  const home = { default: () => createElement("div", attributes) };
  const routes = { ...build.routes, home: { ...build.routes.home, module: home } };
  const page = await known({ ...build, routes } as unknown as ServerBuild);
  const { html, hashes } = withLateStart(page);
  const late = text(html);
  expect(late).toContain(`<script>${brought}</script>`);
  const named = new Set(hashes);
  const unnamed = scriptsOf(late)
    .map(({ code }) => Buffer.from(code).toString("latin1"))
    .filter((code) => !named.has(scriptHash(code)));
  expect(unnamed).toEqual([brought, brought, expect.stringContaining('"modules":')]);
});
