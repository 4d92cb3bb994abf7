import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  authApi,
  passkeysApi,
  profileApi,
  proofApi,
  secondFactorApi,
  sessionsApi,
  socialApi,
  teamApi,
} from "#features/accounts/index.server.ts";
import { adminApi } from "#features/admin/index.server.ts";
import { alertsApi } from "#features/alerts/index.server.ts";
import { tapsApi } from "#features/analytics/index.server.ts";
import { leadsApi, visitsApi } from "#features/leads/index.server.ts";
import { illustrationsApi, picturesApi } from "#features/listings/index.server.ts";
import { placesApi } from "#features/places/index.server.ts";
import { projectsApi } from "#features/projects/index.server.ts";
import { savedHomesApi } from "#features/saved/index.server.ts";
import { catalogueApi, layoutTilesApi, listingsApi } from "#features/search/index.server.ts";
import { archiveTilesApi } from "#platform/tiles/archive-tiles.server.ts";
import { classOf, REQUEST_CLASSES, type RequestClass } from "./request-classes.ts";

/** What a call is made with matters to none of its paths. */
const NOTHING = { context: {}, callerOf: () => undefined, plotDeps: {} } as never;

interface Routed {
  readonly routes: readonly { readonly method: string; readonly path: string }[];
}

const APIS: readonly (readonly [string, Routed])[] = [
  ["/api", placesApi(NOTHING)],
  ["/api", listingsApi(NOTHING)],
  ["/api", authApi(NOTHING)],
  ["/api", socialApi(NOTHING, null)],
  ["/api", profileApi(NOTHING)],
  ["/api", sessionsApi(NOTHING)],
  ["/api", passkeysApi(NOTHING)],
  ["/api", secondFactorApi(NOTHING)],
  ["/api", proofApi(NOTHING)],
  ["/api", teamApi(NOTHING)],
  ["/api", savedHomesApi(NOTHING, NOTHING)],
  ["/api", alertsApi(NOTHING, NOTHING, NOTHING)],
  ["/api", leadsApi(NOTHING)],
  ["/api", visitsApi(NOTHING)],
  ["/api", tapsApi(NOTHING)],
  ["/api", projectsApi(NOTHING)],
  ["/api", adminApi(NOTHING)],
  ["/catalogue", catalogueApi(NOTHING)],
  ["/illustrations", illustrationsApi(NOTHING, NOTHING)],
  ["/pictures", picturesApi(NOTHING)],
  ["/map", layoutTilesApi(NOTHING)],
  ["/map", archiveTilesApi({})],
];

function callsOf(name: RequestClass): string[] {
  const calls = APIS.flatMap(([base, api]) =>
    api.routes
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ method, path }) => `${method} ${base}${path}`),
  );
  const unique = [...new Set(calls)];
  return unique.filter((call) => {
    const [method = "", path = ""] = call.split(" ");
    return (
      classOf(
        method,
        path.replace(":kind{streets|aerial}", "streets").replaceAll(/:\w+/g, "P06180094959"),
      ) === name
    );
  });
}

