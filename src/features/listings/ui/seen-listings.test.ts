import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { SeenListings } from "./seen-listings.ts";

let localStorage: Storage;
beforeEach(() => {
  localStorage = memoryStorage();
  vi.stubGlobal("window", { localStorage });
});

test("what was opened is known in the next tab, and who shows it is told", () => {
  const seen = new SeenListings();
  const told = vi.fn();
  seen.subscribe(told);
  seen.add("P1");
  expect(told).toHaveBeenCalledOnce();
  expect([...new SeenListings().current()]).toEqual(["P1"]);
});

test("what other tabs have noted meanwhile stays", () => {
  const seen = new SeenListings();
  expect(seen.current().size).toBe(0);
  new SeenListings().add("P2");
  seen.add("P1");
  expect([...new SeenListings().current()]).toEqual(["P2", "P1"]);
});

test("three hundred are known; the oldest is forgotten, one seen again is not", () => {
  const seen = new SeenListings();
  for (let i = 0; i < 300; i += 1) seen.add(`P${i}`);
  seen.add("P0");
  seen.add("P300");
  expect(seen.current().size).toBe(300);
  expect(seen.current().has("P0")).toBe(true);
  expect(seen.current().has("P1")).toBe(false);
});

test.each(["{", '{"a":1}', "[1,2]"])("a store that holds %s counts as empty", (text) => {
  localStorage.setItem("seen-listings", text);
  expect(new SeenListings().current().size).toBe(0);
});
