import { expect, test } from "vitest";
import { MOST_SHARED, parseShared, sharedPath } from "./shared-url.ts";

const parse = (path: string) => parseShared(new URL(path, "http://site").searchParams);

test("a link names what it was made from, in its order", () => {
  const ids = ["P2", "Vedanta__", "a b&c"];
  expect(parse(sharedPath(ids))).toEqual(ids);
});

test("a layout counts once, blanks not at all", () => {
  expect(parse("/shared?ids=P1,,P2, P1 ,")).toEqual(["P1", "P2"]);
  expect(parse("/shared")).toEqual([]);
});

test("a link has an end, and so has what is read of one", () => {
  const ids = Array.from({ length: MOST_SHARED + 5 }, (_, at) => `P${at}`);
  expect(parse(sharedPath(ids))).toEqual(ids.slice(0, MOST_SHARED));
  expect(parse(`/shared?ids=${ids.join(",")}`)).toHaveLength(MOST_SHARED);
});
