import { expect, test } from "vitest";
import { follow, isChanged, settle, toDraft } from "./setting-drafts.ts";

const seen = { key: "officeHours", value: "9 to 5", fallback: "", version: 1 } as const;
const now = { ...seen, value: "10 to 6", version: 2 };
const typed = { ...toDraft(seen), typed: "all day" };

test("what nobody typed follows the server, and what was typed stays", () => {
  expect(follow(toDraft(seen), now)).toEqual(toDraft(now));
  expect(follow(typed, seen)).toEqual(typed);
  expect(follow({ ...typed, typed: " 10 to 6 " }, now)).toEqual(toDraft(now));
});

test("what both changed waits for a choice, and nothing is lost before it", () => {
  const both = follow(typed, now);
  expect(both).toEqual({ ...typed, theirs: now });
  expect(settle(both, "theirs")).toEqual(toDraft(now));
  const mine = settle(both, "mine");
  expect(mine).toEqual({ ...typed, seen: now });
  expect(isChanged(mine)).toBe(true);
  expect(settle(typed, "theirs")).toEqual(typed);
});

test("spaces around are no change, and an emptied field is one", () => {
  expect(isChanged({ ...toDraft(seen), typed: "9 to 5 " })).toBe(false);
  expect(isChanged({ ...toDraft(seen), typed: "" })).toBe(true);
});
