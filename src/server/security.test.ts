import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { type Config, parseConfig } from "./config.ts";
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
