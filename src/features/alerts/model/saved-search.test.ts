import { expect, test } from "vitest";
import { parseSearchParams } from "#features/search/index.ts";
import { readSearch, toSearch } from "./saved-search.ts";

const stateOf = (query: string) => parseSearchParams(new URLSearchParams(query));

test("equal searches are one text, however they are shown", () => {
  const asked = toSearch(stateOf("gated=1&budget=40"));
  expect(asked).toBe("budget=40&gated=1");
  expect(toSearch(stateOf("budget=40&gated=1&page=3&view=map&listing=P1&sort=area"))).toBe(asked);
  expect(readSearch("gated=1&x=y&budget=40")).toBe(asked);
});

test("what asks for nothing, or for a place that nobody found, is no search", () => {
  for (const text of ["", "page=2", "sort=area", "budget=many", "q=Guntur"])
    expect(readSearch(text)).toBeNull();
  expect(readSearch("q=Guntur&at=16.3,80.44")).toBe("q=Guntur&at=16.3%2C80.44");
});
