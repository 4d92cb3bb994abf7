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
