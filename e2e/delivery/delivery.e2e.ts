import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openBrowser, untilAlive } from "../browser.ts";
import { ask, expectGuarded, LISTING } from "./delivery-steps.ts";

const { visit } = openBrowser();

async function assetPath(): Promise<string> {
  const page = (await ask("/")).body.toString();
  const path = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  if (!path) throw new Error("the page names no script");
  return path;
}

test.each([
  { kind: "a page", path: "/", status: 200 },
  { kind: "a page from the cache", path: "/", status: 200 },
  { kind: "a listing in Telugu", path: `/te${LISTING}`, status: 200 },
  { kind: "a call", path: "/api/suggestions?q=Guntur", status: 200 },
  { kind: "a sitemap", path: "/sitemap.xml", status: 200 },
  { kind: "a typed place", path: "/searchProperties?q=Guntur", status: 302 },
  { kind: "a bad call", path: "/api/suggestions?q=a&language=fr", status: 400 },
  { kind: "an unknown page", path: "/nowhere", status: 404 },
  { kind: "an unknown listing", path: "/property/none", status: 404 },
  { kind: "an unknown call", path: "/api/none", status: 404 },
  { kind: "an unknown file", path: "/assets/none.js", status: 404 },
  { kind: "an unknown drawing", path: "/illustrations/none-abc.svg", status: 404 },
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
      .filter(([, attributes]) => !attributes?.includes("json"))
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
  for (const path of ["/", LISTING, await assetPath(), "/api/suggestions?q=Guntur", "/nowhere"]) {
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
