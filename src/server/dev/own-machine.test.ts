import { Hono } from "hono";
import { expect, test } from "vitest";
import { type Config, parseConfig } from "#server/config/config.ts";
import { fromOwnMachine, isDevelopmentSite, type NodeBindings } from "./own-machine.ts";

function configOf(settings: Record<string, string>): Config {
  const result = parseConfig(settings);
  if (!result.ok) throw new Error(result.problems.join());
  return result.config;
}

test.each([
  [{}, true],
  [{ PUBLIC_ORIGIN: "http://127.0.0.1:3000" }, true],
  [{ PUBLIC_ORIGIN: "http://[::1]:3000" }, true],
  [{ PUBLIC_ORIGIN: "https://plots.example" }, false],
  [{ PUBLIC_ORIGIN: "http://localhost.evil.example" }, false],
  [{ PUBLIC_ORIGIN: "http://127.0.0.1.evil.example" }, false],
  [{ PUBLIC_ORIGIN: "http://192.168.1.4:3000" }, false],
  [{ PUBLIC_ORIGIN: "http://0.0.0.0:3000" }, false],
  [{ TRUST_PROXY: "true" }, false],
])("development services with %j: %s", (settings, on) => {
  expect(isDevelopmentSite(configOf(settings))).toBe(on);
});

async function statusOf(remoteAddress: string, headers: Record<string, string> = {}) {
  const app = new Hono<{ Bindings: NodeBindings }>()
    .use(fromOwnMachine(configOf({})))
    .get("/", (c) => c.text("here"));
  const incoming = { socket: { remoteAddress } };
  const request = { headers: { host: "localhost:3000", ...headers } };
  return (await app.request("/", request, { incoming } as unknown as NodeBindings)).status;
}

test.each([
  ["this machine", "127.0.0.1", {}, 200],
  ["this machine by IPv6", "::1", {}, 200],
  ["this machine by mapped IPv4", "::ffff:127.0.0.1", {}, 200],
  ["a neighbour who knows the host name", "192.168.1.9", {}, 404],
  ["a neighbour by mapped IPv4", "::ffff:192.168.1.9", {}, 404],
  ["nobody known", "", {}, 404],
  ["a name that points here", "127.0.0.1", { host: "rebind.evil.example" }, 404],
  ["another port", "127.0.0.1", { host: "localhost:8080" }, 404],
  ["a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "203.0.113.5" }, 404],
  ["a proxy that says so", "127.0.0.1", { via: "1.1 proxy" }, 404],
])("a request from %s", async (_, remote, headers, status) => {
  expect(await statusOf(remote, headers)).toBe(status);
});
