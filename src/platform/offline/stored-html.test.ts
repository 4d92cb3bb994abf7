import { expect, test } from "vitest";
import { parseOfflineMessage } from "./offline-caches.ts";
import { filesIn, isPagePath, isStorable, nameIn, picturesIn } from "./stored-html.ts";

const PAGE = {
  status: 200,
  type: "basic",
  redirected: false,
  headers: new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, no-cache",
  }),
} as const;

const withHeader = (name: string, value: string) => {
  const headers = new Headers(PAGE.headers);
  headers.set(name, value);
  return { ...PAGE, headers };
};

test("a page as everybody gets it is stored", () => {
  expect(isStorable(PAGE)).toBe(true);
});

test.each([
  ["is not found", { ...PAGE, status: 404 }],
  ["is cut short", { ...PAGE, status: 206 }],
  ["comes from elsewhere", { ...PAGE, type: "cors" as const }],
  ["is another one's address", { ...PAGE, redirected: true }],
  ["holds a secret in its address", withHeader("cache-control", "no-store")],
  ["is no page", withHeader("content-type", "application/json")],
])("what %s is not stored", (_, answer) => {
  expect(isStorable(answer)).toBe(false);
});

test("pages have no ending: files and calls are left to the network", () => {
  for (const path of [
    "/",
    "/te/property/P06180094959-1",
    "/projects/vennela-gardens",
    "/agent/leads",
  ])
    expect(isPagePath(path)).toBe(true);
  for (const path of ["/projects/vennela-gardens/brochure.pdf", "/api/agent/leads", "/dev/mail"])
    expect(isPagePath(path)).toBe(false);
});

const HTML = `<title>Lotus &amp; Co&#x27;s &lt;Greens&gt; · Sthalam</title>
<link rel="modulepreload" href="/assets/frame-a1.js"/><link href="/assets/root-b2.css"/>
<link rel="preload" as="font" href="/assets/latin-c3.woff2"/><img src="/illustrations/P1-d4.plan.svg"/>
<img src="/pictures/e5-640.avif"/><img src="/icon.svg"/>
<script type="text/plain">{"modules":["/assets/frame-a1.js"],"entry":"/assets/entry-f6.js"}</script>`;

test("a page names its files and the pictures of its listings, each once", () => {
  expect(filesIn(HTML)).toEqual([
    "/assets/frame-a1.js",
    "/assets/root-b2.css",
    "/assets/latin-c3.woff2",
    "/assets/entry-f6.js",
  ]);
  expect(picturesIn(HTML)).toEqual(["/illustrations/P1-d4.plan.svg", "/pictures/e5-640.avif"]);
});

test("a page is called by its title; one that is not to be found has no name", () => {
  expect(nameIn(HTML)).toBe("Lotus & Co's <Greens>");
  expect(nameIn(`${HTML}<meta name="robots" content="noindex"/>`)).toBeNull();
  expect(nameIn("<p>No title")).toBeNull();
});

test.each([
  [
    { kind: "visited", path: "/te/tools?x=1" },
    { kind: "visited", path: "/te/tools?x=1" },
  ],
  [
    { kind: "ready", paths: ["/property/P1", 7, "//evil.example", "https://evil.example/"] },
    { kind: "ready", paths: ["/property/P1"] },
  ],
  [
    { kind: "fetched", paths: ["/assets/a.js"] },
    { kind: "fetched", paths: ["/assets/a.js"] },
  ],
  [{ kind: "visited", path: "//evil.example" }, null],
  [{ kind: "other", paths: ["/"] }, null],
  ["visited", null],
  [null, null],
])("a message %j is read as %j", (given, read) => {
  expect(parseOfflineMessage(given)).toEqual(read);
});
