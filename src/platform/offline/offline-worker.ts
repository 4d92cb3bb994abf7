// The worker of pages without a network, a script of its own: /offline.js. The network comes first;
// what was opened, and what a page asked to have ready, is shown without it. Why so:
// docs/decisions/what-was-read-opens-without-a-network.md.
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { DAY_MS } from "#lib/time/time.ts";
import { LANGUAGES, languageOf, pathIn, withoutLanguage } from "#platform/i18n/languages.ts";
import { CACHES, parseOfflineMessage } from "./offline-caches.ts";
import { filesIn, isPagePath, isStorable, picturesIn } from "./stored-html.ts";

/** A network that answers nothing for so long is none, seconds. */
const PATIENCE_SECONDS = 6;
const MOST_VISITED = 60;
const MOST_READY = 100;
const MOST_FILES = 400;
const MOST_PICTURES = 200;
/** The one of today, and that of a page which was stored before it. */
const MOST_CATALOGUES = 2;
const OFFLINE_PATH = "/offline";

/** An event that the browser waits for. */
interface LongEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

/** What of a worker's own scope is used here. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", on: (event: LongEvent) => void): void;
  addEventListener(type: "message", on: (event: LongEvent & MessageEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const isOwn = ({ origin }: URL) => origin === worker.location.origin;

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const files = new CacheFirst({ cacheName: CACHES.files, plugins: [onlyGood, atMost(MOST_FILES)] });
const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  plugins: [onlyGood, atMost(MOST_PICTURES)],
});
const catalogue = new CacheFirst({
  cacheName: CACHES.catalogue,
  plugins: [onlyGood, atMost(MOST_CATALOGUES)],
});
const pages = new NetworkFirst({
  cacheName: CACHES.visited,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        isStorable(response) && !isOfflinePage(new URL(request.url)) ? response : null,
    },
    atMost(MOST_VISITED),
  ],
});

/** Its address names the page that was asked for, with whatever secret that one's address holds. */
function isOfflinePage({ pathname }: URL): boolean {
  return pathname === offlinePathOf(pathname);
}

/** The page that says that there is no network, in the language of a path. */
function offlinePathOf(pathname: string): string {
  return pathIn(languageOf(pathname), OFFLINE_PATH);
}

/** Where a file is stored that never changes under its address; null for all else. */
function strategyOf(pathname: string): CacheFirst | null {
  if (pathname.startsWith("/assets/")) return files;
  if (pathname.startsWith("/catalogue/")) return catalogue;
  return /^\/(illustrations|pictures)\//.test(pathname) ? pictures : null;
}

for (const strategy of [files, catalogue, pictures])
  registerRoute(({ url }) => isOwn(url) && strategyOf(url.pathname) === strategy, strategy);
registerRoute(
  ({ url, request }) => isOwn(url) && request.mode === "navigate" && isPagePath(url.pathname),
  async ({ event, request, url }) => {
    try {
      return await pages.handle({ event, request });
    } catch {
      return (
        (await find(CACHES.ready, url.pathname)) ??
        (await findListing(url)) ??
        (await findOfflinePage(url)) ??
        Response.error()
      );
    }
  },
);

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  const own = LANGUAGES.map((language) => pathIn(language, OFFLINE_PATH));
  event.waitUntil(Promise.all(own.map((path) => store(path, { in: CACHES.offline, event }))));
});

// A navigation need not wait for the worker to start.
worker.addEventListener("activate", (event) =>
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
);
clientsClaim();

worker.addEventListener("message", (event) => {
  const told = parseOfflineMessage(event.data);
  if (told?.kind === "visited") event.waitUntil(visit(told.path, event));
  if (told?.kind === "fetched") event.waitUntil(storeFiles(told.paths, event));
  if (told?.kind === "ready") event.waitUntil(haveReady(told.paths, event));
});

/** A page that nobody looks at now: the server does not count it as a view. */
const unseen = (path: string) => new Request(path, { headers: { purpose: "prefetch" } });

/** A page that was come to within the app, or before the worker was there. */
async function visit(path: string, event: LongEvent): Promise<void> {
  if (isYoung(await find(CACHES.visited, path))) return;
  const [reply, stored] = pages.handleAll({ request: unseen(path), event });
  try {
    await storeFiles(filesIn(await (await reply).clone().text()), event);
    await stored;
  } catch {
    // Without a network it stays as it was.
  }
}

/** Fetches what is missing or old, and lets go of what is wanted no more. */
async function haveReady(paths: readonly string[], event: LongEvent): Promise<void> {
  const wanted = paths.slice(0, MOST_READY);
  const cache = await caches.open(CACHES.ready);
  for (const { url } of await cache.keys())
    if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
  for (const path of wanted)
    if (!isYoung(await find(CACHES.ready, path))) await store(path, { in: CACHES.ready, event });
}

interface Storing {
  readonly in: string;
  readonly event: LongEvent;
}

/** Stores a page with its files and first pictures; one that cannot be had now stays as it was. */
async function store(path: string, { in: cacheName, event }: Storing): Promise<void> {
  const reply = await fetch(unseen(path)).catch(() => null);
  if (!reply || !isStorable(reply)) return;
  const cache = await caches.open(cacheName);
  await cache.put(path, reply.clone());
  const html = await reply.text();
  await storeFiles([...filesIn(html), ...picturesIn(html)], event);
}

/** What cannot be had now is missed where it is shown, and there alone. */
async function storeFiles(paths: readonly string[], event: LongEvent): Promise<void> {
  const done = paths.flatMap((path) => strategyOf(path)?.handleAll({ request: path, event }) ?? []);
  await Promise.allSettled(done);
}

async function find(cacheName: string, path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(path, { ignoreVary: true });
}

/** The way to a listing that was opened with another budget, or with none: it is the same page. */
async function findListing({ pathname }: URL): Promise<Response | undefined> {
  if (!withoutLanguage(pathname).startsWith("/property/")) return;
  const cache = await caches.open(CACHES.visited);
  const opened = await cache.keys(pathname, { ignoreSearch: true, ignoreVary: true });
  const last = opened.at(-1);
  return last && Response.redirect(last.url);
}

function isYoung(stored: Response | undefined): boolean {
  const made = Date.parse(stored?.headers.get("date") ?? "");
  return Date.now() - made < DAY_MS;
}

/** The page that says so, in the language of the one that cannot be had, to which it leads back. */
async function findOfflinePage({ pathname, search }: URL): Promise<Response | undefined> {
  const path = offlinePathOf(pathname);
  if (pathname === path) return find(CACHES.offline, path);
  return Response.redirect(`${path}?${new URLSearchParams({ next: pathname + search })}`);
}
