// Requests as no browser sends them, and what every answer has.
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { expect, inject } from "vitest";

export const LISTING = "/property/P06180094959";

export const facts = JSON.parse(readFileSync("data/listings.json", "utf8")) as {
  location: string;
  lat: number;
  lng: number;
  mlsNumber: string;
  marketValue: { pricePerSqYd: string };
}[];

/** Sends exactly this path and these headers, as `fetch` would not. */
export function ask(
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

export const json = { "content-type": "application/json" };

export function expectGuarded(headers: Record<string, unknown>): void {
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
