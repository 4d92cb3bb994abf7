import { expect, test } from "vitest";
import type { ACCOUNT_MAILS } from "#features/accounts/index.server.ts";
import { SECOND_FACTOR_EVENTS } from "#features/accounts/mails/second-factor-words.server.ts";
import type { ALERT_MAILS } from "#features/alerts/index.server.ts";
import { LEAD_MAILS } from "#features/leads/index.server.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { composeMail } from "#platform/mail/compose-mail.server.ts";
import { MAILS } from "./mail.ts";

const SITE = { origin: "https://plots.example", infoEmail: "agent@plots.example" };
const ID = "1f0c6f6e-7a52-4d0c-9d65-2f7d1c0b9a11";

const SOURCE = { site: SITE, mails: MAILS };
const { leadReceived, leadConfirmed, leadsWaiting } = LEAD_MAILS;
type Tables = typeof ACCOUNT_MAILS & typeof LEAD_MAILS & typeof ALERT_MAILS;
type Kind = Tables[keyof Tables]["kind"];
const KINDS = MAILS.map(({ kind }) => kind as Kind);

function compose(kind: Kind, changes: object = {}) {
  const row = { id: ID, recipient: "lakshmi@example.in", language: "en", kind };
  const values = MAILS.find((mail) => mail.kind === kind)?.example;
  return composeMail({ ...row, values, ...changes }, SOURCE);
}

function mailOf(kind: Kind, changes: object = {}) {
  const result = compose(kind, changes);
  if (!result.ok) throw new Error(result.field);
  return result.mail;
}

const inEachLanguage = KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language] as const),
);

/** Some letters in a row of the language's script: of the block that its sample word is of. */
function lettersOf(language: Language): RegExp {
  const letter = LANGUAGE_TABLE[language].script?.sample.codePointAt(0);
  if (letter === undefined) return /[a-z]{4}/;
  const block = letter - (letter % 0x80);
  const hex = (point: number) => point.toString(16).padStart(4, "0");
  return new RegExp(`[\\u${hex(block)}-\\u${hex(block + 0x7f)}]{3}`);
}

