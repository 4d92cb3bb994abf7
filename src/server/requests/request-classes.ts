import type { AdmissionLimits } from "#platform/http/admission.ts";

/** Which requests are of a class: by path, in some cases of one method alone. */
interface Taking {
  readonly method?: "POST" | "DELETE";
  readonly path: RegExp;
}

interface ClassEntry {
  /** As docs/security.md says it. */
  readonly what: string;
  readonly takes: readonly Taking[];
  /** Null: answered at once, always. */
  readonly limits: AdmissionLimits | null;
  readonly why: string;
}

/**
 * Every request is of the first class that takes it. Numbers are for a machine of two processors;
 * `npm run bench -- admission` shows what they do at ten times what each class can.
 */
const TABLE = {
  health: {
    what: "`/livez`, `/readyz`, `/metrics`",
    takes: [{ path: /^\/(?:livez|readyz|metrics)\/?$/ }],
    limits: null,
    why: "whoever watches the site must see it when it is busiest",
  },
  lead: {
    what: "a lead, by call or by form",
    takes: [{ method: "POST", path: /^(?:\/api|\/[a-z]{2})?\/leads\/?$/ }],
    limits: { running: 4, waiting: 150, waitMs: 8000 },
    why: "what the site is for: its places are its own; more at once only wait in the database",
  },
  hash: {
    what: "signing in, signing up, codes and links, proofs, changes that ask for the password",
    takes: [
      { method: "POST", path: /^\/api\/auth0?\// },
      { method: "POST", path: /^\/api\/profile\/(?:email|password)\/?$/ },
      { method: "POST", path: /^\/api\/(?:proof|second-factor|passkeys)(?:\/|$)/ },
      { method: "DELETE", path: /^\/api\/profile\/?$/ },
    ],
    limits: { running: 8, waiting: 64, waitMs: 5000 },
    why: "a password takes a processor for 20 ms; each call lasts 150 ms, whatever it finds",
  },
  geocode: {
    what: "`POST /api/geocode`",
    takes: [{ path: /^\/api\/geocode\/?$/ }],
    limits: { running: 1, waiting: 30, waitMs: 3000 },
    why: "64 addresses are up to a second of turns of 5 ms",
  },
  upload: {
    what: "an agent's import, project's file or photograph",
    takes: [
      {
        method: "POST",
        path: /^\/api\/agent\/(?:import(?:\/refused)?|projects(?:\/look|\/[^/]+\/(?:prices\/look|file))?|listings\/[^/]+\/pictures)\/?$/,
      },
    ],
    limits: { running: 2, waiting: 4, waitMs: 20_000 },
    why: "up to 20 MB each; files are then read in threads, which have a queue of their own",
  },
  console: {
    what: "other calls of agents, and their calendars",
    takes: [{ path: /^\/api\/agent(?:\/|$)/ }, { path: /^\/visits\.ics\/?$/ }],
    limits: { running: 4, waiting: 40, waitMs: 5000 },
    why: "an agent opens a few tables at once",
  },
  search: {
    what: "listings, projects, suggestions, what saved searches find, slots of visits, the site map",
    takes: [
      {
        path: /^\/api\/(?:(?:listings|projects)(?:\/[^/]*)?|search-news|suggestions|visit-slots)\/?$/,
      },
      { path: /^\/sitemap\.xml$/ },
    ],
    limits: { running: 2, waiting: 100, waitMs: 3000 },
    why: "a few milliseconds each; who types asks again soon",
  },
  account: {
    what: "all other calls: profile, sessions, saved homes and searches; the form that stops mails",
    takes: [
      { path: /^\/api(?:\/|$)/ },
      { method: "POST", path: /^(?:\/[a-z]{2})?\/alerts\/off\/?$/ },
    ],
    limits: { running: 8, waiting: 80, waitMs: 5000 },
    why: "a page of a signed-in visitor asks for two or three",
  },
  tile: {
    what: "tiles of streets, and of the picture from the air",
    takes: [{ path: /^\/map\/(?:streets|aerial)\// }],
    limits: { running: 16, waiting: 400, waitMs: 5000 },
    why: "a map asks for thirty at once; each is a read of a file, or of memory",
  },
  drawing: {
    what: "illustrations, tiles of layouts, and the PDFs of the project",
    takes: [{ path: /^\/(?:illustrations|map)\// }, { path: /^\/project\/[^/]+\.pdf$/ }],
    limits: { running: 2, waiting: 200, waitMs: 10_000 },
    why: "a search shows twenty at once; the page is read meanwhile",
  },
  cached: {
    what: "pages of the cache, files, pictures, the catalogue, methods that a page does not take",
    takes: [
      { path: /^\/(?:assets|catalogue|pictures|project)\// },
      { path: /^\/(?!.*\.data$)[^/]+\.[a-z0-9]+$/ },
      { path: /^\/social-callback\/?$/ },
    ],
    limits: null,
    why: "a tenth of a millisecond: it never waits for the rest",
  },
  render: {
    what: "pages that no cache has, their data, and files that there are not",
    takes: [{ path: /^/ }],
    limits: { running: 2, waiting: 60, waitMs: 5000 },
    why: "20 to 60 ms of the event loop each; nobody waits longer for a page",
  },
} as const satisfies Record<string, ClassEntry>;

export type RequestClass = keyof typeof TABLE;

/** The classes of work, in the order in which a request is asked about. */
export const REQUEST_CLASSES: Readonly<Record<RequestClass, ClassEntry>> = TABLE;

const NAMES = Object.keys(TABLE) as RequestClass[];
const READING = new Set(["GET", "HEAD"]);

/** The class of a request that no cached page has answered. */
export function classOf(method: string, path: string): RequestClass {
  const isTaken = (taking: Taking) =>
    (taking.method === undefined || taking.method === method) && taking.path.test(path);
  const found = NAMES.find((name) => REQUEST_CLASSES[name].takes.some(isTaken)) ?? "render";
  // A page takes no other method, which is told by a page made once.
  return found === "render" && !READING.has(method) ? "cached" : found;
}

/** Limits of the classes that have some. */
export function limitsByClass(): ReadonlyMap<RequestClass, AdmissionLimits> {
  return new Map(
    NAMES.flatMap((name) => {
      const { limits } = REQUEST_CLASSES[name];
      return limits ? [[name, limits] as const] : [];
    }),
  );
}
