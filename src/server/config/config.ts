import { z } from "zod";
import { isAddress, toAddress } from "#features/accounts/index.ts";
import { RETENTION } from "#features/legal/index.ts";
import {
  SETTING_KINDS,
  type SettingVariable,
  siteByVariables,
  VARIABLE_SETTINGS,
} from "#features/settings/index.ts";
import { databaseHost } from "#platform/db/database-host.ts";
import { isLoopbackHost } from "#platform/http/loopback.ts";
import type { TileSet } from "#platform/map/ground/map-sources.ts";
import { readRegion } from "#platform/region/read-region.ts";
import type { Region } from "#platform/region/region.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import { readSecretFiles } from "./secret-files.ts";

const httpAddress = z.url({
  protocol: /^https?$/,
  error: "must be an http or https address",
  abort: true,
});
/** Addresses between commas or spaces, as accounts keep them. */
const addresses = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(toAddress),
  )
  .refine((list) => list.every(isAddress), "must be e-mail addresses between commas");

/** Keys of 32 bytes. */
const keys = z
  .string()
  .regex(
    /^[\da-f]{64}(?:[\s,]+[\da-f]{64})*$/i,
    "must be 64 hex digits, or more such keys between commas, the current one first",
  );

/** `Name <address>`, or the address alone. */
const MAIL_FROM = /^([^<>"\p{C}]*<[^\s<>@\p{C}]+@[^\s<>@\p{C}]+>|[^\s<>@\p{C}]+@[^\s<>@\p{C}]+)$/u;

/** Settings of a bucket for pictures: all or none. */
const BUCKET = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

/** Addresses at which the server itself asks. */
const OWN_SERVICES = ["DATABASE_URL", "SMTP_URL", "S3_ENDPOINT", "GEOCODER_URL", "CLAMD"] as const;
const PLAIN =
  "goes over the network without TLS: use https:, smtps: or ?sslmode=verify-full, or set PLAIN_CONNECTIONS=true where the network is yours alone";

/** True for an address of another machine that what is sent to could be read, or answered, on the way. */
function isPlain(address: string | undefined): boolean {
  if (address === undefined) return false;
  if (address.startsWith("postgres")) return isPlainDatabase(address);
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  if (hostname === "" || isLoopbackHost(hostname)) return false;
  // With a password mail waits for STARTTLS; without one it could be led to do without.
  if (protocol === "smtp:") return username === "";
  if (protocol === "tcp:") return true;
  return protocol === "http:";
}

function isPlainDatabase(address: string): boolean {
  const host = databaseHost(address);
  if (!host || isLoopbackHost(host)) return false;
  return !/[?&]sslmode=verify-(?:full|ca)(?:&|$)/.test(address);
}

/** How a variable is read that says what owners have not set in the console, by the kind of the setting. */
const VARIABLE_KINDS: Readonly<Record<"phone" | "email" | "line", z.ZodType<string>>> = {
  phone: SETTING_KINDS.phone,
  email: z.email("must be an e-mail address"),
  line: z.string().min(1),
};

function siteVariables() {
  const entries = VARIABLE_SETTINGS.map(
    ({ environment, kind }) => [environment, VARIABLE_KINDS[kind].optional()] as const,
  );
  return Object.fromEntries(entries) as Record<SettingVariable, z.ZodOptional<z.ZodType<string>>>;
}

const schema = z
  .object({
    PORT: z.coerce.number("must be a number").int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    PUBLIC_ORIGIN: httpAddress
      .refine((url) => new URL(url).pathname === "/", "must be an origin without a path")
      .optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    MEDIA_DIR: z.string().min(1).optional(),
    BACKUP_DIR: z.string().min(1).optional(),
    LEAD_DAYS: z.coerce
      .number("must be a number")
      .int()
      .min(30, "must be 30 or more")
      .max(3650, "must be 3650 or less")
      .default(RETENTION.lead.days),
    S3_ENDPOINT: httpAddress.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, "must be a region such as ap-south-1")
      .optional(),
    S3_ACCESS_KEY: z.string().min(1).optional(),
    S3_SECRET_KEY: z.string().min(1).optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
      .refine(
        (address) => databaseHost(address) !== null,
        "cannot be read: write / and other signs of user and password as %2F and so on",
      )
      .optional(),
    CLAMD: z
      .string()
      .regex(
        /^(unix:\/[^?#]+|tcp:\/\/[^/?#:]+:\d{1,5})$/,
        "must be unix:/path/of/its.socket or tcp://host:port",
      )
      .optional(),
    MAP_STYLE_URL: httpAddress.optional(),
    STREETS_FILE: z.string().min(1).optional(),
    AERIAL_FILE: z.string().min(1).optional(),
    AERIAL_URL: z
      .string()
      .refine(
        isTileTemplate,
        "must be an https address with {z}, {x} and {y}; http only on this machine",
      )
      .optional(),
    REGION_FILE: z.string().min(1).optional(),
    AERIAL_CREDIT: z.string().trim().min(1).max(120, "must be 120 characters or fewer").optional(),
    AERIAL_ZOOM: z.coerce
      .number("must be a number")
      .int()
      .min(1, "must be 1 or more")
      .max(22, "must be 22 or less")
      .default(19),
    VIDEO_EMBED_URL: httpAddress.optional(),
    REVIEWS_WIDGET_URL: httpAddress.optional(),
    GEOCODER: z.enum(["gazetteer", "google", "nominatim", "photon"]).default("gazetteer"),
    GEOCODER_URL: httpAddress.optional(),
    GEOCODER_KEY: z.string().min(1).optional(),
    GEOCODER_DAILY: z.coerce.number("must be a number").int().min(0).default(2000),
    SITE_KIND: z.enum(["sample", "real"], "must be sample or real").default("sample"),
    ...siteVariables(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(MAIL_FROM, "must be an address such as Sthalam <mail@plots.example>")
      .optional(),
    OIDC_ISSUER: httpAddress
      .refine(isSafeIssuer, "must be an https address without query; http only on this machine")
      .optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_AUDIENCE: z.string().min(1).optional(),
    AGENT_EMAILS: addresses.default([]),
    SECOND_FACTOR_KEY: keys.optional(),
    PUSH_KEY: keys.optional(),
    TRUST_PROXY: z.stringbool("must be true or false").default(false),
    PLAIN_CONNECTIONS: z.stringbool("must be true or false").default(false),
    METRICS_PORT: z.coerce.number("must be a number").int().min(1).max(65_535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,}$/, "must be 16 or more letters, digits or any of -._~+/=")
      .optional(),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .check(({ value, issues }) => {
    if (value.PLAIN_CONNECTIONS) return;
    for (const name of OWN_SERVICES.filter((service) => isPlain(value[service])))
      issues.push({
        code: "custom",
        path: [name],
        message: PLAIN,
        input: undefined,
      });
  })
  .refine((env) => env.GEOCODER !== "google" || env.GEOCODER_KEY, {
    path: ["GEOCODER_KEY"],
    error: "is needed when GEOCODER is google",
  })
  .refine((env) => [0, BUCKET.length].includes(BUCKET.filter((name) => env[name]).length), {
    path: ["S3_ENDPOINT"],
    error: `and ${BUCKET.slice(1).join(", ")} are needed together`,
  })
  .refine((env) => !(env.S3_ENDPOINT && env.MEDIA_DIR), {
    path: ["MEDIA_DIR"],
    error: "and S3_ENDPOINT name two places for pictures: leave one out",
  })
  .refine((env) => !(env.AERIAL_FILE && env.AERIAL_URL), {
    path: ["AERIAL_FILE"],
    error: "and AERIAL_URL name two pictures from the air: leave one out",
  })
  .refine((env) => !env.AERIAL_URL || env.AERIAL_CREDIT, {
    path: ["AERIAL_CREDIT"],
    error: "is needed with AERIAL_URL: whose picture it is",
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ["MAIL_FROM"],
    error: "is needed with SMTP_URL",
  })
  .refine((env) => !env.METRICS_PORT || env.METRICS_PORT !== env.PORT, {
    path: ["METRICS_PORT"],
    error: "must be another port than PORT",
  })
  .refine((env) => !env.OIDC_ISSUER === !env.OIDC_CLIENT_ID, {
    path: ["OIDC_ISSUER"],
    error: "and OIDC_CLIENT_ID are needed together",
  });

/** Browsers fetch each tile themselves, on a page that is https. */
function isTileTemplate(template: string): boolean {
  const names = ["{z}", "{x}", "{y}"];
  if (!names.every((name) => template.split(name).length === 2) || !URL.canParse(template))
    return false;
  const { protocol, host, hostname } = new URL(template);
  const isSafe = protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
  return isSafe && !/%7B|[{}]/i.test(host);
}

/** Tokens are only as good as the way the issuer's keys come here. */
function isSafeIssuer(url: string): boolean {
  const { protocol, hostname, search, hash } = new URL(url);
  return (protocol === "https:" || isLoopbackHost(hostname)) && search === "" && hash === "";
}

type Environment = z.infer<typeof schema>;

type ToldBySite = "REGION_FILE" | SettingVariable | "SITE_KIND" | "PUBLIC_ORIGIN" | "LEAD_DAYS";

export interface Config extends Omit<Environment, ToldBySite> {
  /** As the environment says it; owners may have set some of it in the console. */
  readonly site: Site;
  readonly region: Region;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the settings from the environment, secrets also from the files that `{name}_FILE` name. An
 * empty value counts as unset.
 * A wrong one is reported by name with its reason; the server then does not start.
 */
export function parseConfig(environment: Record<string, string | undefined>): ConfigResult {
  const secrets = readSecretFiles(environment);
  if (secrets.problems.length > 0) return { ok: false, problems: secrets.problems };
  const set = Object.fromEntries(Object.entries(secrets.environment).filter(([, value]) => value));
  const result = schema.safeParse(set);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    return { ok: false, problems };
  }
  const { PUBLIC_ORIGIN, REGION_FILE, ...rest } = result.data;
  const read = readRegion(REGION_FILE);
  if (!read.ok) return { ok: false, problems: read.problems.map((one) => `REGION_FILE: ${one}`) };
  const { region } = read;
  const site = toSite(result.data, { publicOrigin: PUBLIC_ORIGIN, region });
  return { ok: true, config: { ...rest, region, site } };
}

/** Tiles of another server; those of `AERIAL_FILE` are known once it is open. */
function toAerial({ AERIAL_URL, AERIAL_CREDIT, AERIAL_ZOOM }: Environment): TileSet | null {
  if (!AERIAL_URL) return null;
  const anywhere = { minZoom: 0, maxZoom: AERIAL_ZOOM, bounds: null, pixels: 256 };
  return { tiles: AERIAL_URL, ...anywhere, credit: AERIAL_CREDIT ?? "" };
}

interface ToldOfSite {
  readonly publicOrigin: string | undefined;
  readonly region: Region;
}

function toSite(env: Environment, { publicOrigin, region }: ToldOfSite): Site {
  const told = siteByVariables(env, env.SITE_KIND === "sample");
  return {
    ...told,
    ...(told.samples.includes("postalAddress") && { postalAddress: region.sampleAddress.en }),
    origin: new URL(publicOrigin ?? `http://localhost:${env.PORT}`).origin,
    leadDays: env.LEAD_DAYS,
    map: { names: null, styleUrl: env.MAP_STYLE_URL ?? null, streets: null, aerial: toAerial(env) },
  };
}
