import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { createMetrics, type MetricSources } from "./metrics.ts";
import { listenForMetrics, metricsForBearer } from "./serve-metrics.ts";

const sources: MetricSources = {
  pool: () => ({ open: 4, idle: 1, waiting: 2 }),
  admission: () => [],
  outbox: async () => ({ waiting: 3, oldestSeconds: 61.5, givenUp: 1 }),
  jobsDone: async () => new Map(),
  catalogue: () => ({ version: "0a1b", listings: 56 }),
};
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Lines of metrics of our own, without those of histograms' buckets. */
async function linesOf(metrics: ReturnType<typeof createMetrics>) {
  const { body } = await metrics.text();
  return body.split("\n").filter((line) => /^sthalam_/.test(line) && !line.includes("_bucket"));
}

test("requests, pages and jobs are counted by names of which there are few", async () => {
  const metrics = createMetrics(sources);
  const request = { route: "/property/:mlsNumber", status: 200, cached: true };
  for (const method of ["GET", "GET", "BREW"]) metrics.requestEnded({ ...request, method }, 0.0625);
  metrics.pageRendered("/", 0.25);
  metrics.jobEnded("mail", "failed", 2);
  for (const result of ["sent", "sent", "gone"] as const) metrics.pushEnded(result);
  const lines = await linesOf(metrics);
  const by = 'route="/property/:mlsNumber",cached="true"';
  for (const line of [
    `sthalam_http_requests_total{${by},method="GET",status="200"} 2`,
    `sthalam_http_requests_total{${by},method="other",status="200"} 1`,
    `sthalam_http_request_duration_seconds_sum{${by}} 0.1875`,
    'sthalam_page_render_duration_seconds_count{route="/"} 1',
    'sthalam_job_runs_total{job="mail",result="failed"} 1',
    'sthalam_job_duration_seconds_sum{job="mail"} 2',
    'sthalam_push_total{result="sent"} 2',
    'sthalam_push_total{result="gone"} 1',
  ])
    expect(lines).toContain(line);
});

test("pool, outbox and catalogue are as they are when somebody asks", async () => {
  let version = "0a1b";
  const metrics = createMetrics({ ...sources, catalogue: () => ({ version, listings: 56 }) });
  expect(await linesOf(metrics)).toEqual([
    'sthalam_database_connections{state="open"} 4',
    'sthalam_database_connections{state="idle"} 1',
    'sthalam_database_connections{state="waiting"} 2',
    "sthalam_outbox_oldest_seconds 61.5",
    'sthalam_outbox_mails{state="waiting"} 3',
    'sthalam_outbox_mails{state="given-up"} 1',
    'sthalam_catalogue_listings{version="0a1b"} 56',
  ]);
  version = "2c3d";
  const lines = await linesOf(metrics);
  expect(lines.filter((line) => line.startsWith("sthalam_catalogue"))).toEqual([
    'sthalam_catalogue_listings{version="2c3d"} 56',
  ]);
});

test("jobs are dated by the process that did them, or by the table", async () => {
  const jobsDone = async () => new Map([["sweep", new Date("2026-11-20T04:30:00Z")]]);
  const metrics = createMetrics({ ...sources, jobsDone });
  metrics.jobEnded("send-mail", "done", 1);
  metrics.jobEnded("write-views", "failed", 1);
  const name = "sthalam_job_last_success_timestamp_seconds";
  const lines = (await linesOf(metrics)).filter((line) => line.startsWith(name));
  expect(lines).toEqual([
    expect.stringMatching(/\{job="send-mail"\} 1[\d.]{9,}$/),
    `${name}{job="sweep"} 1795149000`,
  ]);
});

test("while the database is away the other metrics are there", async () => {
  const metrics = createMetrics({ ...sources, pool: () => null, outbox: async () => null });
  const lines = await linesOf(metrics);
  expect(lines).toEqual([
    "sthalam_outbox_oldest_seconds Nan",
    'sthalam_catalogue_listings{version="0a1b"} 56',
  ]);
});

test("classes of work are told with what runs, waits and was refused, each time as it stands", async () => {
  const counts = { name: "render", running: 2, waiting: 5, refused: 7 };
  const metrics = createMetrics({ ...sources, admission: () => [counts] });
  for (let read = 0; read < 2; read++)
    expect(await linesOf(metrics)).toEqual(
      expect.arrayContaining([
        'sthalam_admission_requests{class="render",state="running"} 2',
        'sthalam_admission_requests{class="render",state="waiting"} 5',
        'sthalam_admission_refused_total{class="render"} 7',
      ]),
    );
});

test("every metric that the dashboard shows is one that is served", async () => {
  const { body } = await createMetrics(sources).text();
  const served = new Set([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(toNames));
  const dashboard = readFileSync("docs/dashboard.json", "utf8");
  const shown = new Set(dashboard.match(/\b(?:sthalam|nodejs|process)_\w+/g));
  expect(shown.size).toBeGreaterThan(10);
  expect([...shown].filter((name) => !served.has(name))).toEqual([]);
});

function toNames([, name = "", type]: RegExpMatchArray): string[] {
  if (type !== "histogram") return [name];
  return ["bucket", "sum", "count"].map((part) => `${name}_${part}`);
}

test("on the public port they are for who brings the secret; others go on as without", async () => {
  const app = new Hono();
  app.get("/metrics", metricsForBearer(createMetrics(sources), "a-secret-of-24-letters-x"));
  app.all("*", (c) => c.text("the page that is not there", 404));
  const ask = (authorization?: string) =>
    app.request("/metrics", { headers: authorization ? { authorization } : {} });
  for (const given of [undefined, "Bearer", "Bearer wrong", "Basic a-secret-of-24-letters-x"])
    expect(await (await ask(given)).text()).toBe("the page that is not there");
  const reply = await ask("Bearer a-secret-of-24-letters-x");
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(await reply.text()).toContain("sthalam_catalogue_listings");
});

test("a reading that fails says nothing of its statement, and is told", async () => {
  const failing = new Error(
    "Failed query: select * from mails where recipient = asha@plots.example",
  );
  const problems: unknown[] = [];
  const server = await listenForMetrics(
    createMetrics({ ...sources, outbox: () => Promise.reject(failing) }),
    { port: 0, host: "127.0.0.1" },
    (error) => problems.push(error),
  );
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([reply.status, await reply.text()]).toEqual([500, ""]);
  expect(problems).toEqual([failing]);
});

test("a port of their own serves them and nothing else", async () => {
  const server = await listenForMetrics(
    createMetrics(sources),
    { port: 0, host: "127.0.0.1" },
    () => undefined,
  );
  closing.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain("nodejs_eventloop_lag");
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(404);
  const { port } = server.address() as AddressInfo;
  const taken = listenForMetrics(
    createMetrics(sources),
    { port, host: "127.0.0.1" },
    () => undefined,
  );
  await expect(taken).rejects.toThrow("EADDRINUSE");
  await once(server.close(), "close");
});
