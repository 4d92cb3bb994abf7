import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { bodyOf, readBody } from "./read-body.ts";

const app = new Hono().post("/", async (c) => {
  const read = await readBody(c, bodyOf({ draft: z.record(z.string(), z.unknown()) }));
  return read.ok ? c.json(read.body) : read.response;
});

async function send(body: string): Promise<number> {
  return (await app.request("/", { method: "POST", body })).status;
}

const nested = (levels: number) => `{"draft":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`;

test("a body of many levels is no body of a call: what walks through it would run out of stack", async () => {
  expect(await send(nested(20))).toBe(200);
  for (const levels of [100, 30_000]) expect(await send(nested(levels))).toBe(400);
  expect(await send(`{"draft":${'{"a":'.repeat(5000)}1${"}".repeat(5001)}`)).toBe(400);
});

test("many lists beside each other are not deep", async () => {
  expect(await send(`{"draft":{"a":[${"[],".repeat(500)}[]]}}`)).toBe(200);
});
