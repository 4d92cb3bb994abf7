import { expect, test } from "vitest";
import { IdsOfWords } from "./ids-of-words.ts";

test("the same words keep their id until they are stored, and others have their own", () => {
  const ids = new IdsOfWords();
  const called = ids.of("Called");
  const asked = ids.of("Called, asks for a corner");
  expect(ids.of("Called")).toBe(called);
  expect(asked).not.toBe(called);
  expect(ids.of("Called, asks for a corner")).toBe(asked);
  ids.clear();
  expect(ids.of("Called")).not.toBe(called);
});
