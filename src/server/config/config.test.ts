import { expect, test } from "vitest";
import { SETTING_KINDS } from "#features/settings/index.ts";
import { parseConfig } from "./config.ts";

test("unset settings have working values, and the site says that it is a sample", () => {
  const result = parseConfig({});
  expect(result).toMatchObject({
    ok: true,
    config: { PORT: 3000, HOST: "127.0.0.1", DATA_DIR: ".data", GEOCODER: "gazetteer" },
  });
  expect(result.ok && result.config.site).toMatchObject({
    origin: "http://localhost:3000",
    sample: true,
    map: { styleUrl: null, streets: null, aerial: null },
  });
});

test("an empty setting counts as unset", () => {
  expect(parseConfig({ PORT: "" })).toMatchObject({ ok: true, config: { PORT: 3000 } });
});

const REAL = {
  SITE_KIND: "real",
  PUBLIC_ORIGIN: "https://plots.example",
  SUPPORT_PHONE: "+91 866 2470000",
  WHATSAPP_NUMBER: "+91 98480 22338",
  INFO_EMAIL: "agent@plots.example",
  POSTAL_ADDRESS: "1 Bandar Road, Vijayawada",
  LEGAL_NAME: "Plots Private Limited",
  RERA_AGENT_NUMBER: "A06180000000",
  GRIEVANCE_OFFICER: "The manager, at the address above",
};

test("a site is real when it says so and names who answers for it", () => {
  const result = parseConfig(REAL);
  expect(result.ok && result.config.site).toMatchObject({
    origin: "https://plots.example",
    sample: false,
    supportPhone: "+91 866 2470000",
    crdaRegistration: "",
    operator: { legalName: "Plots Private Limited", reraAgentNumber: "A06180000000" },
  });
});

test("a telephone number is read as the console's settings read it", () => {
  const read = (number: string) => parseConfig({ ...REAL, SUPPORT_PHONE: number });
  const spaced = read(" +91 866 2470000 ");
  expect(spaced.ok && spaced.config.site.supportPhone).toBe("+91 866 2470000");
  const said = SETTING_KINDS.phone.safeParse("call me").error?.issues[0]?.message ?? "none";
  const refused = read("call me");
  expect(JSON.stringify(refused)).toContain(said);
});

test("what a real site is not told is empty, and no sample's", () => {
  const { LEGAL_NAME: _legalName, SUPPORT_PHONE: _phone, ...rest } = REAL;
  expect(parseConfig(rest)).toMatchObject({
    ok: true,
    config: { site: { supportPhone: "", operator: { legalName: "" } } },
  });
});

test("a sample makes up what no variable says, and marks it; what one says is marked no more", () => {
  const siteOf = (set: Record<string, string>) => {
    const read = parseConfig(set);
    if (!read.ok) throw new Error(read.problems.join());
    return read.config.site;
  };
  const { samples, ...made } = siteOf({});
  expect(made).toMatchObject({ supportPhone: "+91 90000 00000", officeHours: "", operator: null });
  expect(made.postalAddress).not.toBe("");
  expect(siteOf({ SUPPORT_PHONE: "+91 866 2470000" })).toMatchObject({
    supportPhone: "+91 866 2470000",
    samples: samples.filter((name) => name !== "supportPhone"),
  });
  expect(siteOf(REAL).samples).toEqual([]);
});

test("own values alone do not make a sample real: its numbers stay undialled", () => {
  const result = parseConfig({ ...REAL, SITE_KIND: "sample" });
  expect(result.ok && result.config.site).toMatchObject({ sample: true, operator: null });
});

