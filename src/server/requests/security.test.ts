import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { type Config, parseConfig } from "#server/config/config.ts";
import { pagePolicy, secure, secureWorkers, securityHeaders } from "./security.ts";

function configOf(settings: Record<string, string>): Config {
  const result = parseConfig(settings);
  if (!result.ok) throw new Error(result.problems.join());
  return result.config;
}

const policyOf = (settings: Record<string, string>) =>
  pagePolicy(["'sha256-kf9d='"], configOf(settings), false);
const connectSources = (settings: Record<string, string>) =>
  /connect-src [^;]*/.exec(policyOf(settings))?.[0];

test("pages ask nobody else, and the identity provider once one is set", () => {
  expect(connectSources({})).toBe("connect-src 'self'");
  const provider = { OIDC_ISSUER: "https://tenant.example/realms/a", OIDC_CLIENT_ID: "site" };
  expect(connectSources(provider)).toBe("connect-src 'self' https://tenant.example");
});

test("pictures from the air come from the host that the setting names, and from no other", () => {
  const aerial = { AERIAL_URL: "https://air.example/{z}/{x}/{y}.jpg", AERIAL_CREDIT: "© Somebody" };
  expect(connectSources(aerial)).toBe("connect-src 'self' https://air.example");
  expect(policyOf(aerial)).toContain("img-src 'self' data: blob: https://air.example;");
});

const EVERYTHING = {
  PUBLIC_ORIGIN: "https://plots.example",
  MAP_STYLE_URL: "https://tiles.example/style.json",
  VIDEO_EMBED_URL: "https://video.example/embed",
  OIDC_ISSUER: "https://tenant.example",
  OIDC_CLIENT_ID: "site",
};

/** Worse than information; what is let through has its reason here. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value}`);
}

test("the evaluator of policies finds nothing grave in that of a page", () => {
  // The site serves no JSONP, no Angular and no file of a visitor's as a script: `nosniff` stands
  // on everything, and uploads are made anew as pictures.
  const known = ["MEDIUM_MAYBE script-src 'self'"];
  expect(findings(policyOf({}))).toEqual(known);
  expect(findings(policyOf(EVERYTHING))).toEqual(known);
  const other = securityHeaders(configOf({}))["content-security-policy"] ?? "";
  expect(findings(other)).toEqual([]);
});

const HALF_A_YEAR_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin"];

/**
 * Points that MDN's HTTP Observatory takes off or gives (its page "Tests & Scoring" of 2025), for what
 * headers alone show; `style-src-attr` it does not look at. Cookies and scripts from elsewhere, which
 * cost points as well, have their journeys: there are none.
 */
const OBSERVATORY: readonly ((headers: Readonly<Record<string, string>>) => number)[] = [
  ({ "content-security-policy": policy = "" }) => {
    const { directives } = new CspParser(policy).csp;
    const byDefault = directives["default-src"] ?? [];
    const looked = ["script-src", "style-src", "object-src"];
    const sources = looked.flatMap((name) => directives[name] ?? byDefault);
    if (sources.some((source) => /^('unsafe-|data:|https?:$|\*)/.test(source))) return -20;
    return byDefault.join() === "'none'" ? 10 : 5;
  },
  ({ "content-security-policy": policy = "" }) =>
    /frame-ancestors '(?:none|self)'/.test(policy) ? 5 : -20,
  ({ "strict-transport-security": strict = "" }) =>
    Number(/max-age=(\d+)/.exec(strict)?.[1] ?? 0) >= HALF_A_YEAR_SECONDS ? 0 : -20,
  ({ "x-content-type-options": options }) => (options === "nosniff" ? 0 : -5),
  ({ "referrer-policy": policy = "" }) =>
    PRIVATE_REFERRERS.some((known) => policy.startsWith(known)) ? 5 : -5,
  ({ "cross-origin-resource-policy": policy }) => (policy === "same-origin" ? 10 : 0),
];

test("pages have 130 points at the observatory of headers, whatever is set", () => {
  for (const settings of [{ PUBLIC_ORIGIN: "https://plots.example" }, EVERYTHING]) {
    const page = {
      ...securityHeaders(configOf(settings)),
      "content-security-policy": policyOf(settings),
    };
    const points = OBSERVATORY.map((pointsOf) => pointsOf(page));
    expect(100 + points.reduce((sum, some) => sum + some, 0)).toBe(130);
  }
});

test("the map's worker may fetch tiles of ours, and those of a configured style; other files nothing", async () => {
  const policyAt = async (path: string, settings: Record<string, string>) => {
    const config = configOf(settings);
    const app = new Hono();
    app.use(secure(securityHeaders(config)));
    app.use("/assets/*", secureWorkers(config));
    app.get("*", (c) => c.text("postMessage()"));
    const reply = await app.request(path);
    return /connect-src [^;]*/.exec(reply.headers.get("content-security-policy") ?? "")?.[0];
  };
  const worker = "/assets/maplibre-gl-worker-DTh23QKw.js";
  expect(await policyAt(worker, {})).toBe("connect-src 'self'");
  expect(await policyAt(worker, EVERYTHING)).toBe(
    "connect-src 'self' https://tiles.example https:",
  );
  expect(await policyAt("/assets/root-DTh23QKw.js", EVERYTHING)).toBeUndefined();
});

test("no text becomes a script or markup but through the two policies named", () => {
  const policy = policyOf({});
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default page-start");
  expect(/script-src [^;]*/.exec(policy)?.[0]).toBe("script-src 'self' 'sha256-kf9d='");
});