test("each call of the API is of its class", () => {
  expect({
    lead: callsOf("lead"),
    geocode: callsOf("geocode"),
    upload: callsOf("upload"),
    search: callsOf("search"),
    hash: callsOf("hash"),
    account: callsOf("account"),
    tile: callsOf("tile"),
    drawing: callsOf("drawing"),
    cached: callsOf("cached"),
    render: callsOf("render"),
  }).toMatchInlineSnapshot(`
    {
      "account": [
        "GET /api/sign-in-options",
        "GET /api/profile",
        "GET /api/profile/security-events",
        "PUT /api/profile",
        "POST /api/profile/export",
        "GET /api/sessions",
        "DELETE /api/sessions",
        "DELETE /api/sessions/others",
        "DELETE /api/sessions/:id",
        "GET /api/passkeys",
        "PUT /api/passkeys/:id",
        "DELETE /api/passkeys/:id",
        "GET /api/second-factor",
        "POST /api/team/join",
        "GET /api/favourites",
        "GET /api/favourites/listings",
        "POST /api/saved-listings",
        "POST /api/favourites",
        "POST /api/favourites/:mlsNumber",
        "DELETE /api/favourites/:mlsNumber",
        "GET /api/saved-searches",
        "POST /api/saved-searches",
        "POST /api/saved-searches/removal",
        "PUT /api/alerts",
        "GET /api/alerts/push",
        "POST /api/alerts/push/devices",
        "POST /api/alerts/push/devices/seen",
        "POST /api/alerts/push/devices/removal",
        "POST /api/alerts/push/test",
        "POST /api/leads/withdrawal",
        "GET /api/visits",
        "POST /api/visits/find",
        "POST /api/visits/changes",
        "POST /api/taps",
      ],
      "cached": [
        "GET /catalogue/:file",
        "GET /pictures/:file",
      ],
      "drawing": [
        "GET /illustrations/:file",
        "GET /map/layouts/:hash/:z/:x/:y",
      ],
      "geocode": [
        "POST /api/geocode",
      ],
      "hash": [
        "POST /api/auth/signup",
        "POST /api/auth/verify-otp",
        "POST /api/auth/send-otp",
        "POST /api/auth/login",
        "POST /api/auth/second-factor",
        "POST /api/auth/forgot-password",
        "POST /api/auth/reset-password",
        "POST /api/auth/undo-email",
        "POST /api/auth/logout",
        "POST /api/auth0/verify-token",
        "POST /api/profile/email",
        "POST /api/profile/password",
        "DELETE /api/profile",
        "POST /api/auth/passkey/options",
        "POST /api/auth/passkey",
        "POST /api/proof/passkey/options",
        "POST /api/proof/passkey",
        "POST /api/passkeys/options",
        "POST /api/passkeys",
        "POST /api/second-factor/device",
        "POST /api/second-factor/device/confirm",
        "POST /api/second-factor/recovery-codes",
        "POST /api/second-factor/remove",
        "POST /api/proof",
        "POST /api/proof/code",
      ],
      "lead": [
        "POST /api/leads",
      ],
      "render": [],
      "search": [
        "GET /api/suggestions",
        "GET /api/listings",
        "GET /api/listings/:mlsNumber",
        "POST /api/search-news",
        "GET /api/visit-slots",
        "GET /api/projects/:slug",
      ],
      "tile": [
        "GET /map/:kind{streets|aerial}/:hash/:z/:x/:y",
      ],
      "upload": [
        "POST /api/agent/listings/:mlsNumber/pictures",
        "POST /api/agent/import/refused",
        "POST /api/agent/import",
        "POST /api/agent/projects/look",
        "POST /api/agent/projects",
        "POST /api/agent/projects/:slug/file",
        "POST /api/agent/projects/:slug/prices/look",
      ],
    }
  `);
  for (const call of callsOf("console")) expect(call).toContain(" /api/agent");
});

test.each([
  ["GET", "/livez", "health"],
  ["GET", "/readyz/", "health"],
  ["GET", "/metrics", "health"],
  ["GET", "/", "render"],
  ["HEAD", "/te/about", "render"],
  ["GET", "/about.data", "render"],
  ["GET", "/_root.data", "render"],
  ["GET", "/nowhere/at/all", "render"],
  ["GET", "/agent", "render"],
  ["GET", "/leads", "render"],
  ["POST", "/leads", "lead"],
  ["POST", "/hi/leads", "lead"],
  ["POST", "/about", "cached"],
  ["PUT", "/nowhere", "cached"],
  ["GET", "/assets/entry.js", "cached"],
  ["GET", "/icon.svg", "cached"],
  ["GET", "/project/plan.svg", "cached"],
  ["GET", "/project/brochure.pdf", "drawing"],
  ["GET", "/project/brochure.te.pdf", "drawing"],
  ["GET", "/sitemap.xml", "search"],
  ["POST", "/api/agent/import", "upload"],
  ["POST", "/api/agent/import/refused", "upload"],
  ["POST", "/api/agent/projects", "upload"],
  ["POST", "/api/agent/projects/look", "upload"],
  ["POST", "/api/agent/projects/kanuru-acres/prices/look", "upload"],
  ["POST", "/api/agent/projects/kanuru-acres/file", "upload"],
  ["POST", "/api/agent/projects/kanuru-acres/prices", "console"],
  ["POST", "/api/agent/projects/kanuru-acres/changes", "console"],
  ["POST", "/api/agent/listings/P1/pictures", "upload"],
  ["GET", "/api/nowhere", "account"],
])("%s %s is of the class %s", (method, path, name) => {
  expect(classOf(method, path)).toBe(name);
});

const seconds = (ms: number) => `${ms / 1000} s`;

test("the table of docs/security.md is this table", () => {
  const rows = Object.entries(REQUEST_CLASSES).map(([name, { what, limits, why }]) => {
    const figures = limits
      ? [limits.running, limits.waiting, seconds(limits.waitMs)]
      : ["all", "none", "–"];
    return `| ${[name, what, ...figures, why].join(" | ")} |`;
  });
  const docs = readFileSync("docs/security.md", "utf8");
  expect(docs).toContain(rows.join("\n"));
});
