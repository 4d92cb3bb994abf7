import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeAlertsContext } from "#features/alerts/alerts-testing.ts";
import { ALERT_MAILS } from "#features/alerts/mails/alert-mails.server.ts";
import { composeAlertPush } from "#features/alerts/mails/alert-push.server.ts";
import { MOST_SEARCHES } from "#features/alerts/model/saved-search.ts";
import { findNews } from "#features/alerts/queries/find-news.server.ts";
import { RecentNews } from "#features/alerts/queries/search-news.server.ts";
import { indiaDay } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import {
  accounts,
  alerts,
  favourites,
  listingChanges,
  mails,
  pushDevices,
  pushNotes,
} from "#platform/db/schema.ts";
import { composeMail } from "#platform/mail/compose-mail.server.ts";
import { drainPush } from "#platform/push/drain-push.server.ts";
import { savePushDevice } from "#platform/push/push-devices.server.ts";
import { openPushService, senderOf, TestBrowser } from "#platform/push/push-testing.ts";
import type { PushTopic } from "#platform/push/push-topics.ts";
import { listSearches, removeSearch, saveSearches } from "./saved-searches.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";
import { areAlertsOn, turnAlertsOff, turnAlertsOn, turnOffByLink } from "./turn-alerts.server.ts";

const GATED = { search: "gated=1", name: "Gated Community" };
const DEAR = { search: "budget=90", name: "Up to ₹90 L" };

