import { Hono } from "hono";
import { expect, test } from "vitest";
import { callerOf, deviceOf, networkOf, widerNetworks } from "./caller.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:12:aaaa:bbbb:cccc:dddd", "2001:db8:0:12"],
  ["2001:0DB8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1",
    "Safari on iOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["curl/8.0", ""],
])("%s is %s", (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test("the proxy's word counts only where it is trusted, and only its own", async () => {
  const networkBy = async (trustProxy: boolean, forwarded: string) => {
    const app = new Hono().get("/", (c) => c.text(callerOf(c, trustProxy).network));
    const reply = await app.request("/", { headers: { "x-forwarded-for": forwarded } });
    return reply.text();
  };
  expect(await networkBy(true, "203.0.113.5, 192.0.2.7")).toBe("192.0.2.7");
  expect(await networkBy(false, "203.0.113.5, 192.0.2.7")).toBe("unknown");
  expect(await networkBy(true, "nonsense")).toBe("unknown");
});

test.each([
  ["2001:db8:0:1234", ["2001:db8:0:1200/56", "2001:db8:0/48"]],
  ["2001:db8:0:12", ["2001:db8:0:000/56", "2001:db8:0/48"]],
  ["192.0.2.7", []],
  ["unknown", []],
])("%s lies in %j", (network, wider) => {
  expect(widerNetworks(network)).toEqual(wider);
});
