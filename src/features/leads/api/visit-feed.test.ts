import type { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { endVisitFeed, makeVisitFeed } from "#features/leads/commands/visit-feed.server.ts";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { AGENTS, addListing, TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts } from "#platform/db/schema.ts";
import { visitFeedApi } from "./visit-feed.server.ts";

const [AGENT] = AGENTS;
const MEMBER = "6f3a8f4e-6a3e-4b11-9a4e-0d1f4f6f8a01";
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

describeEachDatabase("the call of a feed of visits", (at) => {
  let api: Hono;
  let key = "";
  let isAddressRead = false;
  let network = "";
  let context: ReturnType<typeof openInbox>["context"];

  beforeEach(async () => {
    await at.empty();
    const inbox = openInbox(at.database().db);
    context = { ...inbox.context, mayKeyBeInAddress: () => isAddressRead };
    isAddressRead = false;
    network = "192.0.2.1";
    const member = { name: "Agent", language: "en", createdAt: context.clock() } as const;
    await inbox.db.insert(accounts).values({ ...member, id: MEMBER, email: AGENT });
    await addListing(inbox.db, "P1", 1);
    await inbox.add({ kind: "site-visit", mlsNumber: "P1", preferredAt: TUESDAY_ELEVEN });
    key = await makeVisitFeed(context, MEMBER);
    const callerOf = () => ({ network, token: null, agent: "", browserKey: null }) as never;
    api = visitFeedApi({ context, callerOf }, () => ({ origin: "https://plots.example" }));
  });

  const ask = (authorization: string | null, query = "") =>
    api.request(`/visits.ics${query}`, { headers: authorization ? { authorization } : {} });

  test("a key that is sent as a password opens it, whoever the user is said to be", async () => {
    for (const user of ["calendar", "", "agent@plots.example"]) {
      const reply = await ask(basic(user, key));
      expect(reply.status).toBe(200);
      expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      expect(reply.headers.get("cache-control")).toBe("no-store");
      expect(reply.headers.get("referrer-policy")).toBe("no-referrer");
      expect(await reply.text()).toContain("BEGIN:VEVENT");
    }
  });

  test("a key in the address opens nothing until an owner allows it, and then too", async () => {
    const address = `?key=${key}`;
    expect((await ask(null, address)).status).toBe(401);
    isAddressRead = true;
    expect((await ask(null, address)).status).toBe(200);
    expect((await ask(null, "?key=")).status).toBe(401);
    await endVisitFeed(context, MEMBER);
    expect((await ask(null, address)).status).toBe(401);
    expect((await ask(basic("calendar", key))).status).toBe(401);
  });

  test.each([
    ["nothing", null],
    ["a bearer", "Bearer abc"],
    ["no colon", `Basic ${Buffer.from("calendar").toString("base64")}`],
    ["no base64", "Basic %%%"],
    ["another key", basic("calendar", "x".repeat(43))],
    ["a very long key", basic("calendar", "x".repeat(5000))],
  ])("with %s it asks for the key and tells nothing", async (_, authorization) => {
    const reply = await ask(authorization);
    expect(reply.status).toBe(401);
    expect(reply.headers.get("www-authenticate")).toBe('Basic realm="Visits", charset="UTF-8"');
    expect(await reply.text()).not.toContain("VEVENT");
  });

  test("wrong keys of one network end at sixty an hour; a right one is let in all the same", async () => {
    const wrong = () => ask(basic("calendar", "y".repeat(43)));
    for (let nth = 0; nth < 60; nth += 1) expect((await wrong()).status).toBe(401);
    const limited = await wrong();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    // Who sends none is only asked: that is how programs begin.
    expect((await ask(null)).status).toBe(401);
    expect((await ask(basic("calendar", key))).status).toBe(200);
    network = "192.0.2.2";
    expect((await wrong()).status).toBe(401);
  });
});
