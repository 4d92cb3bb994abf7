// What a site tells visitors of one listing in each place that tells of it. A test and a bench ask
// it of a process other than the one that was changed; it knows no test runner.
import { setTimeout as wait } from "node:timers/promises";

const EVERY_MS = 10;

export interface Wanted {
  readonly mlsNumber: string;
  /** A name that no other listing has had. */
  readonly name: string;
  /** False when visitors are to find it nowhere. */
  readonly listed: boolean;
}

const PLACES = [
  "search page",
  "catalogue file",
  "listing",
  "listing in Telugu",
  "sitemap",
] as const;
type Place = (typeof PLACES)[number];

/** The body; empty where there is no such page. */
async function bodyOf(url: string): Promise<string> {
  const reply = await fetch(url);
  const text = await reply.text();
  return reply.ok ? text : "";
}

async function textAt(place: Place, origin: string, mlsNumber: string): Promise<string> {
  const search = `${origin}/searchProperties?view=list&unrated=1&text=${mlsNumber}`;
  switch (place) {
    case "search page":
      return bodyOf(search);
    case "catalogue file": {
      const [file] = /\/catalogue\/[0-9a-f]+\.json/.exec(await bodyOf(search)) ?? [];
      if (!file) throw new Error("The search page names no catalogue file.");
      return bodyOf(origin + file);
    }
    case "sitemap":
      return bodyOf(`${origin}/sitemap.xml`);
    default:
      return bodyOf(`${origin}${place === "listing" ? "" : "/te"}/property/${mlsNumber}`);
  }
}

async function isSeen(place: Place, origin: string, wanted: Wanted): Promise<boolean> {
  const { mlsNumber, name, listed } = wanted;
  const text = await textAt(place, origin, mlsNumber);
  // The sitemap tells addresses, and no names.
  const mark = place === "sitemap" ? `/property/${mlsNumber}<` : name;
  return text.includes(mark) === listed;
}

/** Milliseconds after `start` until each place tells what is wanted; throws after `limitMs`. */
export async function untilSeen(
  origin: string,
  wanted: Wanted,
  { start, limitMs }: { readonly start: number; readonly limitMs: number },
): Promise<number> {
  await Promise.all(
    PLACES.map(async (place) => {
      while (!(await isSeen(place, origin, wanted))) {
        if (performance.now() - start > limitMs)
          throw new Error(`The ${place} does not tell of it: ${JSON.stringify(wanted)}`);
        await wait(EVERY_MS);
      }
    }),
  );
  return performance.now() - start;
}

/** The changes that an agent may make, in turn: what is asked of the console's calls. */
export const TURNS = ["publish", "edit", "unpublish", "undo"] as const;
export type Turn = (typeof TURNS)[number];

interface AgentConsole {
  readonly origin: string;
  readonly token: string;
}

interface Saved {
  readonly listing: { readonly version: string };
}

async function ask({ origin, token }: AgentConsole, method: string, path: string, body?: object) {
  const reply = await fetch(`${origin}/api/agent/listings${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

/** One listing and what is done to it in the console; each change says what visitors are to see then. */
export async function openListing(agent: AgentConsole, mlsNumber: string) {
  const path = `/${mlsNumber}`;
  const draft = (name: string) => ({
    name,
    location: "CPVH+PV, Vijayawada",
    propertyType: "Plot",
    mlsNumber,
    lat: 16.44,
    lng: 80.73,
  });
  let name = `Kept ${mlsNumber}`;
  const first = { listing: draft(name), published: false };
  let { version } = ((await ask(agent, "POST", "", first)) as Saved).listing;
  let edits = 0;
  const save = async (published: boolean) => {
    const body = { listing: draft(name), published, version };
    return (await ask(agent, "PUT", path, body)) as Saved;
  };
  const undo = async () => {
    const { changes } = (await ask(agent, "GET", `${path}/changes`)) as {
      changes: { id: string }[];
    };
    return (await ask(agent, "POST", `${path}/undo`, { change: changes[0]?.id, version })) as Saved;
  };
  return async (turn: Turn): Promise<Wanted> => {
    if (turn === "edit") name = `Edit ${++edits} of ${mlsNumber}`;
    const saved = await (turn === "undo" ? undo() : save(turn !== "unpublish"));
    version = saved.listing.version;
    return { mlsNumber, name, listed: turn !== "unpublish" };
  };
}
