import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { announceCatalogueChange } from "./catalogue-watch.server.ts";
import { makeTestDatabase } from "./database-testing.ts";
import { listenToCatalogue } from "./listen-postgres.server.ts";
import { openDatabase } from "./open-database.server.ts";

test("a change told while the version is read is not followed by what was read before it", async () => {
  const options = await makeTestDatabase("postgresql");
  const database = await openDatabase(options);
  const told: string[] = [];
  const slow = Promise.withResolvers<string>();
  const readVersion = vi.fn(() => slow.promise);
  const listening = listenToCatalogue({
    url: options.databaseUrl ?? "",
    saw: (version) => told.push(version),
    readVersion,
    sawProjects: () => undefined,
    sawSettings: () => undefined,
  });
  await vi.waitFor(() => expect(readVersion).toHaveBeenCalled(), 20_000);
  await announceCatalogueChange(database.db, "new");
  await vi.waitFor(() => expect(told).toEqual(["new"]), 20_000);
  slow.resolve("old");
  await announceCatalogueChange(database.db, "newer");
  await vi.waitFor(() => expect(told).toContain("newer"), 20_000);
  expect(told).toEqual(["new", "newer"]);
  await listening.stop();
  await database.close();
  await options.remove();
}, 60_000);

/** What stands between the site and its server, and may forget a connection without telling either side. */
async function openRelay(databaseUrl: string) {
  const { searchParams, pathname } = new URL(databaseUrl.replace("@/", "@localhost/"));
  const ends: Socket[] = [];
  const relay = createServer((near) => {
    const far = connect(`${searchParams.get("host")}/.s.PGSQL.5432`);
    for (const end of [near, far]) ends.push(end.on("error", () => undefined));
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const { port } = relay.address() as { port: number };
  return {
    url: `postgresql://sthalam@127.0.0.1:${port}${pathname}`,
    forget: () => {
      for (const end of ends.splice(0)) end.unpipe().pause();
    },
    close: () => relay.close(),
  };
}

test("a connection that was forgotten on the way is noticed, and what it would have told", async () => {
  const options = await makeTestDatabase("postgresql");
  const database = await openDatabase(options);
  const relay = await openRelay(options.databaseUrl ?? "");
  const told: string[] = [];
  const heard = { projects: 0, settings: 0 };
  let version = "old";
  const listening = listenToCatalogue({
    url: relay.url,
    lookEveryMs: 200,
    saw: (next) => told.push(next),
    readVersion: async () => version,
    sawProjects: () => {
      heard.projects += 1;
    },
    sawSettings: () => {
      heard.settings += 1;
    },
  });
  await vi.waitFor(() => expect(told).toEqual(["old"]), 20_000);
  // One that answers is left alone.
  await wait(1000);
  expect(heard).toEqual({ projects: 1, settings: 1 });
  relay.forget();
  version = "new";
  await announceCatalogueChange(database.db, "new");
  await vi.waitFor(() => expect(told).toContain("new"), 20_000);
  expect(heard).toEqual({ projects: 2, settings: 2 });
  await listening.stop();
  relay.close();
  await database.close();
  await options.remove();
}, 60_000);