describeEachDatabase("saved searches and the mails about them", ({ database, empty }) => {
  let world: ReturnType<typeof makeAlertsContext>;
  beforeEach(async () => {
    await empty();
    world = makeAlertsContext(database().db);
    // What the catalogue begins with is not new.
    await world.list("FIRST", { rate: 10_000 });
    world.passDays(1);
  });

  /** An account with a saved search that wants to be mailed. */
  async function join(name: string, language: "en" | "te" = "en") {
    const id = await world.addAccount(name, language);
    await saveSearches(world.context, id, [GATED]);
    await turnAlertsOn(world.context, id, undefined);
    return id;
  }
  const save = (accountId: string, mlsNumber: string) =>
    database()
      .db.insert(favourites)
      .values({ accountId, mlsNumber, savedAt: world.context.clock() });
  type Values = { changes: object[]; count: number; path: string; offPath: string };
  const queued = async () => {
    const rows = await database().db.select().from(mails);
    return rows.map(({ recipient, language, values }) => ({
      recipient,
      language,
      ...(values as Values),
    }));
  };
  /** The morning after. */
  const nextMorning = () => {
    world.passDays(1);
    world.setHour(8);
    return sendAlerts(world.context);
  };

  test("searches are saved once each, the last first, and removed", async () => {
    const { context } = world;
    const id = await world.addAccount("ravi");
    const again = { search: "x=y&gated=1", name: "The same in other words" };
    expect(await saveSearches(context, id, [GATED, DEAR, again])).toEqual([]);
    expect(await listSearches(context.db, id)).toEqual([DEAR, GATED]);
    const other = await world.addAccount("lakshmi");
    expect(await listSearches(context.db, other)).toEqual([]);
    await removeSearch(context.db, id, DEAR.search);
    await removeSearch(context.db, id, DEAR.search);
    expect(await listSearches(context.db, id)).toEqual([GATED]);
  });

  test("what is no search, and one more than the most, are refused and said", async () => {
    const { context } = world;
    const id = await world.addAccount("ravi");
    const many = Array.from({ length: MOST_SEARCHES }, (_, at) => ({
      search: `text=village${at}`,
      name: `Village ${at}`,
    }));
    const refused = await saveSearches(context, id, [
      { search: "q=Nowhere", name: "Nowhere" },
      ...many,
      GATED,
    ]);
    expect(refused).toEqual([
      { search: "q=Nowhere", code: "no-search" },
      { search: GATED.search, code: "too-many-searches" },
    ]);
    // One that is there already is no more.
    expect(await saveSearches(context, id, many.slice(0, 1))).toEqual([]);
  });

  test("whatever a layout is called, it is told, in one line", async () => {
    await join("ravi");
    await world.list("P1", { rate: 20_000, name: `Green\u0002Meadows\n${"x".repeat(250)}` });
    expect(await nextMorning()).toBe(1);
    const [mail] = await database().db.select().from(mails);
    const composed = composeMail(mail, {
      site: { origin: "https://sthalam.example", infoEmail: "info@sthalam.example" },
      mails: Object.values(ALERT_MAILS),
    });
    if (!composed.ok) throw new Error(composed.field);
    expect(composed.mail.text).toMatch(/Green Meadows Xx{180,}…, /);
  });

  test("who cannot be told keeps nobody else from it, and is told once it can be", async () => {
    const broken = await join("ravi");
    await join("lakshmi");
    await join("asha");
    await world.list("P1", { rate: 20_000 });
    world.passDays(1);
    world.setHour(8);
    const { offLinks } = world.context;
    const tokenOf = (id: string) => {
      if (id === broken) throw new Error("The key is gone.");
      return offLinks.tokenOf(id);
    };
    const failing = { ...world.context, offLinks: { ...offLinks, tokenOf } };
    await expect(sendAlerts(failing)).rejects.toThrow("The key is gone.");
    expect((await queued()).map(({ recipient }) => recipient).sort()).toEqual([
      "asha@home.example",
      "lakshmi@home.example",
    ]);
    expect(await sendAlerts(world.context)).toBe(1);
  });

  test("a new layout is mailed the morning after, once, in the reader's language", async () => {
    await join("ravi");
    await join("lakshmi", "te");
    await world.list("P1", { rate: 20_000 });
    world.setHour(20);
    expect(await sendAlerts(world.context)).toBe(0);
    expect(await nextMorning()).toBe(2);
    expect(await sendAlerts(world.context)).toBe(0);
    const all = await queued();
    expect(all.map(({ recipient, language }) => [recipient, language]).sort()).toEqual([
      ["lakshmi@home.example", "te"],
      ["ravi@home.example", "en"],
    ]);
    expect(all.find(({ language }) => language === "te")).toMatchObject({
      count: 1,
      path: "/te/favourites",
      changes: [
        {
          what: "new",
          searchName: GATED.name,
          listingName: "Layout P1",
          rate: 20_000,
          before: null,
          path: "/te/property/P1",
        },
      ],
    });
    expect(await nextMorning()).toBe(0);
  });

  test("nobody is mailed before eight, nor of what was put right the same day", async () => {
    await world.list("P1", { rate: 20_000 });
    world.passDays(1);
    await join("ravi");
    await world.list("P1", { rate: 2000 });
    world.setHour(11);
    await world.list("P1", { rate: 20_000 });
    world.passDays(1);
    world.setHour(8);
    expect(await sendAlerts(world.context)).toBe(0);
    await world.list("P2", { rate: 15_000 });
    world.passDays(1);
    world.setHour(7);
    expect(await sendAlerts(world.context)).toBe(0);
    world.setHour(9);
    expect(await sendAlerts(world.context)).toBe(1);
  });

  test("what a catalogue begins with is not new on the day after either", async () => {
    await empty();
    world = makeAlertsContext(database().db);
    await join("ravi");
    for (const id of ["P1", "P2"]) await world.list(id, { rate: 20_000 });
    expect(await nextMorning()).toBe(0);
    expect(await new RecentNews(world.context).of([GATED.search])).toMatchObject([{ news: 0 }]);
  });

  test("a search tells what fits it now and became cheaper, not what became dearer or is gone", async () => {
    for (const id of ["P1", "P2", "P3", "P4"]) await world.list(id, { rate: 20_000 });
    world.passDays(1);
    await join("ravi");
    await world.list("P1", { rate: 18_000 });
    await world.list("P2", { rate: 22_000 });
    await world.list("P3", { rate: 20_000, published: false });
    await world.list("P4", { rate: 20_000, isSoldOut: true });
    await nextMorning();
    const [mail] = await queued();
    expect(mail?.changes).toMatchObject([{ what: "cheaper", before: 20_000, rate: 18_000 }]);
  });

  test("of a saved home everything is told, once, though a search has it too", async () => {
    for (const id of ["P1", "P2", "P3"]) await world.list(id, { rate: 20_000 });
    world.passDays(1);
    const id = await join("ravi");
    for (const home of ["P1", "P2", "P3", "GONE"]) await save(id, home);
    await world.list("P1", { rate: 18_000 });
    await world.list("P2", { rate: 22_000 });
    await world.list("P3", { rate: 20_000, published: false });
    await nextMorning();
    const [mail] = await queued();
    expect(mail).toMatchObject({ count: 3 });
    expect(mail?.changes).toHaveLength(3);
    for (const change of [
      { what: "cheaper", searchName: null, rate: 18_000 },
      { what: "dearer", searchName: null, before: 20_000 },
      { what: "gone", searchName: null, listingName: "Layout P3", rate: null },
    ])
      expect(mail?.changes).toContainEqual(expect.objectContaining(change));
  });

  test("of a home that was saved this morning nothing is told that was so before", async () => {
    await world.list("P1", { rate: 20_000 });
    world.passDays(1);
    const id = await world.addAccount("asha");
    await turnAlertsOn(world.context, id, undefined);
    await world.list("P1", { rate: 18_000 });
    world.passDays(1);
    world.setHour(7);
    await save(id, "P1");
    world.setHour(8);
    expect(await sendAlerts(world.context)).toBe(0);
    await world.list("P1", { rate: 17_000 });
    expect(await nextMorning()).toBe(1);
    const [mail] = await queued();
    expect(mail?.changes).toMatchObject([{ what: "cheaper", before: 18_000, rate: 17_000 }]);
  });

  test("a mail lists twelve changes and counts the others", async () => {
    await join("ravi");
    for (let made = 0; made < 14; made += 1) await world.list(`P${made}`, { rate: 20_000 });
    await nextMorning();
    const [mail] = await queued();
    expect(mail).toMatchObject({ count: 14 });
    expect(mail?.changes).toHaveLength(12);
  });

  test("a repricing of thousands is told of each, with the rate that it had before the first of its days", async () => {
    const { db, clock } = world.context;
    const state = (rate: number) => ({
      published: true,
      listing: { marketValue: { pricePerSqYd: `₹${rate} per sq.yd` }, status: "Available" },
    });
    const after = indiaDay(clock().getTime());
    const ids = Array.from({ length: 1900 }, (_, at) => `R${at}`);
    for (const [from, to] of [
      [20_000, 20_000],
      [20_000, 19_000],
      [19_000, 18_000],
      [18_000, 17_000],
    ] as const) {
      world.passDays(1);
      const shared = { at: clock(), what: "edited", before: state(from), after: state(to) };
      for (let first = 0; first < ids.length; first += 950)
        await db
          .insert(listingChanges)
          .values(
            ids
              .slice(first, first + 950)
              .map((mlsNumber) => ({ ...shared, mlsNumber, id: randomUUID() })),
          );
    }
    const news = await findNews(db, { after, until: indiaDay(clock().getTime()) });
    expect([...news.keys()].sort()).toEqual(ids.sort());
    for (const one of news.values())
      expect(one).toEqual({ what: "cheaper", before: 20_000, rate: 17_000 });
  });

  test("after a pause all that came in its last thirty days is told at once", async () => {
    await join("ravi");
    await world.list("OLD", { rate: 20_000 });
    world.passDays(20);
    await world.list("NEW", { rate: 20_000 });
    world.passDays(20);
    expect(await sendAlerts(world.context)).toBe(1);
    expect((await queued())[0]?.changes).toMatchObject([{ path: "/property/NEW" }]);
  });

  test("only who asked for it is mailed, from the day on which it was asked", async () => {
    await world.list("P1", { rate: 20_000 });
    const id = await world.addAccount("ravi");
    await saveSearches(world.context, id, [GATED]);
    expect(await nextMorning()).toBe(0);
    await turnAlertsOn(world.context, id, "2026-11-27");
    expect(await nextMorning()).toBe(0);
    await world.list("P2", { rate: 20_000 });
    await turnAlertsOff(world.context.db, id);
    expect(await nextMorning()).toBe(0);
  });

  test("the link of a mail turns off the account's mails alone, and may be used again", async () => {
    const { context } = world;
    const [ravi, lakshmi] = [await join("ravi"), await join("lakshmi")];
    await world.list("P1", { rate: 20_000 });
    await nextMorning();
    const mail = (await queued()).find(({ recipient }) => recipient.startsWith("ravi"));
    const token = new URLSearchParams(mail?.offPath.split("?")[1]).get("token") ?? "";
    for (const _ of [1, 2]) expect(await turnOffByLink(context, token)).toBe(true);
    expect(await turnOffByLink(context, "made up")).toBe(false);
    expect(await areAlertsOn(context.db, ravi)).toBe(false);
    expect(await areAlertsOn(context.db, lakshmi)).toBe(true);
    expect(await listSearches(context.db, ravi)).toEqual([GATED]);
  });

  test("what was agreed to first stays, whatever is sent later", async () => {
    const id = await world.addAccount("ravi");
    await turnAlertsOn(world.context, id, undefined);
    const first = await database().db.select().from(alerts);
    world.passDays(3);
    await turnAlertsOn(world.context, id, "never shown");
    expect(await database().db.select().from(alerts)).toEqual(first);
  });

  /** A browser of an account that shows notifications; what it is posted is read by it alone. */
  const turnOn = async (accountId: string, topic: PushTopic, endpoint: string) => {
    const browser = new TestBrowser();
    const keys = { p256dh: browser.p256dh, auth: browser.auth };
    const on = { accountId, topic, endpoint, sessionId: accountId, device: "Chrome on Android" };
    const vapidKey = sender.keys[0].publicKey;
    await savePushDevice(
      database().db,
      { ...on, ...keys, vapidKey, language: "te" },
      world.context.clock(),
    );
    return browser;
  };
  const sender = senderOf(null as never);

  test("a morning's changes are shown on the devices that are on for them, without the search", async () => {
    const service = await openPushService();
    const id = await join("ravi", "te");
    const { db, clock } = world.context;
    await db.update(accounts).set({ verifiedAt: clock() }).where(eq(accounts.id, id));
    const browser = await turnOn(id, "saved", `${service.origin}/saved`);
    await turnOn(id, "requests", `${service.origin}/requests`);
    const compose = { ...sender.compose, saved: composeAlertPush };
    const through = { ...sender, db, clock, compose };
    const shown = () => browser.read(service.posted.at(-1)?.body ?? Buffer.alloc(0));
    await world.list("P1", { rate: 20_000 });
    await nextMorning();
    expect(JSON.stringify(await db.select().from(pushNotes))).not.toContain(GATED.name);
    expect(await drainPush(through)).toBe(1);
    expect(service.posted.map(({ path }) => path)).toEqual(["/saved"]);
    expect(shown()).toMatchObject({
      title: "కొత్త లేఅవుట్",
      body: expect.stringMatching(/^Layout P1.*20,000/),
      lang: "te",
      path: "/te/property/P1",
    });
    await world.list("P1", { rate: 18_000 });
    await world.list("P2", { rate: 15_000 });
    await nextMorning();
    expect(await drainPush(through)).toBe(1);
    expect(shown()).toMatchObject({ title: "మీరు సేవ్ చేసినవాటిలో 2 మార్పులు", path: "/te/favourites" });
    // Who wants no more mails wants no more of these.
    await turnAlertsOff(db, id);
    expect(await db.select({ topic: pushDevices.topic }).from(pushDevices)).toEqual([
      { topic: "requests" },
    ]);
    service.close();
  });

  test("anybody is told what searches find, and what is new in them", async () => {
    const recent = new RecentNews(world.context);
    for (const id of ["P1", "P2", "P3"]) await world.list(id, { rate: 20_000 });
    expect(await recent.of([GATED.search])).toEqual([{ layouts: 4, news: 3, cheaper: 0 }]);
    world.passDays(40);
    expect(await recent.of([GATED.search])).toEqual([{ layouts: 4, news: 0, cheaper: 0 }]);
    await world.list("P1", { rate: 18_000 });
    await world.list("P4", { rate: 20_000 });
    await world.list("P5", { rate: 20_000, isSoldOut: true });
    expect(await recent.of([GATED.search, "text=nowhere"])).toEqual([
      { layouts: 6, news: 1, cheaper: 1 },
      { layouts: 0, news: 0, cheaper: 0 },
    ]);
    expect(await recent.of([])).toEqual([]);
  });
});
