import { expect, test } from "vitest";
import { PROCESSOR_KINDS, type ProcessorKind } from "#features/legal/index.ts";
import { parseConfig } from "./config.ts";
import { processorsOf } from "./processors.ts";

function named(environment: Record<string, string>) {
  const result = parseConfig(environment);
  if (!result.ok) throw new Error(result.problems.join());
  return processorsOf(result.config);
}

/** Settings that bring each one in, with the address that the privacy page then names. */
const SETTINGS: Record<ProcessorKind, readonly [host: string, settings: Record<string, string>]> = {
  mail: [
    "smtp.mail.example",
    { SMTP_URL: "smtps://user:secret@smtp.mail.example:465", MAIL_FROM: "mail@plots.example" },
  ],
  identity: ["id.example", { OIDC_ISSUER: "https://id.example/", OIDC_CLIENT_ID: "site" }],
  database: [
    "db.example",
    { DATABASE_URL: "postgresql://user:secret@db.example:5432/site?sslmode=verify-full" },
  ],
  pictures: [
    "s3.example",
    {
      S3_ENDPOINT: "https://s3.example",
      S3_BUCKET: "pictures",
      S3_REGION: "ap-south-1",
      S3_ACCESS_KEY: "key",
      S3_SECRET_KEY: "secret",
    },
  ],
  map: ["tiles.example", { MAP_STYLE_URL: "https://tiles.example/style.json" }],
  aerial: [
    "air.example",
    { AERIAL_URL: "https://air.example/{z}/{x}/{y}.jpg", AERIAL_CREDIT: "© Somebody" },
  ],
  geocoder: ["nominatim.openstreetmap.org", { GEOCODER: "nominatim" }],
  video: ["film.example", { VIDEO_EMBED_URL: "https://film.example/embed/1" }],
  reviews: ["reviews.example", { REVIEWS_WIDGET_URL: "https://reviews.example/widget" }],
};

test("a site that works alone names nobody", () => {
  expect(named({})).toEqual([]);
});

test.each(PROCESSOR_KINDS)("%s: the privacy page names whom its setting names", (kind) => {
  const [host, settings] = SETTINGS[kind];
  const found = named(settings);
  expect(found).toEqual([{ kind, host }]);
  expect(JSON.stringify(found)).not.toContain("secret");
});

test("what is on the site’s own machine is nobody else", () => {
  expect(named({ DATABASE_URL: "postgresql://localhost:5432/site" })).toEqual([]);
  expect(named({ DATABASE_URL: "postgresql:///site?host=/run/postgresql" })).toEqual([]);
  expect(named({ DATABASE_URL: "postgresql://site@/site?host=/run/postgresql" })).toEqual([]);
  expect(named({ SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "mail@plots.example" })).toEqual([]);
});

test("a database that the query of its address names is named by it", () => {
  const DATABASE_URL = "postgresql://site@/site?host=db.example&sslmode=verify-full";
  expect(named({ DATABASE_URL })).toEqual([{ kind: "database", host: "db.example" }]);
});

test("a geocoder at an address of the operator’s is named by it", () => {
  const own = { GEOCODER: "photon", GEOCODER_URL: "https://photon.plots.example/api" };
  expect(named(own)).toEqual([{ kind: "geocoder", host: "photon.plots.example" }]);
});
