import { pino } from "pino";
import { beforeEach, expect, test, vi } from "vitest";
import {
  getSession,
  join,
  makeTestContext,
  type TestContext,
} from "#features/accounts/accounts-testing.ts";
import { MESSAGE_SETTING_KEYS, SITE_SETTING_KEYS } from "#features/settings/model/settings.ts";
import { findSettings } from "#features/settings/queries/find-settings.server.ts";
import { LiveSettings } from "#features/settings/queries/live-settings.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { securityEvents, siteSettings } from "#platform/db/schema.ts";
import { parseConfig } from "#server/config/config.ts";
import {
  forgetWhoSet,
  saveSettings,
  undoSettings,
  type WantedSetting,
} from "./save-settings.server.ts";

const OWNER = "owner@plots.example";
const REAL = {
  SITE_KIND: "real",
  SUPPORT_PHONE: "+91 866 2470000",
  WHATSAPP_NUMBER: "+91 98480 22338",
  INFO_EMAIL: "agent@plots.example",
  POSTAL_ADDRESS: "1 Bandar Road, Vijayawada",
  LEGAL_NAME: "Plots Private Limited",
  RERA_AGENT_NUMBER: "A06180000000",
  GRIEVANCE_OFFICER: "The manager, at the address above",
};
/** A testimonial as the console sends it. */
const said = (but: object = {}) =>
  JSON.stringify({
    name: "Ravi",
    place: "Tenali",
    text: { te: "పత్రాలు స్పష్టంగా ఉన్నాయి." },
    stars: 4,
    agreed: { how: "by letter", on: "2025-11-01" },
    ...but,
  });
const log = pino({ level: "silent" });

function siteOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return parsed.config.site;
}

