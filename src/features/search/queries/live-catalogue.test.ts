import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import type { Database } from "#platform/db/database.ts";
import { LiveCatalogue } from "./live-catalogue.server.ts";

const log = pino({ level: "silent" });
const read = (version: string) => ({ version, summaries: [] });

/** A keeper on a database whose readings of the catalogue the test answers one by one. */
async function openLiveCatalogue() {
  const readings: PromiseWithResolvers<object>[] = [];
  let tell: (version: string) => void = () => undefined;
  const db = {
    select: () => ({ from: () => ({ where: async () => [] }) }),
    transaction: () => {
      const reading = Promise.withResolvers<object>();
      readings.push(reading);
      return reading.promise;
    },
  };
  const onCatalogueChange = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const database = { db, onCatalogueChange } as unknown as Database;
  const opening = LiveCatalogue.open(database, await loadGazetteer(), log);
  readings[0]?.resolve(read(""));
  const live = await opening;
  return { live, readings, tell: (version: string) => tell(version) };
}

test("of changes told while one is read, the last is read after it and stays", async () => {
  const { live, readings, tell } = await openLiveCatalogue();
  for (const version of ["v1", "v2", "v3"]) tell(version);
  expect(readings).toHaveLength(2);
  readings[1]?.resolve(read("v1"));
  await vi.waitFor(() => expect(readings).toHaveLength(3), 20_000);
  expect(live.current().version).toBe("v1");
  readings[2]?.resolve(read("v3"));
  await vi.waitFor(() => expect(live.current().version).toBe("v3"), 20_000);
  expect(readings).toHaveLength(3);
  live.close();
});

test("a change that could not be read is read as soon as it can be", async () => {
  const { live, readings, tell } = await openLiveCatalogue();
  tell("v1");
  readings[1]?.reject(new Error("away"));
  await vi.waitFor(() => expect(readings).toHaveLength(3), 20_000);
  readings[2]?.resolve(read("v1"));
  await vi.waitFor(() => expect(live.current().version).toBe("v1"), 20_000);
  live.close();
});

test("a change that is told while its catalogue is read already is no version of its own", async () => {
  const { live, readings, tell } = await openLiveCatalogue();
  tell("v1");
  readings[1]?.resolve(read("v2"));
  await vi.waitFor(() => expect(live.current().version).toBe("v2"), 20_000);
  const current = live.current();
  for (const version of ["v2", "v2"]) tell(version);
  readings[2]?.resolve(read("v2"));
  await vi.waitFor(() => expect(readings).toHaveLength(3), 20_000);
  tell("v3");
  await vi.waitFor(() => expect(readings).toHaveLength(4), 20_000);
  expect(live.current()).toBe(current);
  live.close();
});

test("a catalogue that is closed reads no more, though the reading fails", async () => {
  const { live, readings, tell } = await openLiveCatalogue();
  tell("v1");
  live.close();
  readings[1]?.reject(new Error("away"));
  await new Promise((after) => setTimeout(after, 20));
  expect(readings).toHaveLength(2);
});
