import { expect, test } from "vitest";
import { PageCache, RenderedPage } from "./page-cache.ts";

const page = (text: string) => {
  const html = Buffer.from(text).toString("latin1");
  return new RenderedPage({ status: 200, pattern: "/property/:mlsNumber", html, headers: {} });
};

test("a page is found under its address and version alone", () => {
  const cache = new PageCache();
  const cached = page("<p>Lakeridge</p>");
  cache.keep("v1", "/property/P1", cached);
  expect(cache.find("v1", "/property/P1")).toBe(cached);
  expect(cache.find("v2", "/property/P1")).toBeNull();
  expect(cache.find("v1", "/property/P2")).toBeNull();
});

test("a page with a query is kept when it is asked for again", () => {
  const cache = new PageCache();
  const address = "/searchProperties?budget=33";
  cache.keep("v1", address, page("once"));
  expect(cache.find("v1", address)).toBeNull();
  const again = page("again");
  cache.keep("v1", address, again);
  expect(cache.find("v1", address)).toBe(again);
});
