import { expect, test } from "vitest";
import { memoryStorage } from "./own-storage-testing.ts";
import { StoredList } from "./stored-list.ts";

const isText = (given: unknown): given is string => typeof given === "string";
const listIn = (storage: ConstructorParameters<typeof StoredList>[0]) =>
  new StoredList(storage, "k", isText);

test("a list is what was written, without what is no entry; an empty one leaves nothing", () => {
  const storage = memoryStorage({ k: JSON.stringify(["a", 1, null, "b"]) });
  expect(listIn(storage).read()).toEqual(["a", "b"]);
  expect(listIn(storage).write(["c"])).toBe(true);
  expect(listIn(storage).read()).toEqual(["c"]);
  listIn(storage).write([]);
  expect([...storage.stored]).toEqual([]);
});

test("what something else wrote is an empty list", () => {
  for (const k of ["{broken", "7", `{"a":1}`, "null"])
    expect(listIn(memoryStorage({ k })).read()).toEqual([]);
});

test("a browser that stores nothing says so", () => {
  expect(listIn(null).read()).toEqual([]);
  expect(listIn(null).write(["a"])).toBe(false);
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(listIn({ ...memoryStorage(), setItem: refuse }).write(["a"])).toBe(false);
  expect(listIn({ ...memoryStorage(), getItem: refuse }).read()).toEqual([]);
});
