import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import type { Db } from "#platform/db/database.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { mails } from "#platform/db/schema.ts";
import { drainOutbox, forgetOldMail, hastenMail } from "./drain-outbox.server.ts";
import { queueMail } from "./outbox.server.ts";
import { outboxOf as makeOutbox, StoredMails } from "./outbox-testing.ts";
import { openSmtp } from "./smtp-testing.ts";
import { type MailTransport, type SendResult, smtpTransport } from "./transport.server.ts";

const START = new Date("2026-11-21T06:00:00Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let now = START;
const clock = () => now;
const after = (ms: number) => {
  now = new Date(START.getTime() + ms);
};

const outboxOf = (db: Db, transport: MailTransport) => makeOutbox(db, transport, clock);

function queueCode(db: Db, to: string): Promise<void> {
  const values = { code: "204816" };
  const expiresAt = new Date(now.getTime() + 10 * MINUTE);
  return queueMail(db, ACCOUNT_MAILS.verifyCode, { values, to, language: "en", now, expiresAt });
}

/** A mail that is good for ever. */
function queueNotice(db: Db, to: string): Promise<void> {
  return queueMail(db, ACCOUNT_MAILS.passwordChanged, { values: {}, to, language: "en", now });
}

const later: SendResult = { ok: false, code: "later", reason: "down" };
const never: SendResult = {
  ok: false,
  code: "never",
  reason: "550 5.1.1 <gone@example.in>: no such box",
};

describeEachDatabase("the outbox", ({ kind, database, options, empty }) => {
  let ends: (() => unknown)[] = [];

  beforeEach(async () => {
    now = START;
    await empty();
  });

  afterEach(async () => {
    for (const end of ends) await end();
    ends = [];
  });

  const rows = () => database().db.select().from(mails);

  test("a queued mail goes out once, and its code does not stay behind", async () => {
    const { db } = database();
    const transport = new StoredMails();
    await queueCode(db, "lakshmi@example.in");
    expect(await drainOutbox(outboxOf(db, transport))).toBe(1);
    expect(await drainOutbox(outboxOf(db, transport))).toBe(0);
    expect(transport.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["lakshmi@example.in", "204816 is your Sthalam code"],
    ]);
    const [row] = await rows();
    expect([row?.sentAt, row?.values, row?.lastError]).toEqual([START, {}, null]);
  });

  test("once the process stops no more mails are begun; another sends them", async () => {
    const { db } = database();
    const transport = new StoredMails();
    const stopping = new AbortController();
    for (let at = 0; at < 12; at += 1) await queueNotice(db, `buyer-${at}@example.in`);
    transport.answer = () => {
      stopping.abort();
      return { ok: true };
    };
    expect(await drainOutbox(outboxOf(db, transport), stopping.signal)).toBe(5);
    expect(await drainOutbox(outboxOf(db, transport))).toBe(7);
  });

  test("a mail of a transaction that is rolled back is never sent", async () => {
    const { db } = database();
    const transport = new StoredMails();
    const failing = db.transaction(async (tx) => {
      await queueCode(tx, "lakshmi@example.in");
      throw new Error("no account after all");
    });
    await expect(failing).rejects.toThrow("no account");
    expect(await drainOutbox(outboxOf(db, transport))).toBe(0);
  });

  test("tries come 5 s, 15 s, 45 s … an hour apart, until it is out", async () => {
    const { db } = database();
    const transport = new StoredMails();
    transport.answer = () => later;
    await queueNotice(db, "lakshmi@example.in");
    const delays: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      await drainOutbox(outboxOf(db, transport));
      const [row] = await rows();
      if (!row) throw new Error("the mail is gone");
      delays.push((row.nextAt.getTime() - now.getTime()) / SECOND);
      now = new Date(row.nextAt.getTime() - 1);
      expect(await drainOutbox(outboxOf(db, transport))).toBe(0);
      expect((await rows())[0]?.attempts).toBe(i + 1);
      now = row.nextAt;
    }
    expect(delays).toEqual([5, 15, 45, 135, 405, 1215, 3600, 3600, 3600]);
    transport.answer = () => ({ ok: true });
    expect(await drainOutbox(outboxOf(db, transport))).toBe(1);
  });

  test("SMTP away, then back: the notice goes out, the code past its time does not", async () => {
    const { db } = database();
    const server = await openSmtp();
    const sender = { from: "Sthalam <mail@plots.example>", clock };
    const transport = smtpTransport(server.url, sender);
    ends.push(() => transport.close());
    await server.close();
    await queueCode(db, "old@example.in");
    await queueNotice(db, "notice@example.in");
    const outbox = outboxOf(db, transport);
    expect(await drainOutbox(outbox)).toBe(0);
    expect(outbox.said).toEqual(["a mail did not go out yet", "a mail did not go out yet"]);
    after(11 * MINUTE);
    await queueCode(db, "new@example.in");
    const back = await openSmtp({}, server.port);
    ends.push(back.close);
    expect(await drainOutbox(outbox)).toBe(2);
    expect(back.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      "new@example.in",
      "notice@example.in",
    ]);
    await forgetOldMail(outbox);
    expect((await rows()).map(({ recipient }) => recipient)).not.toContain("old@example.in");
  });

  test("a mail server that never answers holds a try 45 s, and the mail is tried again", async () => {
    const { db } = database();
    const transport = new StoredMails();
    let asked = false;
    transport.answer = () => {
      asked = true;
      return new Promise(() => undefined);
    };
    await queueNotice(db, "lakshmi@example.in");
    const outbox = outboxOf(db, transport);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    ends.push(() => vi.useRealTimers());
    const drained = drainOutbox(outbox);
    while (!asked) await setImmediate();
    vi.advanceTimersByTime(45 * SECOND);
    vi.useRealTimers();
    expect(await drained).toBe(0);
    expect(outbox.said).toEqual(["a mail did not go out yet"]);
    transport.answer = () => ({ ok: true });
    after(MINUTE);
    expect(await drainOutbox(outbox)).toBe(1);
  });

  test("a code whose time ends while others are sent does not go out", async () => {
    const { db } = database();
    const transport = new StoredMails();
    transport.answer = () => {
      after(11 * MINUTE);
      return { ok: true };
    };
    for (let i = 0; i < 6; i += 1) await queueCode(db, `visitor${i}@example.in`);
    expect(await drainOutbox(outboxOf(db, transport))).toBe(5);
    expect(transport.sent).toHaveLength(5);
  });

  test("two drains at once never send one mail twice", async () => {
    const { db } = database();
    const second = kind === "postgresql" ? await openDatabase(options()) : database();
    if (kind === "postgresql") ends.push(() => second.close());
    const transport = new StoredMails();
    transport.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { ok: true };
    };
    for (let i = 0; i < 60; i += 1) await queueCode(db, `visitor${i}@example.in`);
    const drains = [db, second.db, db, second.db].map((each) =>
      drainOutbox(outboxOf(each, transport)),
    );
    const sent = await Promise.all(drains);
    expect(sent.reduce((sum, count) => sum + count)).toBe(60);
    expect(new Set(transport.sent.map(({ to }) => to)).size).toBe(60);
    expect(transport.sent).toHaveLength(60);
  });

  test("a mail taken by a process that was killed goes out when its claim ends", async () => {
    const { db } = database();
    const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<SendResult>();
    const killed = new StoredMails();
    killed.answer = () => {
      taken();
      return ended;
    };
    await queueCode(db, "lakshmi@example.in");
    const drained = drainOutbox(outboxOf(db, killed));
    ends.push(async () => {
      end(later);
      await drained;
    });
    await isTaken;
    const transport = new StoredMails();
    after(MINUTE - 1);
    expect(await drainOutbox(outboxOf(db, transport))).toBe(0);
    after(MINUTE);
    expect(await drainOutbox(outboxOf(db, transport))).toBe(1);
  });

  test("a mail that its receiver does not take is given up, and its text forgotten", async () => {
    const { db } = database();
    const transport = new StoredMails();
    transport.answer = () => never;
    await queueCode(db, "gone@example.in");
    const outbox = outboxOf(db, transport);
    await drainOutbox(outbox);
    transport.answer = () => ({ ok: true });
    after(5 * MINUTE);
    expect(await drainOutbox(outbox)).toBe(0);
    expect(outbox.said).toEqual(["a mail was given up"]);
    const [row] = await rows();
    expect([row?.values, row?.lastError]).toEqual([{}, "550 5.1.1 [address] no such box"]);
  });

  test("a row that makes no mail waits for the release that mends it, and holds up no other", async () => {
    const { db } = database();
    const transport = new StoredMails();
    const to = "asha@example.in";
    const path = `/en/reset-password?token=${"t".repeat(60)}`;
    await queueMail(db, ACCOUNT_MAILS.resetLink, { values: { path }, to, language: "en", now });
    await queueCode(db, "a@example.in\r\nBcc: thief@example.in");
    await queueCode(db, "lakshmi@example.in");
    const outbox = outboxOf(db, transport);
    const mailsBefore = outbox.mails.filter(({ kind }) => kind !== ACCOUNT_MAILS.resetLink.kind);
    expect(await drainOutbox({ ...outbox, mails: mailsBefore })).toBe(1);
    expect(transport.sent.map(({ to }) => to)).toEqual(["lakshmi@example.in"]);
    expect(outbox.said).toEqual(["a mail did not go out yet", "a mail did not go out yet"]);
    after(MINUTE);
    expect(await drainOutbox(outbox)).toBe(1);
    expect(transport.sent.at(-1)).toMatchObject({ to, text: expect.stringContaining(path) });
  });

  test("a row that makes no mail in three days is given up, and its text forgotten", async () => {
    const { db } = database();
    await queueNotice(db, "lakshmi@example.in");
    const outbox = outboxOf(db, new StoredMails());
    after(73 * HOUR);
    await drainOutbox({ ...outbox, mails: [] });
    expect(outbox.said).toEqual(["a mail was given up"]);
    const [row] = await rows();
    expect([row?.values, row?.lastError]).toEqual([{}, "unusable-mail: kind"]);
  });

  test("after three days a mail is given up; a week later its row is gone", async () => {
    const { db } = database();
    const transport = new StoredMails();
    transport.answer = () => later;
    await queueNotice(db, "lakshmi@example.in");
    after(73 * HOUR);
    const outbox = outboxOf(db, transport);
    await drainOutbox(outbox);
    expect(outbox.said).toEqual(["a mail was given up"]);
    after((73 + 7 * 24) * HOUR - 1);
    await forgetOldMail(outbox);
    expect(await rows()).toHaveLength(1);
    after((73 + 7 * 24) * HOUR);
    await forgetOldMail(outbox);
    expect(await rows()).toEqual([]);
  });

  test("a mail that waits for its next try is not forgotten", async () => {
    const { db } = database();
    const transport = new StoredMails();
    transport.answer = () => later;
    await queueNotice(db, "lakshmi@example.in");
    await drainOutbox(outboxOf(db, transport));
    after(HOUR);
    await forgetOldMail(outboxOf(db, transport));
    expect(await rows()).toHaveLength(1);
  });

  test("mail of a clock that was years ahead goes out once the clock is right, and what went is forgotten", async () => {
    const { db } = database();
    const transport = new StoredMails();
    const outbox = outboxOf(db, transport);
    after(4 * 365 * 24 * HOUR);
    await queueCode(db, "sent@example.in");
    await drainOutbox(outbox);
    transport.answer = () => later;
    await queueNotice(db, "waits@example.in");
    await drainOutbox(outbox);
    await queueNotice(db, "queued@example.in");
    now = START;
    expect(await drainOutbox(outbox)).toBe(0);
    await hastenMail(outbox);
    await forgetOldMail(outbox);
    expect((await rows()).map(({ recipient }) => recipient).sort()).toEqual([
      "queued@example.in",
      "waits@example.in",
    ]);
    await drainOutbox(outbox);
    after(73 * HOUR);
    outbox.said.length = 0;
    await drainOutbox(outbox);
    expect(outbox.said).toEqual(["a mail was given up", "a mail was given up"]);
  });

  test("mail that waits an hour and what is done with are left as they are", async () => {
    const { db } = database();
    const transport = new StoredMails();
    const outbox = { ...outboxOf(db, transport), random: () => 1 };
    await queueNotice(db, "sent@example.in");
    await drainOutbox(outbox);
    transport.answer = () => never;
    await queueNotice(db, "gone@example.in");
    await drainOutbox(outbox);
    transport.answer = () => later;
    await queueNotice(db, "waits@example.in");
    await db.update(mails).set({ attempts: 20 }).where(eq(mails.recipient, "waits@example.in"));
    await drainOutbox(outbox);
    const before = await rows();
    await hastenMail(outbox);
    await forgetOldMail(outbox);
    expect(await rows()).toEqual(before);
  });
});