describeEachDatabase("settings of the site", ({ database, kind, options, empty }) => {
  beforeEach(empty);

  const start = async (environment: Record<string, string> = {}) => {
    const byEnvironment = siteOf(environment);
    const context = { ...makeTestContext(database().db), byEnvironment };
    const session = await getSession(context, (await join(context, OWNER)).token);
    const shown = () => findSettings(context.db, byEnvironment, SITE_SETTING_KEYS);
    const save = (...wanted: WantedSetting[]) => saveSettings(context, session, wanted);
    const find = async (key: string) =>
      (await shown()).settings.find((setting) => setting.key === key);
    return { context, session, shown, save, find };
  };
  const hours = (value: string | null, version: number) =>
    ({ key: "officeHours", value, version }) as const;

  test("are as the environment says until an owner sets them, and again when emptied", async () => {
    const { save, find } = await start({ SUPPORT_PHONE: "+91 866 2470000" });
    const phone = (value: string, version: number) =>
      ({ key: "supportPhone", value, version }) as const;
    expect(await find("supportPhone")).toMatchObject({ value: null, fallback: "+91 866 2470000" });
    expect(await save(phone(" +91 98480 22338 ", 0))).toEqual({ ok: true });
    expect(await find("supportPhone")).toMatchObject({ value: "+91 98480 22338", version: 1 });
    expect(await save(phone("", 1))).toEqual({ ok: true });
    expect(await find("supportPhone")).toMatchObject({ value: null, version: 2 });
  });

  test("are told to every process within two seconds", async () => {
    const { save, context } = await start(REAL);
    // On a server the follower is another process, with connections of its own.
    const own = kind === "postgresql" ? await openDatabase(options()) : null;
    const live = await LiveSettings.open(own ?? database(), context.byEnvironment, log);
    const told: string[] = [];
    live.onChange(() => told.push(live.site().supportPhone));
    const before = live.version();
    await save(
      { key: "supportPhone", value: "+91 98480 22338", version: 0 },
      { key: "legalName", value: "Krishna Plots Private Limited", version: 0 },
    );
    await vi.waitFor(() => expect(live.site().supportPhone).toBe("+91 98480 22338"), 10_000);
    expect(live.site().operator?.legalName).toBe("Krishna Plots Private Limited");
    expect(live.site().whatsappNumber).toBe("+91 98480 22338");
    expect(live.version()).not.toBe(before);
    expect(told.at(-1)).toBe("+91 98480 22338");
    live.close();
    await own?.close();
  });

  test("written for pages are said in their own language, else in one that is given", async () => {
    const { save, context } = await start();
    await save(
      { key: "promise.hi", value: "हम दो घंटे में कॉल करते हैं।", version: 0 },
      { key: "about.en", value: "Two sisters.\r\n\r\nSince 1998.", version: 0 },
      { key: "about.te", value: "ఇద్దరు అక్కచెల్లెళ్లు.", version: 0 },
      { key: "testimonial4", value: said(), version: 0 },
    );
    const live = await LiveSettings.open(database(), context.byEnvironment, log);
    const hindi = { text: "हम दो घंटे में कॉल करते हैं।", language: "hi" };
    expect(live.texts("te")).toEqual({
      promise: hindi,
      about: { text: "ఇద్దరు అక్కచెల్లెళ్లు.", language: "te" },
      quotes: [
        {
          key: "testimonial4",
          name: "Ravi",
          place: "Tenali",
          stars: 4,
          said: { text: "పత్రాలు స్పష్టంగా ఉన్నాయి.", language: "te" },
        },
      ],
    });
    const { about } = live.texts("hi");
    expect(about).toEqual({ text: "Two sisters.\n\nSince 1998.", language: "en" });
    expect(JSON.stringify(live.site())).not.toContain("Two sisters");
    live.close();
  });

  test("end what a sample makes up one by one", async () => {
    const { save, context } = await start({ INFO_EMAIL: "office@plots.example" });
    await save({ key: "supportPhone", value: "+91 98480 22338", version: 0 });
    const live = await LiveSettings.open(database(), context.byEnvironment, log);
    expect(live.site().samples).toEqual(["whatsappNumber", "postalAddress", "crdaRegistration"]);
    expect(siteOf(REAL).samples).toEqual([]);
    live.close();
  });

  test.each([
    ["supportPhone", "call me", "phone number"],
    ["infoEmail", "office", "e-mail address"],
    ["postalAddress", "1 Bandar Road\nVijayawada", "one line"],
    ["officeHours", "x".repeat(201), "at most 200"],
    ["fridayHours", "in the morning", "10-18"],
    ["visitsClosed", "25 December", "2026-12-25"],
    ["promise.en", "x".repeat(201), "at most 200"],
    ["about.te", "x".repeat(1501), "at most 1500"],
    ["about.hi", "one\u0000two", "plain text"],
    ["testimonial2", said({ agreed: { how: " ", on: "2026-11-01" } }), "another look at: how"],
    ["testimonial2", said({ text: {} }), "another look at: text"],
    ["testimonial2", said({ agreed: { how: "by letter", on: "2999-01-01" } }), "yet to come"],
    ["testimonial2", "Clear papers.", "must be a testimonial"],
  ] as const)("refuse %s as %j, and save nothing beside it", async (key, value, reason) => {
    const { save, context } = await start();
    const wanted = [
      { key, value, version: 0 },
      { key: "legalName", value: "Plots", version: 0 },
    ];
    expect(await save(...(wanted as WantedSetting[]))).toEqual({
      ok: false,
      code: "bad-setting",
      problems: [{ key, reason: expect.stringContaining(reason) }],
    });
    expect(await context.db.select().from(siteSettings)).toEqual([]);
  });

  test("of a real site cannot lose what the law asks for, nor is it opened without", async () => {
    const { LEGAL_NAME: _legalName, ...without } = REAL;
    const { save, context } = await start(without);
    const open = () => LiveSettings.open(database(), context.byEnvironment, log);
    await expect(open()).rejects.toThrow("SITE_KIND is real, which needs LEGAL_NAME.");
    const name = (value: string, version: number) =>
      ({ key: "legalName", value, version }) as const;
    expect(await save(name("Plots Private Limited", 0))).toEqual({ ok: true });
    (await open()).close();
    expect(await save(name("", 1))).toMatchObject({
      code: "bad-setting",
      problems: [{ key: "legalName" }],
    });
  });

  test("are overwritten by nobody who has not seen them", async () => {
    const { save, find, shown } = await start();
    const results = await Promise.all(["9 to 5", "10 to 6"].map((value) => save(hours(value, 0))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: "changed-meanwhile" });
    expect(await save(hours("all day", 0), { key: "legalName", value: "x", version: 0 })).toEqual({
      ok: false,
      code: "changed-meanwhile",
    });
    expect(await find("legalName")).toMatchObject({ value: null, version: 0 });
    expect(await save(hours("all day", 1))).toEqual({ ok: true });
    expect(await find("officeHours")).toMatchObject({ value: "all day", version: 2 });
    expect((await shown()).changes).toHaveLength(2);
  });

  test("have a history with names, and are taken back while nobody has changed them since", async () => {
    const { save, shown, find, context, session } = await start();
    const undo = (id = "") => undoSettings(context, session, { id, keys: SITE_SETTING_KEYS });
    await save(hours("9 to 5", 0));
    context.pass(1);
    await save(hours("10 to 6", 1));
    const [second, first] = (await shown()).changes;
    expect(second).toMatchObject({
      by: "Lakshmi Devi",
      isUndoable: true,
      isUndo: false,
      values: [{ key: "officeHours", before: "9 to 5", after: "10 to 6" }],
    });
    expect(first).toMatchObject({ isUndoable: false });
    expect(await undo(first?.id)).toMatchObject({ code: "changed-meanwhile" });
    context.pass(1);
    expect(await undo(second?.id)).toEqual({ ok: true });
    expect(await find("officeHours")).toMatchObject({ value: "9 to 5", version: 3 });
    expect((await shown()).changes[0]).toMatchObject({ isUndo: true });
    expect(await undo("00000000-0000-4000-8000-000000000000")).toMatchObject({
      code: "no-such-change",
    });
    await forgetWhoSet(context.db, OWNER);
    expect((await shown()).changes.map(({ by }) => by)).toEqual([null, null, null]);
  });

  test("say when visits are offered, without a word of it on the pages", async () => {
    const { save, find, context } = await start();
    const wanted = [
      { key: "sundayHours", value: "Closed", version: 0 },
      { key: "mondayHours", value: " 9 – 12", version: 0 },
      { key: "visitsClosed", value: "2026-12-31 14-18;2026-12-25", version: 0 },
      { key: "visitCars", value: "2", version: 0 },
      { key: "supportPhone", value: "9848022338", version: 0 },
    ] as const;
    expect(await save(...wanted)).toEqual({ ok: true });
    expect(await find("mondayHours")).toMatchObject({ value: "9-12", fallback: "10-18" });
    expect(await find("visitsClosed")).toMatchObject({ value: "2026-12-25, 2026-12-31 14-18" });
    const live = await LiveSettings.open(database(), context.byEnvironment, log);
    const { hours, closed, cars } = live.visitRules();
    expect(hours.slice(0, 3)).toEqual([null, { from: 9, to: 12 }, { from: 10, to: 18 }]);
    expect([closed.length, cars]).toEqual([2, 2]);
    expect(live.site().supportPhone).toBe("9848022338");
    expect(JSON.stringify(live.site())).not.toContain("9-12");
    live.close();
    expect(await save({ key: "visitCars", value: "none", version: 1 })).toMatchObject({
      code: "bad-setting",
      problems: [{ key: "visitCars" }],
    });
  });

  test("want a fresh proof, and the log says who changed them", async () => {
    const { save, context, session } = await start();
    const told = async (of: TestContext) =>
      (await of.db.select().from(securityEvents)).filter((e) => e.kind === "settings-changed");
    await save(hours("9 to 5", 0));
    expect(await told(context)).toMatchObject([{ accountId: session.account.id }]);
    context.pass(601);
    expect(await save(hours("10 to 6", 1))).toMatchObject({ code: "proof-needed" });
    expect(await undoSettings(context, session, { id: "x", keys: [] })).toMatchObject({
      code: "proof-needed",
    });
    expect(await told(context)).toHaveLength(1);
  });

  test("texts of messages are followed, have a history of their own, and leave the pages alone", async () => {
    const { save, context, session, find } = await start();
    const live = await LiveSettings.open(database(), context.byEnvironment, log);
    const text = (value: string | null, version: number) =>
      ({ key: "greeting.te", value, version }) as const;
    const pages = live.version();
    expect(await save(text("  నమస్కారం {పేరు}\r\n{agent} ", 0))).toEqual({ ok: true });
    await vi.waitFor(
      () => expect(live.messageText("greeting", "te")).toBe("నమస్కారం {పేరు}\n{agent}"),
      { timeout: 20_000 },
    );
    expect([live.version(), live.messageText("greeting", "en")]).toEqual([pages, null]);
    live.close();
    expect(await find("greeting.te")).toBeUndefined();
    const own = await findSettings(context.db, context.byEnvironment, MESSAGE_SETTING_KEYS);
    expect(own.changes).toMatchObject([{ values: [{ key: "greeting.te", before: null }] }]);
    const id = own.changes[0]?.id ?? "";
    expect(await undoSettings(context, session, { id, keys: SITE_SETTING_KEYS })).toMatchObject({
      code: "no-such-change",
    });
    expect(await undoSettings(context, session, { id, keys: MESSAGE_SETTING_KEYS })).toEqual({
      ok: true,
    });
    expect(await save(text("Hello {nmae}", 2))).toMatchObject({
      code: "bad-setting",
      problems: [{ key: "greeting.te", reason: "names what there is nothing for: {nmae}" }],
    });
  });
});
