import { expect, test } from "vitest";
import { follow, isChanged, settle, toDraft, toValue } from "./setting-drafts.ts";

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

test("a text that is not set is begun from what holds, and written back to it sets nothing", () => {
  const unset = { ...seen, value: null, fallback: "Hello {name}", version: 0 };
  const begun = toDraft(unset, "fallback");
  expect([begun.typed, isChanged(begun), toValue(begun)]).toEqual(["Hello {name}", false, null]);
  const own = { ...begun, typed: "Hi {name}" };
  expect([isChanged(own), toValue(own)]).toEqual([true, "Hi {name}"]);
  const now = { ...unset, value: "Hi {name}", version: 1 };
  const back = { ...follow(own, now), typed: "Hello {name} " };
  expect([isChanged(back), toValue(back)]).toEqual([true, null]);
  expect(toValue({ ...toDraft(seen), typed: " " })).toBeNull();
});