test.each(inEachLanguage)("%s in %s is whole, as text and as HTML", (kind, language) => {
  const { subject, text, html } = mailOf(kind, { language });
  expect(html).toContain(`<html lang="${language}">`);
  for (const words of [subject, text, html])
    expect(words).not.toMatch(/undefined|\{\w+\}|\[object/);
  const script = lettersOf(language);
  expect(subject.replaceAll("Sthalam", "")).toMatch(script);
  expect(text.replaceAll("Sthalam", "")).toMatch(script);
});

test("no two mails have one name", () => {
  expect(new Set(KINDS).size).toBe(KINDS.length);
  expect(KINDS.length).toBeGreaterThan(5);
});

test("a code stands in the subject, in the text and large in the HTML", () => {
  const { subject, text, html } = mailOf("verify-code");
  expect(subject).toBe("204816 is your Sthalam code");
  expect(text).toContain("\n\n204816\n\n");
  expect(html).toContain(`<p class="code">204816</p>`);
});

test("a link is the path on the public origin, and the only button", () => {
  const { text, html } = mailOf("reset-link");
  expect(text).toContain("https://plots.example/reset-password#token=abc&email=a%40b.in");
  expect(html).toContain(
    `href="https://plots.example/reset-password#token=abc&amp;email=a%40b.in"`,
  );
  expect(html.match(/class="action"/g)).toHaveLength(1);
});

test("what changed leads to each listing, names its search, and says how such mails are stopped", () => {
  const { subject, text, html, stopUrl } = mailOf("saved-changed");
  expect(subject).toBe("14 changes in what you saved");
  expect(text).toContain(
    "The rate is lower, in “Guntur · Up to ₹40 L”: Lotus Primes, ₹24,000 per sq yd, was ₹26,000\nhttps://plots.example/te/property/P2",
  );
  expect(text).toContain("Saved home, no longer listed: River View");
  expect(text).toContain("11 more changes are not listed");
  expect(html).toContain(
    `<a href="https://plots.example/te/property/P1" target="_blank">Green &lt;b&gt;Meadows, ₹12,000 per sq yd</a>`,
  );
  expect(stopUrl).toBe("https://plots.example/te/alerts/off?token=abc");
  expect(mailOf("verify-code").stopUrl).toBeNull();
});

test("a changed password is told with a way to set a new one, in the reader's language", () => {
  expect(mailOf("password-changed", { language: "hi" }).text).toContain(
    "https://plots.example/hi/forgot-password",
  );
});

test("each event of a second factor has words of its own in every language", () => {
  for (const language of LANGUAGES) {
    const mails = SECOND_FACTOR_EVENTS.map((what) =>
      mailOf("second-factor", { language, values: { what, codesLeft: 3 } }),
    );
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(SECOND_FACTOR_EVENTS.length);
    for (const { text } of mails) expect(text).toMatch(/\/forgot-password\n/);
  }
  const used = (codesLeft: number) =>
    mailOf("second-factor", { values: { what: "code-used", codesLeft } }).text;
  expect(used(0)).toContain("None is left: make new ones");
  expect(used(1)).toContain("1 is left.");
  expect(used(9)).toContain("9 are left.");
});

test("an agent's mail tells every fact of a lead, and no text of the buyer's in the subject", () => {
  const { subject, text, html } = mailOf("lead-received");
  expect(subject).toBe("Site visit requested, 7KM4-Q2XD");
  expect(text).toContain("Visit: Tuesday, 24 November 2026, 10:00 am");
  expect(text).toContain("Layout: Plot 17, Green Meadows (P1)\n");
  expect(text).toContain("Requirements: East facing\n<script>alert(1)</script>\nLanguage: తెలుగు\n");
  expect(html).toContain("Lakshmi &lt;b&gt;Devi&lt;/b&gt;");
  expect(html).not.toContain("<script>");
});

test("the morning's mail names who waits, and what they typed stays text", () => {
  const { subject, text, html } = mailOf("leads-waiting");
  expect(subject).toBe("12 buyers are waiting for your call");
  expect(text).toContain("2 of them have waited longer than the 24 hours");
  expect(text).toContain("Request 7KM4-Q2XD: <img src=x onerror=alert(1)>, +919876543210\n");
  expect(text).toContain("Request 9RTA-BB3C: +919876543211\n");
  expect(text).toContain("https://plots.example/agent\n");
  expect(html).not.toContain("<img src=x");
  const past0 = mailOf("leads-waiting", {
    values: { ...leadsWaiting.example, count: 1, past: 0 },
  });
  expect(past0.subject).toBe("1 buyer is waiting for your call");
  expect(past0.text).toContain("We promised each a call within 24 hours.");
});

test("what was typed cannot become HTML", () => {
  const newEmail = "onload=x'&amp@example.in";
  const { html } = mailOf("email-changed", { values: { newEmail, path: "/undo-email#token=abc" } });
  expect(html).toContain("onload=x&#39;&amp;amp@example.in");
});

test("what a listing is called keeps no mail from its reader", () => {
  const listingName = `Green\u0002Meadows\r\nBcc: c@d.in ${"x".repeat(250)}`;
  for (const [kind, { example }] of [
    ["lead-received", leadReceived],
    ["lead-confirmed", leadConfirmed],
  ] as const) {
    const { text, subject } = mailOf(kind, { values: { ...example, listingName } });
    expect(text).toMatch(/Green Meadows +Bcc: c@d.in x{100,}…/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test.each<[string, Kind, object]>([
  ["a recipient with a second line", "verify-code", { recipient: "a@b.in\r\nBcc: c@d.in" }],
  ["a recipient with a line feed", "verify-code", { recipient: "a@b.in\nSubject: x" }],
  ["two recipients", "verify-code", { recipient: "a@b.in,c@d.in" }],
  ["a recipient with a name", "verify-code", { recipient: "A <a@b.in>" }],
  ["a recipient with two at signs", "verify-code", { recipient: "a@b.in@c.in" }],
  ["a recipient with NUL", "verify-code", { recipient: "a\u0000@b.in" }],
  ["no recipient", "verify-code", { recipient: "" }],
  ["an unknown kind", "verify-code", { kind: "free-money" }],
  ["an unknown language", "verify-code", { language: "fr" }],
  ["a code that is words", "verify-code", { values: { code: "call me" } }],
  ["a code with a line break", "verify-code", { values: { code: "204816\n" } }],
  ["a value too many", "verify-code", { values: { code: "204816", subject: "x" } }],
  ["a link elsewhere", "reset-link", { values: { path: "https://evil.example/" } }],
  ["a link to another host by two slashes", "reset-link", { values: { path: "//evil.example/" } }],
  ["a link to another host by a backslash", "reset-link", { values: { path: "/\\evil.example/" } }],
  ["a link that is a script", "reset-link", { values: { path: "javascript:alert(1)" } }],
  ["a link with a line break", "reset-link", { values: { path: "/a\n//evil.example" } }],
  [
    "a lead whose name has a second line",
    "lead-received",
    { values: { ...leadReceived.example, name: "A\r\nBcc: c@d.in" } },
  ],
  ["an unknown event", "second-factor", { values: { what: "gift", codesLeft: 1 } }],
  ["nobody who waits", "leads-waiting", { values: { ...leadsWaiting.example, count: 0 } }],
  [
    "a lead of an unknown kind",
    "lead-confirmed",
    { values: { ...leadConfirmed.example, leadKind: "gift" } },
  ],
  ["a new address with markup", "email-changed", { values: { newEmail: "<b>@example.in" } }],
])("no mail is made of %s", (_, kind, changes) => {
  expect(compose(kind, changes)).toMatchObject({ ok: false, code: "unusable-mail" });
});
