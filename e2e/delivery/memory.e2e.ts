// What requests leave behind once they are answered.
import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { ownSites } from "../own-site.ts";
import { ask } from "./delivery-steps.ts";
import { openHeap } from "./heap.ts";

const sites = ownSites();

const WARM_UP = 10;
const MEASURED = 40;
const ROUNDS = 3;
/** What the collector leaves behind by chance, a request; a page that stays is 14 to 31 kB. */
const MOST_LEFT_BYTES = 10_000;

interface Sent {
  readonly method: string;
  readonly path: (n: number) => string;
  readonly body?: string;
  readonly type?: string;
  /** Breaks off while the answer is made. */
  readonly leaves?: boolean;
}

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

const KINDS: readonly Sent[] = [
  { method: "POST", path: () => "/about", body: "a=b", type: FORM },
  { method: "PUT", path: (n) => `/nowhere-${n}` },
  { method: "PATCH", path: () => "/te/about.data" },
  { method: "DELETE", path: (n) => `/?x=${n}` },
  { method: "OPTIONS", path: () => "/about" },
  { method: "PROPFIND", path: () => "/livez" },
  { method: "HEAD", path: (n) => `/tools/cost?size=${n}` },
  { method: "GET", path: (n) => `/tools/cost?rate=${n}` },
  { method: "GET", path: (n) => `/nowhere-${n}` },
  { method: "GET", path: (n) => `/about.data?x=${n}` },
  { method: "GET", path: (n) => `/tools/cost?value=${n}`, leaves: true },
  { method: "POST", path: () => "/leads", body: "kind=enquiry", type: FORM },
  { method: "POST", path: () => "/leads", body: "{}", type: JSON_TYPE },
  { method: "POST", path: () => "/hi/leads", body: "kind=enquiry", type: FORM, leaves: true },
  { method: "POST", path: () => "/api/leads", body: "{}", type: JSON_TYPE },
];

function send(site: string, agent: Agent, { method, path, body, type, leaves }: Sent, n: number) {
  const headers = {
    ...(type && { "content-type": type }),
    ...(body && { "content-length": String(Buffer.byteLength(body)) }),
  };
  return new Promise<void>((resolve) => {
    const options = { method, path: path(n), headers, ...(!leaves && { agent }) };
    const sent = request(site, options, (answer) => answer.resume().on("close", resolve));
    sent.on("close", resolve).on("error", () => resolve());
    sent.end(body);
    if (leaves) setTimeout(() => sent.destroy(), 3);
  });
}

test("an answered request leaves nothing behind, whatever its method and path", async () => {
  const site = await sites.open({ NODE_OPTIONS: "--inspect=127.0.0.1:0" });
  const heap = await openHeap(site.output());
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const left: Record<string, number> = {};
  let n = 0;
  const many = async (kind: Sent, count: number) => {
    for (let sent = 0; sent < count; sent += 2)
      await Promise.all([send(site.origin, agent, kind, n++), send(site.origin, agent, kind, n++)]);
  };
  const leftBy = async (kind: Sent) => {
    const before = await heap.usedBytes();
    await many(kind, MEASURED);
    return Math.round(((await heap.usedBytes()) - before) / MEASURED);
  };
  for (const kind of KINDS) await many(kind, WARM_UP);
  // All kinds together leave less than one of them may: the usual case.
  const leftByAll = async () => {
    const before = await heap.usedBytes();
    for (const kind of KINDS) await many(kind, MEASURED);
    return ((await heap.usedBytes()) - before) / MEASURED;
  };
  const isClean = (await leftByAll()) <= MOST_LEFT_BYTES || (await leftByAll()) <= MOST_LEFT_BYTES;
  for (const kind of isClean ? [] : KINDS) {
    let bytes = await leftBy(kind);
    // What a request leaves it leaves each time; what the site did meanwhile it does not.
    for (let more = 1; more < ROUNDS && bytes > MOST_LEFT_BYTES; more += 1)
      bytes = Math.min(bytes, await leftBy(kind));
    if (bytes > MOST_LEFT_BYTES) left[`${kind.method} ${kind.path(0)} ${kind.type ?? ""}`] = bytes;
  }
  heap.close();
  agent.destroy();
  expect(left).toEqual({});
});

test("a method that a page does not take is told which it takes, in words of its language", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])
    for (const path of [
      "/",
      "/about",
      "/nowhere",
      "/about.data",
      "/livez",
      "/LEADS",
      "/leads.data",
    ]) {
      const { status, headers } = await ask(path, { method });
      expect({ status, allow: headers.allow }, `${method} ${path}`).toEqual({
        status: 405,
        allow: "GET, HEAD",
      });
    }
  const { body } = await ask("/te/about", { method: "POST" });
  expect(body.toString()).toContain('<html lang="te"');
});
