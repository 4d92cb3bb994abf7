import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sendDailyNotice } from "#features/leads/commands/daily-notice.server.ts";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { AGENTS, addListing } from "#features/leads/leads-testing.ts";
import {
  COUNTED_TO,
  type InboxCursor,
  parseInboxQuery,
  toInboxSearch,
} from "#features/leads/model/inbox-query.ts";
import type { Inbox } from "#features/leads/model/inbox-replies.ts";
import { LEAD_STATES, STAGES } from "#features/leads/model/lead-states.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads, mails, projects } from "#platform/db/schema.ts";
import { findNews } from "./find-inbox.server.ts";
import { readLeadFile } from "./read-lead-file.server.ts";
import { findByText, MOST_MATCHES } from "./text-search.server.ts";

const HOUR = 3600;

describeEachDatabase("inbox of leads", ({ database, empty }) => {
  beforeEach(empty);

  const start = () => openInbox(database().db);

  test("has the nearest deadline first, and those answered after, the last one first", async () => {
    const { context, add, namesIn, change } = start();
    const first = await add({ name: "First" });
    context.pass(HOUR);
    const second = await add({ name: "Second" });
    context.pass(HOUR);
    await add({ name: "Third" });
    await add({ name: "Fourth" });
    await change(second, { what: "state", state: "talked", version: 1 });
    context.pass(60);
    await change(first, { what: "state", state: "won", version: 1 });
    const all = await namesIn("view=all");
    expect(all.slice(0, 2).sort()).toEqual(["Fourth", "Third"]);
    expect(all.slice(2)).toEqual(["First", "Second"]);
    expect(await namesIn("view=talked")).toEqual(["Second"]);
    expect((await namesIn()).sort()).toEqual(["Fourth", "Third"]);
  });

  test("counts each view once, by the other filters, and all of them together", async () => {
    const { add, inbox, namesIn, change, get } = start();
    const [again, lost] = [await add({ kind: "tour" }), await add({ kind: "tour" })];
    await add({ kind: "tour" });
    await add();
    await change(again, { what: "no-answer", version: 1 });
    await change(lost, { what: "state", state: "lost", version: 1 });
    const { counts, found, waiting } = await inbox("kind=tour&view=lost");
    expect(counts).toEqual({
      "to-answer": 1,
      "try-again": 1,
      talked: 0,
      visited: 0,
      negotiating: 0,
      won: 0,
      lost: 1,
      all: 3,
    });
    expect({ found, waiting }).toEqual({ found: 1, waiting: 2 + 1 });
    expect(await namesIn("view=to-answer&kind=tour")).toHaveLength(1);
    expect(await get(again)).toMatchObject({ state: "new", attempts: 1, firstAnsweredAt: null });
  });

  test("finds by name, part of a phone, reference and words, and takes no signs for patterns", async () => {
    const { add, namesIn } = start();
    const reference = await add({ name: "Lakshmi", phone: "+919812345678" });
    await add({ name: "100% sure", requirements: "near the river" });
    await add({ name: "under_score", email: "ravi@homes.example" });
    expect(await namesIn("q=lAKsh")).toEqual(["Lakshmi"]);
    expect(await namesIn("q=98123 45")).toEqual(["Lakshmi"]);
    expect(await namesIn(`q=${reference.toLowerCase()}`)).toEqual(["Lakshmi"]);
    expect(await namesIn("q=RIVER")).toEqual(["100% sure"]);
    expect(await namesIn("q=ravi@")).toEqual(["under_score"]);
    expect(await namesIn("q=%25")).toEqual(["100% sure"]);
    expect(await namesIn("q=_")).toEqual(["under_score"]);
    expect(await namesIn("q=\\")).toEqual([]);
  });

  test("finds by note, next step, layout, plot, and a reference with or without its dash", async () => {
    const { db, add, change, namesIn } = start();
    await addListing(db, "P1", 1);
    await add({ name: "Asks", mlsNumber: "P1", plotNumber: "54A" });
    const reference = await add({ name: "Noted" });
    await change(reference, { what: "note", note: "Wants the 100% corner by the temple" });
    await change(reference, { what: "next-step", nextStep: "Send the brochure", version: 1 });
    expect(await namesIn("q=the temple")).toEqual(["Noted"]);
    expect(await namesIn("q=100%25 c")).toEqual(["Noted"]);
    expect(await namesIn("q=BROCHURE")).toEqual(["Noted"]);
    expect(await namesIn("q=green mea")).toEqual(["Asks"]);
    expect(await namesIn("q=54a")).toEqual(["Asks"]);
    expect(await namesIn("q=p1")).toEqual(["Asks"]);
    const dense = reference.replace("-", "");
    for (const typed of [dense, dense.toLowerCase(), dense.slice(2, 7), reference.slice(1)])
      expect(await namesIn(`q=${typed}`)).toEqual(["Noted"]);
    expect(await namesIn("q=state")).toEqual([]);
  });

  test("tells by the clock what is past, soon and calm, to the minute", async () => {
    const { context, add, namesIn } = start();
    await add({ name: "Oldest" });
    context.pass(4 * HOUR);
    await add({ name: "Middle" });
    context.pass(10 * HOUR);
    await add({ name: "Youngest" });
    context.pass(10 * HOUR - 1);
    expect(await namesIn("clock=past")).toEqual([]);
    expect(await namesIn("clock=soon")).toEqual(["Oldest"]);
    context.pass(1);
    expect(await namesIn("clock=past")).toEqual(["Oldest"]);
    expect(await namesIn("clock=soon")).toEqual([]);
    context.pass(1);
    expect(await namesIn("clock=soon")).toEqual(["Middle"]);
    expect(await namesIn("clock=calm")).toEqual(["Youngest"]);
  });

  test("names the layouts that are asked about, and finds by one", async () => {
    const { db, add, inbox, namesIn } = start();
    await addListing(db, "P1", 1);
    await add({ name: "Asks", mlsNumber: "P1" });
    await add({ name: "Other" });
    const { listings, leads: rows } = await inbox("listing=P1");
    expect(listings).toEqual([{ mlsNumber: "P1", name: "Green Meadows" }]);
    expect(rows).toMatchObject([{ name: "Asks", layout: "Green Meadows" }]);
    expect(await namesIn("listing=P2")).toEqual([]);
  });

  test("names the projects that are asked about, and finds by one, in the file as well", async () => {
    const { context, db, add, inbox, namesIn, fileOf } = start();
    const added = { position: 1, updatedAt: context.clock() };
    const facts = { name: "Kanuru Acres", isSample: true };
    await db.insert(projects).values({ ...added, slug: "acres", facts });
    await add({ name: "Asks", plotNumber: "Project acres, plot 54" });
    await add({ name: "Other", plotNumber: "Project gone, plot 7" });
    await add({ name: "Of no project" });
    await db.update(leads).set({ projectSlug: "gone" }).where(eq(leads.name, "Other"));
    expect((await inbox()).projects).toEqual([
      { slug: "gone", name: "gone" },
      { slug: "acres", name: "Kanuru Acres (sample project)" },
    ]);
    expect(await namesIn("project=acres")).toEqual(["Asks"]);
    expect((await inbox("project=acres")).counts.all).toBe(1);
    expect(await namesIn("project=acre")).toEqual([]);
    const asked = parseInboxQuery(new URLSearchParams("project=gone"));
    const file = await fileOf(asked);
    expect(file.map(({ name }) => name)).toEqual(["Other"]);
  });

  test("its file has all of them once, also one that changes its place while it is read", async () => {
    const { context, db, add, change } = start();
    const added: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      added.push(await add());
      context.pass(60);
    }
    const query = parseInboxQuery(new URLSearchParams("view=all"));
    const pages = await readLeadFile(db, query, { now: context.clock(), atOnce: 2 });
    const read: string[] = [];
    for await (const page of pages) {
      read.push(...page.map(({ reference }) => reference));
      if (read.length === 2) await change(added[0] ?? "", { what: "reached", version: 1 });
    }
    expect(read).toEqual(added);
  });

  test("an address names a listing or a project, not both", () => {
    const addressOf = (text: string) => toInboxSearch(parseInboxQuery(new URLSearchParams(text)));
    expect(addressOf("project=acres&kind=tour")).toBe("?kind=tour&project=acres");
    expect(addressOf("listing=P1&project=acres")).toBe("?listing=P1");
  });

  test("gives fifty a page, each lead once, in one order forwards and back", async () => {
    const { context, db, add, inbox } = start();
    await add();
    const [row] = await db.select().from(leads);
    if (!row) throw new Error("no row");
    const hours = (ago: number) => new Date(context.clock().getTime() - ago * HOUR * 1000);
    const more = Array.from({ length: 119 }, (_, at) => ({
      ...row,
      reference: `AAAA-${String(at).padStart(4, "0")}`,
      keyHash: `k${at}`,
      // Many of one second, so that the reference tells them apart.
      createdAt: hours(40 - (at % 3)),
      ...(at % 2 === 0 && { firstAnsweredAt: hours(20 - (at % 5)), state: "talked" }),
      ...(at % 10 === 3 && { state: "lost" }),
      ...(at % 40 === 1 && { forgottenAt: hours(1) }),
    }));
    await db.insert(leads).values(more);
    const inMemory = [row, ...more].sort((a, b) => {
      const keys = (lead: typeof row) => {
        const isSettled = lead.firstAnsweredAt !== null || lead.state === "lost";
        const at = (lead.firstAnsweredAt ?? lead.createdAt).getTime();
        return [Number(lead.forgottenAt !== null), Number(isSettled), isSettled ? -at : at];
      };
      const [one, other] = [keys(a), keys(b)];
      const differing = one.findIndex((key, at) => key !== other[at]);
      if (differing < 0) return a.reference < b.reference ? -1 : 1;
      return (one[differing] ?? 0) - (other[differing] ?? 0);
    });
    const expected = inMemory.map(({ reference }) => reference);
    const page = async (from: InboxCursor | null) =>
      inbox(toInboxSearch({ ...parseInboxQuery(new URLSearchParams("view=all")), from }));
    const read = ({ leads: rows }: Inbox) => rows.map(({ reference }) => reference);
    const first = await page(null);
    const second = await page(first.after);
    const third = await page(second.after);
    expect([first, second, third].map((one) => one.leads.length)).toEqual([50, 50, 20]);
    expect([...read(first), ...read(second), ...read(third)]).toEqual(expected);
    expect([first.before, third.after]).toEqual([null, null]);
    expect(read(await page(third.before))).toEqual(read(second));
    const back = await page(second.before);
    expect([read(back), back.before, back.after]).toEqual([read(first), null, first.after]);
    expect(await page({ side: "after", place: "99999999999", reference: "Z" })).toMatchObject({
      leads: [],
      before: null,
      after: null,
    });
  });

  test("counts a view no further than it tells, and finds the newest by a text of many", async () => {
    const { context, db, add, inbox } = start();
    await add({ kind: "tour" });
    const [row] = await db.select().from(leads);
    if (!row) throw new Error("no row");
    const more = Array.from({ length: MOST_MATCHES + 1 }, (_, at) => ({
      ...row,
      kind: "callback",
      keyHash: `k${at}`,
      reference: `AAAA-${String(at).padStart(4, "0")}`,
    }));
    await db.insert(leads).values(more);
    expect((await inbox()).counts).toMatchObject({ "to-answer": COUNTED_TO, all: COUNTED_TO });
    expect((await inbox("kind=tour")).counts).toMatchObject({ "to-answer": 1, all: 1 });
    expect((await inbox("q=lakshmi")).found).toBe(COUNTED_TO);
    const newest = { createdAt: new Date(context.clock().getTime() + 1000) };
    await db.update(leads).set(newest).where(eq(leads.reference, "AAAA-0007"));
    const { references } = await findByText(db, "lakshmi");
    expect([references.length, references.includes("AAAA-0007")]).toEqual([MOST_MATCHES, true]);
  });

  test("says where a text of many leads leaves some out, and its file leaves out none", async () => {
    const { context, db, add, inbox } = start();
    await add({ name: "Lakshmi" });
    const [row] = await db.select().from(leads);
    if (!row) throw new Error("no row");
    const more = Array.from({ length: MOST_MATCHES }, (_, at) => ({
      ...row,
      keyHash: `k${at}`,
      reference: `AAAA-${String(at).padStart(4, "0")}`,
    }));
    await db.insert(leads).values(more.slice(1));
    expect((await inbox("q=lakshmi")).isAll).toBe(true);
    expect((await inbox()).isAll).toBe(true);
    await db.insert(leads).values(more.slice(0, 1));
    expect((await inbox("q=lakshmi")).isAll).toBe(false);
    expect((await inbox("q=nobody")).isAll).toBe(true);
    const query = parseInboxQuery(new URLSearchParams("view=all&q=lakshmi"));
    const file: string[] = [];
    for await (const page of await readLeadFile(db, query, { now: context.clock() }))
      file.push(...page.map(({ reference }) => reference));
    expect(new Set(file).size).toBe(MOST_MATCHES + 1);
  });

  test("knows every name that an older release gave a stage", async () => {
    const { db, add, inbox } = start();
    for (const state of LEAD_STATES)
      for (const former of STAGES[state].formerly) {
        await empty();
        const reference = await add({ phone: "+919812345678" });
        const firstAnsweredAt = new Date("2026-03-02T05:00:00Z");
        await db
          .update(leads)
          .set({ state: former, firstAnsweredAt })
          .where(eq(leads.reference, reference));
        expect((await inbox(`view=${state}`)).leads).toMatchObject([{ reference, state }]);
      }
  });

  test("reckons the share answered within 24 hours of those whose time is over", async () => {
    const { context, db, add, inbox, change } = start();
    const old = await add();
    await db
      .update(leads)
      .set({ createdAt: new Date(context.clock().getTime() - 31 * 24 * HOUR * 1000) })
      .where(eq(leads.reference, old));
    const [inTime, late] = [await add(), await add()];
    const [tried, givenUp] = [await add(), await add()];
    await add({ name: "Never" });
    context.pass(24 * HOUR);
    await change(inTime, { what: "reached", version: 1 });
    await change(tried, { what: "no-answer", version: 1 });
    await change(givenUp, { what: "state", state: "lost", reason: "price", version: 1 });
    context.pass(1);
    await change(late, { what: "state", state: "talked", version: 1 });
    await add({ name: "Still has time" });
    expect((await inbox()).share).toEqual({ inTime: 1, of: 5 });
  });

  test("tells what came in since, and how many wait", async () => {
    const { context, db, add } = start();
    await add({ name: "Before" });
    const since = context.clock();
    context.pass(1);
    await add({ name: "After", kind: "brochure" });
    const news = await findNews(db, since, context.clock());
    expect(news).toMatchObject({ waiting: 2, newest: [{ name: "After", kind: "brochure" }] });
    expect((await findNews(db, context.clock(), context.clock())).newest).toEqual([]);
  });

  test("mails the agents once a day from nine, over all processes, and not when nobody waits", async () => {
    const { context, db, add, change } = start();
    const told = async () => {
      const rows = await db.select().from(mails).where(eq(mails.kind, "leads-waiting"));
      return rows.map(({ recipient, values }) => ({ recipient, values }));
    };
    // The clock of the tests begins at ten: the day's first look, and nobody waits.
    expect(await sendDailyNotice(context)).toBe(false);
    const reference = await add({ name: "Waits", phone: "+919812345678" });
    expect(await sendDailyNotice(context)).toBe(false);
    context.pass(22 * HOUR + 59 * 60);
    expect(await sendDailyNotice(context)).toBe(false);
    context.pass(60);
    const all = await Promise.all([1, 2, 3, 4].map(() => sendDailyNotice(context)));
    expect(all.filter(Boolean)).toHaveLength(1);
    const values = {
      count: 1,
      past: 0,
      path: "/agent",
      leads: [{ reference, name: "Waits", phone: "+919812345678" }],
    };
    expect((await told()).map(({ recipient }) => recipient).sort()).toEqual([...AGENTS].sort());
    expect((await told())[0]?.values).toEqual(values);
    context.pass(24 * HOUR);
    expect(await sendDailyNotice(context)).toBe(true);
    await change(reference, { what: "reached", version: 1 });
    context.pass(24 * HOUR);
    expect(await sendDailyNotice(context)).toBe(false);
    expect(await told()).toHaveLength(4);
  });
});
