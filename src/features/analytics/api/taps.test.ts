import { Hono } from "hono";
import { expect, test } from "vitest";
import { NetworkLimit } from "#platform/http/network-limit.ts";
import { tapsApi } from "./taps.server.ts";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

function openTaps() {
  const counted: string[] = [];
  let now = 0;
  const api = new Hono().route(
    "/",
    tapsApi({
      daily: { count: (what, subject) => counted.push(`${what} ${subject}`) },
      limit: new NetworkLimit({ most: 3, seconds: 60, clock: () => new Date(now) }),
      callerOf: (c) => ({ network: c.req.header("x-network") ?? "192.0.2.1" }),
      subjectOf: (page) => (page === "/projects" ? "vennela" : ""),
    }),
  );
  const tap = async (body: object, headers: Record<string, string> = {}) => {
    const sent = { "content-type": "application/json", "user-agent": PERSON, ...headers };
    const init = { method: "POST", headers: sent, body: JSON.stringify(body) };
    return (await api.request("/taps", init)).status;
  };
  return { tap, counted, pass: (ms: number) => (now += ms) };
}

test("a tap counts for what its page is about, and for no more than that", async () => {
  const { tap, counted } = openTaps();
  expect(await tap({ what: "call", page: "/projects" })).toBe(200);
  expect(await tap({ what: "whatsapp", page: "/nowhere" })).toBe(200);
  expect(counted).toEqual(["call vennela", "whatsapp "]);
});

test("bots are not counted, nor what is no tap", async () => {
  const { tap, counted } = openTaps();
  const page = "/projects";
  expect(await tap({ what: "call", page }, { "user-agent": "Googlebot/2.1" })).toBe(200);
  expect(await tap({ what: "call", page }, { "user-agent": "" })).toBe(200);
  expect(await tap({ what: "sold", page })).toBe(400);
  expect(await tap({ what: "call", page, who: "Lakshmi" })).toBe(400);
  expect(await tap({ what: "call", page: "/".repeat(301) })).toBe(400);
  expect(counted).toEqual([]);
});

test("a flood from one network counts no further, and others are counted", async () => {
  const { tap, counted, pass } = openTaps();
  const body = { what: "call", page: "/projects" };
  for (let at = 0; at < 10; at += 1) expect(await tap(body)).toBe(200);
  expect(counted).toHaveLength(3);
  await tap(body, { "x-network": "198.51.100.1" });
  expect(counted).toHaveLength(4);
  pass(60_000);
  await tap(body);
  expect(counted).toHaveLength(5);
});