test.each([
  ["PORT", "eighty", "must be a number"],
  ["PUBLIC_ORIGIN", "https://plots.example/site", "without a path"],
  ["PUBLIC_ORIGIN", "plots.example", "http or https address"],
  ["DATABASE_URL", "mysql://db", "postgres://"],
  ["DATABASE_URL", "postgresql://site:secret@db.example/site", "without TLS"],
  ["DATABASE_URL", "postgresql://site@db.example/site?sslmode=prefer", "without TLS"],
  ["DATABASE_URL", "postgresql:///site?host=db.example", "without TLS"],
  ["DATABASE_URL", "postgresql://site@/site?host=db.example", "without TLS"],
  ["DATABASE_URL", "postgresql://site:se/cret@db.example/site", "cannot be read"],
  ["S3_ENDPOINT", "http://s3.example", "without TLS"],
  ["GEOCODER_URL", "http://photon.example", "without TLS"],
  ["SMTP_URL", "smtp://mail.example", "without TLS"],
  ["GEOCODER", "bing", "google"],
  ["INFO_EMAIL", "agent", "e-mail"],
  ["SUPPORT_PHONE", "call me", "phone"],
  ["AGENT_EMAILS", "agent@plots.example, agent", "between commas"],
  ["TRUST_PROXY", "perhaps", "true or false"],
  ["SECOND_FACTOR_KEY", "secret", "64 hex digits"],
  ["SECOND_FACTOR_KEY", `${"ab".repeat(32)},secret`, "64 hex digits"],
  ["METRICS_PORT", "many", "must be a number"],
  ["METRICS_PORT", "3000", "another port"],
  ["METRICS_TOKEN", "short", "16 or more"],
  ["SMTP_URL", "mail.example", "smtp://"],
  ["SMTP_URL", "https://mail.example", "smtp://"],
  ["MAIL_FROM", "Sthalam", "must be an address"],
  ["MAIL_FROM", "Sthalam <a@b.in>\r\nBcc: c@d.in", "must be an address"],
  ["OIDC_ISSUER", "http://id.example/", "https"],
  ["OIDC_ISSUER", "https://id.example/?a=b", "without query"],
  ["OIDC_ISSUER", "id.example", "http or https address"],
  ["AERIAL_URL", "https://air.example/{z}/{x}.jpg", "with {z}, {x} and {y}"],
  ["AERIAL_URL", "http://air.example/{z}/{x}/{y}.jpg", "https address"],
  ["AERIAL_URL", "https://{z}.air.example/{x}/{y}.jpg", "https address"],
  ["AERIAL_URL", "air/{z}/{x}/{y}", "https address"],
  ["AERIAL_ZOOM", "40", "22 or less"],
])("a wrong %s is named with its reason", (name, value, reason) => {
  const result = parseConfig({ [name]: value });
  expect(result.ok).toBe(false);
  expect(!result.ok && result.problems.join("\n")).toContain(name);
  expect(!result.ok && result.problems.join("\n")).toContain(reason);
});

test.each([
  { DATABASE_URL: "postgresql://site:secret@db.example/site?sslmode=verify-full" },
  { DATABASE_URL: "postgresql://site:secret@127.0.0.1:5432/site" },
  { DATABASE_URL: "postgresql:///site?host=/var/run/postgresql" },
  { DATABASE_URL: "postgresql://site@/site?host=/var/run/postgresql" },
  { DATABASE_URL: "postgresql://site@/site?host=db.example&sslmode=verify-full" },
  { DATABASE_URL: "postgresql://db.example/site", PLAIN_CONNECTIONS: "true" },
  { SMTP_URL: "smtp://site:secret@mail.example", MAIL_FROM: "mail@plots.example" },
  { SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "mail@plots.example" },
  { GEOCODER_URL: "https://photon.example" },
])("a connection that nobody reads on the way is taken: %j", (settings) => {
  expect(parseConfig(settings)).toMatchObject({ ok: true });
});

test("a picture from the air has one source, and that of somebody else its credit", () => {
  const AERIAL_URL = "https://air.example/{z}/{x}/{y}.jpg";
  expect(parseConfig({ AERIAL_URL })).toEqual({
    ok: false,
    problems: ["AERIAL_CREDIT: is needed with AERIAL_URL: whose picture it is"],
  });
  const both = parseConfig({
    AERIAL_URL,
    AERIAL_CREDIT: "© Somebody",
    AERIAL_FILE: "flight.pmtiles",
  });
  expect(both).toEqual({
    ok: false,
    problems: ["AERIAL_FILE: and AERIAL_URL name two pictures from the air: leave one out"],
  });
  const local = { AERIAL_URL: "http://localhost:9000/{z}/{x}/{y}", AERIAL_CREDIT: "© Somebody" };
  expect(parseConfig(local)).toMatchObject({ ok: true });
});

test("agents are named between commas", () => {
  const result = parseConfig({ AGENT_EMAILS: "Agent@Plots.example, ravi@plots.example" });
  expect(result).toMatchObject({
    config: { AGENT_EMAILS: ["agent@plots.example", "ravi@plots.example"] },
  });
  expect(parseConfig({})).toMatchObject({ config: { AGENT_EMAILS: [] } });
});

test("the google geocoder asks for its key", () => {
  const result = parseConfig({ GEOCODER: "google" });
  expect(!result.ok && result.problems).toEqual([
    "GEOCODER_KEY: is needed when GEOCODER is google",
  ]);
});

test.each([
  ["MAIL_FROM", { SMTP_URL: "smtps://mail.example" }],
  ["OIDC_ISSUER", { OIDC_ISSUER: "https://id.example/" }],
  ["OIDC_ISSUER", { OIDC_CLIENT_ID: "site" }],
  ["S3_ENDPOINT", { S3_BUCKET: "plots" }],
  ["S3_ENDPOINT", { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "plots", S3_REGION: "in" }],
])("settings that belong together are asked for together: %s", (name, settings) => {
  const result = parseConfig(settings);
  expect(!result.ok && result.problems.join()).toContain(name);
});

test("mail and sign-in settings are taken as they are", () => {
  const settings = {
    SMTP_URL: "smtps://site:secret@mail.example:465",
    MAIL_FROM: "Sthalam <mail@plots.example>",
    OIDC_ISSUER: "https://tenant.example/",
    OIDC_CLIENT_ID: "site",
    OIDC_AUDIENCE: "https://plots.example/api",
  };
  expect(parseConfig(settings)).toMatchObject({ ok: true, config: settings });
});
