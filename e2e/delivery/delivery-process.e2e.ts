import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { beforeAll, expect, inject, test } from "vitest";
import { soon } from "../browser.ts";
import { ownSites } from "../own-site.ts";
import { freePort } from "../serve.ts";
import { ask, json, LISTING } from "./delivery-steps.ts";

const sites = ownSites();

/** A connection that never ends its headers; it is opened first and looked at last. */
const slow = { openedAt: 0, closedAt: 0 };

beforeAll(() => {
  slow.openedAt = performance.now();
  const socket = connect(Number(new URL(inject("site")).port), "localhost");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  const noteEnd = () => {
    slow.closedAt ||= performance.now();
  };
  socket
    .on("data", () => undefined)
    .on("close", noteEnd)
    .on("error", noteEnd);
});

test("SIGTERM lets a running request end, then stops", async () => {
  const site = await sites.open();
  const body = '{"addresses":["CPVH+PV, Vijayawada"]}';
  const running = request(`${site.origin}/api/geocode`, {
    method: "POST",
    headers: { ...json, "content-length": String(body.length) },
  });
  running.write(body.slice(0, 10));
  await once(running, "socket");
  await ask("/livez", { site: site.origin });
  site.process.kill("SIGTERM");
  await soon(() =>
    ask("/livez", { site: site.origin }).then(
      () => true,
      () => false,
    ),
  ).toBe(false);
  running.end(body.slice(10));
  const [response] = await once(running, "response");
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await site.ended).toBe(0);
});

test("a request that never ends does not keep the site from stopping", async () => {
  const site = await sites.open();
  const running = request(`${site.origin}/api/geocode`, { method: "POST", headers: json });
  running.on("error", () => undefined).write('{"addr');
  await once(running, "socket");
  await ask("/livez", { site: site.origin });
  site.process.kill("SIGTERM");
  expect(await site.ended).toBe(0);
});

test("a second process on the same folder is refused, the folder named; the first goes on", async () => {
  const first = await sites.open();
  const second = await sites.launch({ DATA_DIR: first.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `The data folder ${first.dataDir} is in use by process ${first.process.pid}.`,
  );
  expect(second.output()).not.toMatch(/\n\s+at /);
  expect((await ask(LISTING, { site: first.origin })).status).toBe(200);
});

test("a folder left by kill -9 opens again, whole", async () => {
  const first = await sites.open();
  first.process.kill("SIGKILL");
  await first.ended;
  const second = await sites.open({ DATA_DIR: first.dataDir });
  expect((await ask(LISTING, { site: second.origin })).status).toBe(200);
});

test.each([
  ["PORT", "eighty"],
  ["PUBLIC_ORIGIN", "sthalam"],
  ["DATABASE_URL", "mysql://x"],
])("a wrong %s stops the start, and is named", async (name, value) => {
  const site = await sites.launch({ [name]: value });
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(new RegExp(`Mend these settings:\\s+${name}: .+`));
});

test("a port that is taken stops the start, and is named", async () => {
  const { port } = new URL(inject("site"));
  const site = await sites.launch({ PORT: port });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain(`cannot listen on 127.0.0.1:${port}`);
});

test("a database that is not there stops the start with a plain sentence", async () => {
  const site = await sites.launch({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(/^The site cannot start\. /m);
  expect(site.output()).not.toMatch(/\n\s+at /);
});

test("the log names no person: neither query nor address nor agent", async () => {
  const site = await sites.open({ LOG_LEVEL: "debug" });
  const headers = { "user-agent": "Particular/7", "x-forwarded-for": "203.0.113.9" };
  await ask("/searchProperties?text=confidential", { site: site.origin, headers });
  await ask("/api/suggestions?q=confidential", { site: site.origin, headers });
  await soon(() => site.output()).toContain("/api/suggestions");
  expect(site.output()).not.toMatch(/confidential|Particular|203\.0\.113\.9|127\.0\.0\.1/);
});

test("headers that never end are cut off soon after 10 s", async () => {
  await expect.poll(() => slow.closedAt, { timeout: 30_000, interval: 100 }).toBeGreaterThan(0);
  expect((slow.closedAt - slow.openedAt) / 1000).toBeGreaterThan(9);
  // A busy machine looks later; left to itself Node would wait for a minute.
  expect((slow.closedAt - slow.openedAt) / 1000).toBeLessThan(30);
});

test.each(["/api/geocode", "/leads", "/api/agent/import"])(
  "a body that %s does not take is answered at once, and the connection said to close",
  async (path) => {
    const socket = connect(Number(new URL(inject("site")).port), "localhost");
    let told = "";
    socket.setEncoding("latin1").on("data", (text: string) => {
      told += text;
    });
    socket.on("error", () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000000\r\n\r\n`);
    socket.write("x".repeat(100_000));
    await soon(() => /^HTTP\/1\.1 4\d\d /.test(told)).toBe(true);
    expect(told.toLowerCase()).toContain("\r\nconnection: close\r\n");
    socket.destroy();
  },
);

test("metrics count cached pages too, of which all addresses of a page are one, on a port of their own and for who has the token", async () => {
  const port = String(await freePort());
  const METRICS_TOKEN = "a-secret-of-24-letters-x";
  const site = await sites.open({ METRICS_PORT: port, METRICS_TOKEN, LOG_LEVEL: "debug" });
  const asked = [
    await ask(LISTING, { site: site.origin }),
    await ask(LISTING, { site: site.origin }),
  ];
  const own = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const cached of [true, false])
    expect(own).toContain(
      `sthalam_http_requests_total{route="/property/:mlsNumber",cached="${cached}",method="GET",status="200"} 1`,
    );
  expect(own).toMatch(
    /^sthalam_page_render_duration_seconds_count\{route="\/property\/:mlsNumber"\} 1$/m,
  );
  expect(own).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect((await ask("/metrics", { site: site.origin })).status).toBe(404);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await ask("/metrics", { site: site.origin, headers })).body.toString()).toContain(
    "sthalam_outbox_mails",
  );
  const projects = [
    "/projects",
    "/projects?x=1",
    "/Projects/?x=2&utm_source=a",
    "/projects?sort=no",
  ];
  for (const path of projects)
    expect((await ask(path, { site: site.origin })).status, path).toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(
    /^sthalam_page_render_duration_seconds_count\{route="\/projects"\} 1$/m,
  );
  for (const reply of asked) {
    const line = site
      .output()
      .split("\n")
      .find((text) => text.includes(String(reply.headers["x-request-id"])));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ path: LISTING, status: 200 });
  }
});

test("a site that nobody asks for metrics has none", async () => {
  expect((await ask("/metrics")).status).toBe(404);
});
