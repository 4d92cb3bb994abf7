import { Hono } from "hono";
import { expect, test } from "vitest";
import { fromOwnPages, onlyJson } from "./guard-writes.ts";

const ORIGIN = "https://plots.example";
const guarded = new Hono().use(fromOwnPages(ORIGIN)).all("*", (c) => c.text("done"));
const typed = new Hono().use(onlyJson()).all("*", (c) => c.text("done"));

test.each([
  [{ "sec-fetch-site": "same-origin", origin: ORIGIN }, 200],
  // A page of ours whose address is a secret tells no origin.
  [{ "sec-fetch-site": "same-origin", origin: "null" }, 200],
  [{ "sec-fetch-site": "none" }, 200],
  [{ "sec-fetch-site": "same-site", origin: "https://shop.plots.example" }, 403],
  [{ "sec-fetch-site": "cross-site", origin: ORIGIN }, 403],
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ origin: ORIGIN }, 200],
  [{ origin: "http://10.0.0.4:3000", host: "10.0.0.4:3000" }, 200],
  [{ origin: "https://evil.example", host: "plots.example" }, 403],
  [{ origin: "null" }, 403],
  [{ origin: "http://plots.example" }, 403],
  [{}, 200],
])("a call with %j is answered %i", async (headers, status) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"])
    expect((await guarded.request("/", { method, headers })).status).toBe(status);
  expect((await guarded.request("/", { headers })).status).toBe(200);
});

test.each([
  ["application/json", 200],
  ["application/json; charset=utf-8", 200],
  ["Application/JSON", 200],
  ["text/plain", 415],
  ["text/plain; application/json", 415],
  ["application/jsonp", 415],
  ["application/x-www-form-urlencoded", 415],
  ["multipart/form-data; boundary=x", 415],
])("a body of type %s is answered %i", async (type, status) => {
  const call = { method: "POST", headers: { "content-type": type }, body: "{}" };
  expect((await typed.request("/", call)).status).toBe(status);
});

test("a call without body needs no type, and a body needs one", async () => {
  expect((await typed.request("/", { method: "POST" })).status).toBe(200);
  const untyped = { method: "POST", headers: { "content-length": "2" } };
  expect((await typed.request("/", untyped)).status).toBe(415);
  const chunked = { method: "POST", headers: { "transfer-encoding": "chunked" } };
  expect((await typed.request("/", chunked)).status).toBe(415);
});
