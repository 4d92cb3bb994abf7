import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Cluster, clusterUrl, startCluster } from "#db/test-cluster.ts";
import { openBrowser, soon, untilAlive } from "./browser.ts";
import { ownSites } from "./own-site.ts";

const { visit } = openBrowser();
const sites = ownSites();

const LISTING = "/property/P06180094959";
const facts = JSON.parse(readFileSync("data/listings.json", "utf8")) as {
  location: string;
  lat: number;
  lng: number;
  mlsNumber: string;
  marketValue: { pricePerSqYd: string };
}[];

/** Sends exactly this path and these headers, as `fetch` would not. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; site?: string } = {},
) {
  const { method = "GET", headers = {}, body, site = inject("site") } = options;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(site, { method, path, headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
      asked.on("error", reject).end(body);
    },
  );
}

const json = { "content-type": "application/json" };
const geocode = (body: unknown) =>
  ask("/api/geocode", { method: "POST", headers: json, body: JSON.stringify(body) });

async function assetPath(): Promise<string> {
  const page = (await ask("/")).body.toString();
  const path = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  if (!path) throw new Error("the page names no script");
  return path;
}

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

test.each([
  { kind: "a page", path: "/", status: 200 },
  { kind: "a page from the cache", path: "/", status: 200 },
  { kind: "a listing in Telugu", path: `/te${LISTING}`, status: 200 },
  { kind: "a call", path: "/api/places?q=Guntur", status: 200 },
  { kind: "a sketch", path: "/sitemap.xml", status: 200 },
  { kind: "a typed place", path: "/searchProperties?q=Guntur", status: 302 },
  { kind: "a bad call", path: "/api/places?q=a&language=fr", status: 400 },
  { kind: "an unknown page", path: "/nowhere", status: 404 },
  { kind: "an unknown listing", path: "/property/none", status: 404 },
  { kind: "an unknown call", path: "/api/none", status: 404 },
  { kind: "an unknown file", path: "/assets/none.js", status: 404 },
  { kind: "an unknown sketch", path: "/illustrations/none-abc.svg", status: 404 },
  { kind: "an old catalogue", path: "/catalogue/0000.json", status: 404 },
  { kind: "a method that pages do not take", path: "/", method: "DELETE", status: 405 },
  { kind: "a form sent to a page", path: LISTING, method: "POST", status: 405 },
  { kind: "a broken escape", path: "/%E0%A4%A", status: 404 },
  { kind: "a broken escape in a listing", path: "/property/%E0%A4%A", status: 404 },
])("$kind is answered by $status with the security headers", async ({ path, status, ...rest }) => {
  const { method = "GET" } = rest as { method?: string };
  const reply = await ask(path, { method });
  expect(reply.status).toBe(status);
  expectGuarded(reply.headers);
});

function expectGuarded(headers: Record<string, unknown>): void {
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["set-cookie"]).toBeUndefined();
}

test("assets and their compressed kin carry the security headers and never change", async () => {
  const path = await assetPath();
  for (const encoding of ["identity", "gzip", "br"]) {
    const reply = await ask(path, { headers: { "accept-encoding": encoding } });
    expect(reply.status).toBe(200);
    expectGuarded(reply.headers);
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(reply.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(reply.headers["content-type"]).toMatch(/javascript/);
  }
});

test("the inline scripts of a page are those that its policy names, byte for byte", async () => {
  for (const path of ["/", "/searchProperties", LISTING, `/hi${LISTING}`, "/nowhere"]) {
    const { headers, body } = await ask(path);
    const policy = String(headers["content-security-policy"]);
    const inline = [
      ...body.toString().matchAll(/<script(?![^>]*src=)([^>]*)>([\s\S]*?)<\/script>/g),
    ]
      .filter(([, attributes]) => !attributes?.includes("ld+json"))
      .map(([, , source = ""]) => createHash("sha256").update(source).digest("base64"));
    expect(inline.length).toBeGreaterThan(0);
    for (const hash of inline) expect(policy).toContain(`'sha256-${hash}'`);
  }
});

test("pages run without a breach of their policy, through navigation and map", async () => {
  const page = await visit("/", {
    prepare: (visitor) =>
      visitor.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        );
      }),
  });
  await untilAlive(page);
  await page.getByRole("link", { name: "Explore Projects in Maps" }).click();
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^View Details/ })
    .click();
  await page.getByRole("heading", { name: "Approval passport" }).waitFor();
  await page.goto("/te/searchProperties");
  await page.locator(".map-cluster").first().waitFor();
});

test("a page has an ETag, and is answered by 304 while it stands", async () => {
  const first = await ask(LISTING);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]{16,}"$/);
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(LISTING, { headers: { "if-none-match": known } });
    expect(again.status, known).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expectGuarded(again.headers);
  }
  const other = await ask(LISTING, { headers: { "if-none-match": '"something-else"' } });
  expect(other.status).toBe(200);
});

test("brotli is sent to who takes it, and unpacks to the same page", async () => {
  const plain = await ask("/searchProperties");
  const packed = await ask("/searchProperties", { headers: { "accept-encoding": "gzip, br" } });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  const refused = await ask("/searchProperties", { headers: { "accept-encoding": "br;q=0" } });
  expect(refused.headers["content-encoding"]).toBeUndefined();
});

test("HEAD is answered as GET, without the body", async () => {
  for (const path of ["/", LISTING, await assetPath(), "/api/places?q=Guntur", "/nowhere"]) {
    const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
    expect(head.status, path).toBe(get.status);
    expect(head.body).toHaveLength(0);
    expect(head.headers.etag).toBe(get.headers.etag);
    expectGuarded(head.headers);
  }
});

test("the catalogue file is immutable, named by its content, and of the published listings", async () => {
  const page = (await ask("/searchProperties")).body.toString();
  const path = /\/catalogue\/[0-9a-f]+\.json/.exec(page)?.[0] ?? "";
  const reply = await ask(path, { headers: { "accept-encoding": "br" } });
  expect(reply.status).toBe(200);
  expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(reply.body.length).toBeLessThanOrEqual(15_000);
  const plain = await ask(path);
  const hash = createHash("sha256").update(plain.body).digest("hex");
  expect(path).toBe(`/catalogue/${hash.slice(0, 16)}.json`);
});

test.each([
  "/assets/../../package.json",
  "/assets/..%2f..%2fpackage.json",
  "/..%2f..%2fetc/passwd",
  "/.stamp",
  "/assets/%00",
  "/property/%00",
  "/property/..%2f..%2fapi",
  "/illustrations/%2e%2e%2f-x.svg",
])("%s gives nothing away and fails nothing", async (path) => {
  const reply = await ask(path);
  expect([400, 404]).toContain(reply.status);
  expect(reply.body.toString()).not.toMatch(/"dependencies"|root:/);
});

test("alive and ready are told", async () => {
  expect((await ask("/livez")).status).toBe(200);
  const ready = await ask("/readyz");
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body.toString())).toMatchObject({ status: "ready" });
});

test("geocoding answers all addresses in their order, within 20 m of the facts", async () => {
  const reply = await geocode({ addresses: facts.map(({ location }) => location) });
  expect(reply.status).toBe(200);
  const { results } = JSON.parse(reply.body.toString()) as {
    results: { lat: number; lng: number }[];
  };
  expect(results).toHaveLength(facts.length);
  results.forEach(({ lat, lng }, i) => {
    const fact = facts[i];
    const metres = Math.hypot(
      (lat - (fact?.lat ?? 0)) * 111_200,
      (lng - (fact?.lng ?? 0)) * 111_200 * Math.cos((lat * Math.PI) / 180),
    );
    expect(metres, fact?.location).toBeLessThan(20);
  });
});

test("what cannot be geocoded is null in its place", async () => {
  const reply = await geocode({ addresses: ["zzzzqqq xxyyx", "CPVH+PV, Vijayawada", ""] });
  const { results } = JSON.parse(reply.body.toString());
  expect(results).toEqual([
    { lat: null, lng: null },
    { lat: expect.closeTo(16.4443, 3), lng: expect.closeTo(80.7297, 3) },
    { lat: null, lng: null },
  ]);
  expect(JSON.parse((await geocode({ addresses: [] })).body.toString())).toEqual({ results: [] });
});

test.each([
  { what: "no JSON", body: "{addresses:", field: "body" },
  { what: "nothing", body: "", field: "body" },
  { what: "no list", body: '{"addresses":"Guntur"}', field: "addresses" },
  { what: "no addresses", body: "{}", field: "addresses" },
  { what: "a number among them", body: '{"addresses":["a",7]}', field: "addresses[1]" },
  {
    what: "201 addresses",
    body: JSON.stringify({ addresses: Array.from({ length: 201 }, () => "a") }),
    field: "addresses",
  },
])("geocoding $what is refused with field and reason", async ({ body, field }) => {
  const reply = await ask("/api/geocode", { method: "POST", headers: json, body });
  expect(reply.status).toBe(400);
  const answer = JSON.parse(reply.body.toString());
  expect(answer).toMatchObject({ success: false, field });
  expect(answer.message).toMatch(/^[\w[\]]+ .+\.$/);
  expectGuarded(reply.headers);
});

test("200 addresses are taken, and more than 64 kB are not, told or untold", async () => {
  expect((await geocode({ addresses: Array.from({ length: 200 }, () => "a") })).status).toBe(200);
  const large = JSON.stringify({ addresses: ["x".repeat(70_000)] });
  for (const headers of [json, { ...json, "transfer-encoding": "chunked" }]) {
    const reply = await ask("/api/geocode", { method: "POST", headers, body: large });
    expect(reply.status).toBe(413);
    expectGuarded(reply.headers);
  }
});

test("places are suggested in the shape promised, at most ten, in the language asked for", async () => {
  const reply = await ask("/api/places?q=v");
  const { results } = JSON.parse(reply.body.toString()) as { results: object[] };
  expect(results.length).toBeLessThanOrEqual(10);
  const telugu = await ask(`/api/places?language=te&q=${encodeURIComponent("ఉండవల్లి")}`);
  expect(JSON.parse(telugu.body.toString()).results[0]).toEqual({
    name: "ఉండవల్లి",
    kind: expect.stringMatching(/^(village|town|locality)$/),
    context: expect.any(String),
    lat: expect.closeTo(16.495, 1),
    lng: expect.closeTo(80.58, 1),
  });
  expect(JSON.parse((await ask("/api/places?q=")).body.toString()).results).toEqual([]);
  const missing = await ask("/api/places");
  expect(missing.status).toBe(400);
  expect(JSON.parse(missing.body.toString())).toMatchObject({ field: "q" });
});

test("SIGTERM lets a running request end, then stops within 10 s", async () => {
  const site = await sites.open();
  const body = '{"addresses":["CPVH+PV, Vijayawada"]}';
  const running = request(`${site.origin}/api/geocode`, {
    method: "POST",
    headers: { ...json, "content-length": String(body.length) },
  });
  running.write(body.slice(0, 10));
  await once(running, "socket");
  await ask("/livez", { site: site.origin });
  const stoppedAt = performance.now();
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
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
});

test("a request that never ends does not keep the site from stopping within 10 s", async () => {
  const site = await sites.open();
  const running = request(`${site.origin}/api/geocode`, { method: "POST", headers: json });
  running.on("error", () => undefined).write('{"addr');
  await once(running, "socket");
  await ask("/livez", { site: site.origin });
  const stoppedAt = performance.now();
  site.process.kill("SIGTERM");
  await site.ended;
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
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
  await ask("/api/places?q=confidential", { site: site.origin, headers });
  await soon(() => site.output()).toContain("/api/places");
  expect(site.output()).not.toMatch(/confidential|Particular|203\.0\.113\.9|127\.0\.0\.1/);
});

let cluster: Cluster | undefined;
afterAll(async () => cluster?.stop());

test("with the database away cached pages stand, others say when to come back, and all recovers", async () => {
  cluster = await startCluster();
  const site = await sites.open({ DATABASE_URL: clusterUrl(cluster.socket, "postgres") });
  const look = (path: string, headers = {}) => ask(path, { site: site.origin, headers });
  expect((await look(LISTING)).status).toBe(200);
  await cluster.halt();
  expect((await look(LISTING)).status).toBe(200);
  expect((await look("/searchProperties?budget=33")).status).toBe(200);
  for (const path of ["/property/P06180034534", "/te/property/P06180034534"]) {
    const away = await look(path);
    expect(away.status).toBe(503);
    expect(away.headers["retry-after"]).toBe("5");
    expect(away.headers["cache-control"]).toBe("no-store");
    expect(away.body.toString()).toContain("<html");
    expectGuarded(away.headers);
  }
  expect((await look("/property/P06180034534")).body.toString()).toContain(
    "We are back in a moment",
  );
  for (const path of ["/api/listings/P06180034534", "/readyz"]) {
    const away = await look(path);
    expect(away.status, path).toBe(503);
    expect(away.headers["retry-after"]).toBe("5");
    expectGuarded(away.headers);
  }
  expect((await look("/livez")).status).toBe(200);
  await cluster.restart();
  await soon(async () => (await look("/property/P06180034534")).status).toBe(200);
  await soon(async () => (await look("/readyz")).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});

test("a database that hangs is given up within seconds", async () => {
  cluster ??= await startCluster();
  const site = await sites.open({ DATABASE_URL: clusterUrl(cluster.socket, "postgres") });
  cluster.freeze();
  const askedAt = performance.now();
  const away = await ask("/property/P06180034534", { site: site.origin });
  expect(away.status).toBe(503);
  expect(performance.now() - askedAt).toBeLessThan(8000);
  cluster.thaw();
  await soon(async () => (await ask("/property/P06180034534", { site: site.origin })).status).toBe(
    200,
  );
});

test("a changed listing shows on every process at once, and its old pages are gone", async () => {
  cluster ??= await startCluster();
  const DATABASE_URL = clusterUrl(cluster.socket, "postgres");
  const [one, two] = [await sites.open({ DATABASE_URL }), await sites.open({ DATABASE_URL })];
  const rateOn = async ({ origin }: { origin: string }) =>
    /₹[\d,]+(?=<)/.exec((await ask(LISTING, { site: origin })).body.toString())?.[0];
  expect([await rateOn(one), await rateOn(two)]).toEqual(["₹20,000", "₹20,000"]);
  const file = join(one.dataDir, "changed.json");
  const changed = facts.map((fact) =>
    fact.mlsNumber === "P06180094959"
      ? { ...fact, marketValue: { ...fact.marketValue, pricePerSqYd: "₹20500 per sq.yd" } }
      : fact,
  );
  writeFileSync(file, JSON.stringify(changed));
  const run = spawn(process.execPath, ["scripts/import-listings.ts", file], {
    env: { PATH: process.env.PATH, DATABASE_URL },
    stdio: "ignore",
  });
  expect((await once(run, "exit"))[0]).toBe(0);
  for (const site of [one, two]) await soon(() => rateOn(site)).toBe("₹20,500");
});

test("headers that never end are cut off soon after 10 s", async () => {
  await expect.poll(() => slow.closedAt, { timeout: 20_000, interval: 100 }).toBeGreaterThan(0);
  expect((slow.closedAt - slow.openedAt) / 1000).toBeGreaterThan(9);
  expect((slow.closedAt - slow.openedAt) / 1000).toBeLessThan(13);
});
