import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { Admission } from "#platform/http/admission.ts";
import { admitRequests, admitUnknown } from "./admit-requests.ts";
import type { RequestClass } from "./request-classes.ts";

const LIMITS = { running: 1, waitMs: 5000 };

/** A site that answers when it is told to; each limited class has one place, and no queue unless told. */
function busySite(waiting = 0) {
  const names: RequestClass[] = ["lead", "hash", "search", "render", "upload"];
  const admission = new Admission<RequestClass>(
    new Map(names.map((name) => [name, { ...LIMITS, waiting }])),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const app = new Hono();
  app.use(admitRequests(admission));
  app.get("/livez", (c) => c.text("alive"));
  app.get("/favicon.ico", (c) => c.text("a file"));
  app.use(admitUnknown(admission));
  app.all("*", async (c) => {
    begun.push(c.req.path);
    await promise;
    return c.text(await c.req.text());
  });
  return { app, begun, end: resolve };
}

test("a call that finds no place is told so in JSON, and when to come again", async () => {
  const { app, end } = busySite();
  const first = app.request("/api/listings");
  const refused = await app.request("/api/suggestions?q=a");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({
    success: false,
    code: "busy",
    retryAfterSeconds: 5,
  });
  expect((await app.request("/livez")).status).toBe(200);
  end();
  expect((await first).status).toBe(200);
});

test.each([
  ["/about", "en", "Wait a few seconds and try again", "/"],
  ["/te/about", "te", "కొన్ని సెకన్లు ఆగి", "/te"],
  ["/hi/projects", "hi", "कुछ सेकंड", "/hi"],
])(
  "a page without a place is a short one in its language: %s",
  async (path, language, words, home) => {
    const { app, end } = busySite();
    const first = app.request("/searchProperties");
    const refused = await app.request(path);
    const html = await refused.text();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(words);
    expect(html).toContain(`href="${home}"`);
    expect(html.length).toBeLessThan(3000);
    end();
    await first;
  },
);

test.each(["/wp-login.php", "/assets/none.js", "/metrics"])(
  "the page that %s is not waits for a place among pages, and files do not",
  async (path) => {
    const { app, begun, end } = busySite();
    const first = app.request("/about");
    await vi.waitFor(() => expect(begun).toEqual(["/about"]), 20_000);
    expect((await app.request(path)).status).toBe(503);
    expect((await app.request("/favicon.ico")).status).toBe(200);
    expect(begun).toEqual(["/about"]);
    end();
    expect((await first).status).toBe(200);
    expect((await app.request(path)).status).toBe(200);
  },
);

test("a form that was not taken says so, and offers no address that would lose it", async () => {
  const { app, end } = busySite();
  const form = { method: "POST", body: "kind=callback" };
  const first = app.request("/leads", form);
  const html = await (await app.request("/leads", form)).text();
  expect(html).toContain("Your form was not taken yet");
  expect(html).not.toContain('href=""');
  end();
  expect(await (await first).text()).toBe("kind=callback");
});

let closing: (() => void) | undefined;
afterEach(() => closing?.());

test("who sends slowly holds no place meanwhile", async () => {
  const { app, begun, end } = busySite();
  end();
  const server = serve({ fetch: app.fetch, port: 0 });
  closing = () => server.close();
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const slow = request(`${origin}/api/leads`, { method: "POST", headers: { "content-length": 9 } });
  slow.write("slow");
  await once(server, "request");
  const quick = await fetch(`${origin}/api/leads`, { method: "POST", body: "quick" });
  expect(await quick.text()).toBe("quick");
  expect(begun).toHaveLength(1);
  slow.end("ness!");
  const [answer] = await once(slow, "response");
  answer.resume();
  await vi.waitFor(() => expect(begun).toHaveLength(2), 20_000);
});

test("what waited is not begun once nobody is there to read it", async () => {
  const { app, begun, end } = busySite(5);
  const server = serve({ fetch: app.fetch, port: 0 });
  closing = () => server.close();
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const first = fetch(`${origin}/first`);
  await vi.waitFor(() => expect(begun).toEqual(["/first"]), 20_000);
  const left = request(`${origin}/left`).on("error", () => undefined);
  left.end();
  const [incoming] = await once(server, "request");
  const gone = once(incoming.socket, "close");
  left.destroy();
  await gone;
  end();
  await first;
  await fetch(`${origin}/last`);
  expect(begun).toEqual(["/first", "/last"]);
});

test("who answers a call with a body learns that the caller has left", async () => {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(
    admitRequests(new Admission<RequestClass>(new Map([["lead", { ...LIMITS, waiting: 0 }]]))),
  );
  app.post("/api/leads", async (c) => {
    c.req.raw.signal.addEventListener("abort", () => told.resolve());
    begun.resolve();
    await told.promise;
    return c.text("");
  });
  const server = serve({ fetch: app.fetch, port: 0 });
  closing = () => server.close();
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const left = request(`${origin}/api/leads`, { method: "POST" }).on("error", () => undefined);
  left.end("{}");
  await begun.promise;
  left.destroy();
  await told.promise;
});
