import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { FIRST_AGENT, openInbox } from "#features/leads/inbox-testing.ts";
import { addListing, TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import { NO_SOURCE } from "#features/leads/model/lead-source.ts";
import { findNews } from "#features/leads/queries/find-inbox.server.ts";
import { findFreeSlots } from "#features/leads/queries/free-slots.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leadEvents, leads, mails } from "#platform/db/schema.ts";
import { sendDailyNotice } from "./daily-notice.server.ts";
import { forgetLeads, sweepLeads } from "./forget-leads.server.ts";
import { withdrawLead } from "./withdraw-lead.server.ts";

const EMAIL = "lakshmi@homes.example";
const NAME = "Lakshmi Venkata";
const DAY = 24 * 3600;
const VISIT = { kind: "site-visit", mlsNumber: "P1", preferredAt: TUESDAY_ELEVEN } as const;

describeEachDatabase("a buyer who is forgotten", ({ database, empty }) => {
  let inbox: ReturnType<typeof openInbox>;
  beforeEach(async () => {
    await empty();
    inbox = openInbox(database().db);
    await addListing(database().db, "P1", 1);
  });
  const now = () => inbox.context.clock();
  const forget = (reference: string) =>
    forgetLeads(database().db, eq(leads.reference, reference), { reason: "asked", now: now() });
  const rowOf = async (reference: string) =>
    (await database().db.select().from(leads).where(eq(leads.reference, reference)))[0];

  test("leaves the figures of the lead and nothing of the person", async () => {
    const { db } = database();
    const reference = await inbox.add({ ...VISIT, name: NAME, email: EMAIL, plotNumber: "17" });
    await inbox.change(reference, { what: "note", note: `${NAME} wants the corner` });
    const { version } = await inbox.get(reference);
    await inbox.change(reference, { what: "state", state: "talked", version });
    const before = await rowOf(reference);
    expect(await forget(reference)).toEqual([reference]);
    const after = await rowOf(reference);
    expect(after).toMatchObject({
      kind: "site-visit",
      mlsNumber: "P1",
      plotNumber: "17",
      preferredAt: TUESDAY_ELEVEN,
      state: "talked",
      createdAt: before?.createdAt,
      forgottenAt: now(),
      firstAnsweredAt: before?.firstAnsweredAt,
    });
    expect(after?.keyHash).not.toBe(before?.keyHash);
    expect(after?.requestHash).not.toBe(before?.requestHash);
    const left = JSON.stringify([
      ...(await db.select().from(leads)),
      ...(await db.select().from(leadEvents)),
      ...(await db.select().from(mails)),
    ]);
    for (const word of [NAME, EMAIL, before?.phone ?? "?", "corner", before?.withdrawalHash ?? "?"])
      expect(left).not.toContain(word);
    expect((await inbox.get(reference)).events.at(-1)).toMatchObject({
      what: "forgotten",
      detail: "asked",
      actor: null,
    });
  });

  test("takes what was typed in the place of a plot's number along, from the agents' mail too", async () => {
    const { db } = database();
    const said = `The plot of ${NAME} by the temple`;
    const reference = await inbox.add({ email: EMAIL, plotNumber: said });
    const confirmed = (await db.select().from(mails)).find(({ recipient }) => recipient === EMAIL);
    const { withdrawPath } = (confirmed as unknown as { values: { withdrawPath: string } }).values;
    await withdrawLead(inbox.context, withdrawPath.split("token=")[1] ?? "");
    expect(await rowOf(reference)).toMatchObject({ plotNumber: null });
    const told = await db.select().from(mails);
    expect(told.map(({ kind }) => kind)).toContain("lead-withdrawn");
    expect(JSON.stringify(told)).not.toContain(NAME);
  });

  test("leaves of its source what five people share, also when the last of them goes", async () => {
    const source = { ...NO_SOURCE, sourcePage: "/contact", utmSource: "google" };
    const add = (utmCampaign: string, phone?: string) =>
      inbox.add({ source: { ...source, utmCampaign }, ...(phone !== undefined && { phone }) });
    const shared: string[] = [];
    for (let at = 0; at < 5; at += 1) shared.push(await add("diwali"));
    const own: string[] = [];
    // One person, whatever the number of requests.
    for (let at = 0; at < 5; at += 1) own.push(await add("for-lakshmi", "+919812345678"));
    const few = await add("summer");
    for (const reference of [...shared, ...own, few]) await forget(reference);
    for (const reference of shared)
      expect(await rowOf(reference)).toMatchObject({
        utmCampaign: "diwali",
        utmSource: "google",
        sourcePage: null,
      });
    for (const reference of [...own, few])
      expect(await rowOf(reference)).toMatchObject({ utmCampaign: null, utmSource: "google" });
  });

  test("waits for no answer, and is nowhere told as one who does", async () => {
    const { db } = database();
    const reference = await inbox.add();
    await inbox.add({ name: "Somebody Else" });
    await forget(reference);
    const { counts, waiting, share } = await inbox.inbox();
    expect({ waiting, all: counts.all, toAnswer: counts["to-answer"] }).toEqual({
      waiting: 1,
      all: 2,
      toAnswer: 1,
    });
    inbox.context.pass(2 * DAY);
    expect(share).toEqual({ inTime: 0, of: 0 });
    expect((await inbox.inbox()).share).toEqual({ inTime: 0, of: 1 });
    expect((await findNews(db, new Date(0), now())).newest).toHaveLength(1);
    await sendDailyNotice(inbox.context);
    const told = (await db.select().from(mails)).filter(({ kind }) => kind === "leads-waiting");
    expect(told[0]?.values).toMatchObject({ count: 1 });
  });

  test("gives a visit that is to come back to others", async () => {
    const { db } = database();
    const isFree = async () =>
      (await findFreeSlots(db, { mlsNumber: "P1", projectSlug: null }, now())).some(
        (slot) => slot.getTime() === +TUESDAY_ELEVEN,
      );
    const reference = await inbox.add(VISIT);
    expect(await isFree()).toBe(false);
    await forget(reference);
    expect(await isFree()).toBe(true);
    expect(await rowOf(reference)).toMatchObject({ visitState: "cancelled" });
    // One that was over when its buyer was forgotten stands as it was.
    const over = await inbox.add(VISIT);
    inbox.context.pass(3 * DAY);
    await forget(over);
    expect(await rowOf(over)).toMatchObject({ visitState: "asked" });
  });

  test("nothing is written about any more", async () => {
    const reference = await inbox.add();
    await forget(reference);
    const note = await inbox.change(reference, { what: "note", note: "called" }, FIRST_AGENT);
    expect(note).toEqual({ ok: false, code: "no-such-lead" });
    expect(await forget(reference)).toEqual([]);
  });

  test("goes by the term after the last thing that happened, to the day", async () => {
    const [old, answered] = [await inbox.add(), await inbox.add()];
    inbox.context.pass(10 * DAY);
    await inbox.change(answered, { what: "note", note: "called" });
    inbox.context.pass(30 * DAY);
    expect(await sweepLeads(inbox.context, 40)).toBe(0);
    inbox.context.pass(1);
    expect(await sweepLeads(inbox.context, 40)).toBe(1);
    expect((await rowOf(old))?.forgottenAt).toEqual(now());
    expect((await rowOf(answered))?.forgottenAt).toBeNull();
    inbox.context.pass(10 * DAY);
    expect(await sweepLeads(inbox.context, 40)).toBe(1);
  });

  test("many go at once, none is left over", async () => {
    const { db } = database();
    await inbox.add();
    const [one] = await db.select().from(leads);
    if (!one) throw new Error("no lead");
    const copies = Array.from({ length: 450 }, (_, at) => ({
      ...one,
      reference: `X${at}`,
      keyHash: `${at}`,
    }));
    await db.insert(leads).values(copies);
    inbox.context.pass(41 * DAY);
    expect(await sweepLeads(inbox.context, 40)).toBe(451);
  });

  test("takes the consent back by the mailed link, once, and agents are told not to call", async () => {
    const { db } = database();
    const reference = await inbox.add({ ...VISIT, email: EMAIL, name: NAME });
    const confirmed = (await db.select().from(mails)).find(({ recipient }) => recipient === EMAIL);
    const { withdrawPath } = (confirmed as unknown as { values: { withdrawPath: string } }).values;
    expect(withdrawPath).toMatch(/^\/te\/withdraw#token=[\w-]{43}$/);
    const token = withdrawPath.split("token=")[1] ?? "";
    expect(JSON.stringify(await rowOf(reference))).not.toContain(token);
    expect(await withdrawLead(inbox.context, "another")).toMatchObject({ ok: false });
    expect((await rowOf(reference))?.phone).not.toBe("");
    const files: string[] = [];
    const context = {
      ...inbox.context,
      forgetMailFiles: async (names: readonly string[]) => void files.push(...names),
    };
    expect(await withdrawLead(context, token)).toEqual({ ok: true, reference });
    expect(files).toEqual([reference]);
    expect(await rowOf(reference)).toMatchObject({ name: "", phone: "", email: null });
    const told = (await db.select().from(mails)).map(({ kind, recipient }) => [kind, recipient]);
    expect(told).toEqual(
      (await inbox.context.findAgents(inbox.context.db)).map((agent) => ["lead-withdrawn", agent]),
    );
    expect(await withdrawLead(context, token)).toEqual({
      ok: false,
      code: "withdrawal-link-invalid",
    });
  });
});
