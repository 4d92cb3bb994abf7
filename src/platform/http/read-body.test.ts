import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { bodyOf, instant, readBody } from "./read-body.ts";

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

test("a moment is one that every database takes, in whichever zone it is told", () => {
  for (const taken of ["2026-11-24T10:00:00+05:30", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
    expect(instant.safeParse(taken).success).toBe(true);
  const others = [
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:00-23:59",
    "2026-02-30T00:00:00Z",
    "2026-11-24T10:00:00",
  ];
  for (const other of others)
    expect(instant.safeParse(other).error?.issues).toMatchObject([
      { message: expect.stringContaining("must be a time such as") },
    ]);
});

test("many lists beside each other are not deep", async () => {
  expect(await send(`{"draft":{"a":[${"[],".repeat(500)}[]]}}`)).toBe(200);
});
