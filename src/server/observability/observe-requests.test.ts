import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { hideCall } from "#platform/http/no-such-call.ts";
import { createLog } from "./log.ts";
import { markCached, markPage, observeRequests, requestIdOf } from "./observe-requests.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function observed(trustProxy = false) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("debug", { write: (line: string) => lines.push(JSON.parse(line)) });
  const requestEnded = vi.fn();
  const metrics = {
    requestEnded,
    pageRendered: vi.fn(),
    jobEnded: vi.fn(),
    pushEnded: vi.fn(),
    text: vi.fn(),
  };
  const app = new Hono();
  app.use(observeRequests({ log, trustProxy, metrics }));
  app.use(async (c, next) => {
    if (c.req.path !== "/cached") return next();
    markCached(c);
    markPage(c, "/property/:mlsNumber");
    return new Response("page", { headers: { "x-request-id": requestIdOf(c) } });
  });
  app.use("/api/*", (_c, next) => next());
  app.get("/api/agent/:what", (c) => {
    c.set("session" as never, { account: { id: "a1" } } as never);
    return c.req.param("what") === "hidden" ? hideCall(c) : c.json({}, 403);
  });
  const calls = new Hono().get("/listings/:mlsNumber", async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    log.warn("deep in a call");
    return c.json({}, 404);
  });
  app.route("/api", calls);
  app.get("/broken", () => {
    throw new Error("a bug");
  });
  app.all("/api/*", (c) => c.json({}, 404));
  app.onError((error, c) => {
    log.error({ err: error }, "a request failed");
    return c.text("", 500);
  });
  return { app, lines, requestEnded };
}

test("every line of a request has its id, which the answer tells", async () => {
  const { app, lines } = observed();
  const replies = await Promise.all([
    app.request("/api/listings/P1?name=asha"),
    app.request("/api/listings/P2"),
  ]);
  const ids = replies.map(({ headers }) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  for (const [at, id] of ids.entries()) {
    expect(id).toMatch(UUID);
    const own = lines.filter(({ requestId }) => requestId === id);
    expect(own).toMatchObject([
      { msg: "deep in a call" },
      { method: "GET", path: `/api/listings/P${at + 1}`, status: 404, cached: false },
    ]);
  }
  expect(JSON.stringify(lines)).not.toContain("asha");
});

test("what is refused is told with whose account it was, hidden calls too, others not", async () => {
  const { app, lines } = observed();
  for (const path of ["/api/agent/hidden?name=asha", "/api/agent/people", "/api/none"])
    await app.request(path);
  const refused = lines.filter(({ security }) => security === "refused");
  expect(refused).toMatchObject([
    { path: "/api/agent/hidden", status: 404, account: "a1", requestId: expect.any(String) },
    { path: "/api/agent/people", status: 403, account: "a1" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("asha");
});

test("what the cache answers is logged and counted like the rest", async () => {
  const { app, lines, requestEnded } = observed();
  const reply = await app.request("/cached");
  expect(lines).toMatchObject([{ path: "/cached", status: 200, cached: true }]);
  expect(lines[0]?.requestId).toBe(reply.headers.get("x-request-id"));
  expect(requestEnded).toHaveBeenCalledWith(
    { method: "GET", route: "/property/:mlsNumber", status: 200, cached: true },
    expect.any(Number),
  );
});

test("what is counted is the pattern that answered, never the path", async () => {
  const { app, requestEnded } = observed();
  for (const path of ["/api/listings/P1", "/api/listings/P2", "/api/none", "/broken", "/x/y"])
    await app.request(path);
  const counted = requestEnded.mock.calls.map(([{ route, status }]) => `${route} ${status}`);
  expect(counted).toEqual([
    "/api/listings/:mlsNumber 404",
    "/api/listings/:mlsNumber 404",
    "/api/* 404",
    "/broken 500",
    "/* 404",
  ]);
});

test("an error that is logged names its request", async () => {
  const { app, lines } = observed();
  const reply = await app.request("/broken");
  const told = lines.find(({ msg }) => msg === "a request failed");
  expect(told?.requestId).toBe(reply.headers.get("x-request-id"));
});

test.each([
  { trust: true, told: "edge-7f3a:21", isTaken: true },
  { trust: false, told: "edge-7f3a:21", isTaken: false },
  { trust: true, told: "short", isTaken: false },
  { trust: true, told: 'a","level":60,"x":"', isTaken: false },
  { trust: true, told: "x".repeat(129), isTaken: false },
])("an id told as $told, proxies trusted: $trust, is taken: $isTaken", async (given) => {
  const { app } = observed(given.trust);
  const reply = await app.request("/cached", { headers: { "x-request-id": given.told } });
  const id = reply.headers.get("x-request-id");
  if (given.isTaken) expect(id).toBe(given.told);
  else expect(id).toMatch(UUID);
});
