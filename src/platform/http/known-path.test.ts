import { Hono } from "hono";
import { expect, test } from "vitest";
import { knownPath } from "./known-path.ts";

const app = new Hono().use(knownPath()).all("/listings/:id", (c) => c.json(c.req.param("id")));

test.each(["P%00", "%00", "P%00?q=1", "%ff", "%E0%A4%A", "%ED%A0%80", "100%"])(
  "/listings/%s is no path by any method",
  async (path) => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const reply = await app.request(`/listings/${path}`, { method });
      expect([reply.status, await reply.json()]).toMatchObject([404, { code: "no-such-call" }]);
    }
  },
);

test.each([
  ["P1", "P1"],
  ["P%201?q=%00", "P 1"],
  ["%E0%B0%AA", "ప"],
  ["a%2Fb", "a/b"],
  ["100%25", "100%"],
  ["%2500", "%00"],
])("/listings/%s goes on, as %s", async (path, id) => {
  const reply = await app.request(`/listings/${path}`);
  expect([reply.status, await reply.json()]).toEqual([200, id]);
});
