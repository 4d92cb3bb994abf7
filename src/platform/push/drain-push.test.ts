import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, pushDevices, pushNotes } from "#platform/db/schema.ts";
import { drainPush, type PushSender, TEST_NOTE } from "./drain-push.server.ts";
import { pushPoster, type Resolve } from "./post-push.server.ts";
import { savePushDevice, saveQuietHours } from "./push-devices.server.ts";
import { queuePush } from "./push-outbox.server.ts";
import { MORNING, openPushService, readVapid, senderOf, TestBrowser } from "./push-testing.ts";
import { makeVapidPrivateKey, toVapidKey } from "./vapid-keys.server.ts";

const AGENT = "agent@plots.example";
const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(MORNING.getTime() + ms);

describeEachDatabase("notifications", ({ database, empty }) => {
  let service: Awaited<ReturnType<typeof openPushService>>;
  let made = 0;
  beforeEach(async () => {
    await empty();
    service = await openPushService();
  });
  afterEach(() => service.close());

  const addAccount = async (email = AGENT) => {
    const id = randomUUID();
    const names = { name: "Asha", language: "en" as const, createdAt: MORNING };
    await database()
      .db.insert(accounts)
      .values({ id, email, ...names, verifiedAt: MORNING, lastSignInAt: MORNING });
    return id;
  };
  const addDevice = async (
    accountId: string,
    { keys }: PushSender,
    changes: { createdAt?: Date; vapidKey?: string; sessionId?: string } = {},
  ) => {
    made += 1;
    const browser = new TestBrowser();
    const { createdAt = MORNING, ...rest } = changes;
    const device = {
      accountId,
      sessionId: randomUUID(),
      endpoint: `${service.origin}/send/${made}`,
      p256dh: browser.p256dh,
      auth: browser.auth,
      vapidKey: keys[0].publicKey,
      device: "Chrome on Android",
      language: "te" as const,
      topic: "requests" as const,
      ...rest,
    };
    await savePushDevice(database().db, device, createdAt);
    return browser;
  };
  const queue = (kind = "lead", now = MORNING) =>
    queuePush(database().db, {
      topic: "requests",
      to: [AGENT],
      kind,
      values: { reference: "7KM4-Q2XD" },
      now,
    });
  const waiting = () => database().db.$count(pushNotes);

  test("arrive once at each device of an address, readable by that browser alone, and prove who sent them", async () => {
    const sender = senderOf(database().db);
    const accountId = await addAccount();
    const [phone, laptop] = [
      await addDevice(accountId, sender),
      await addDevice(accountId, sender),
    ];
    await addDevice(await addAccount("other@plots.example"), sender);
    expect(await queue()).toBe(2);
    // Two processes at once.
    const sent = await Promise.all([drainPush(sender), drainPush(sender)]);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(2);
    expect(service.posted).toHaveLength(2);
    const read = service.posted.map(({ body }) =>
      [phone, laptop].flatMap((browser) => {
        try {
          return [browser.read(body)];
        } catch {
          return []; // the other one's
        }
      }),
    );
    const said = { title: "1 in te", body: "lead", path: "/agent/leads", tag: "tag", lang: "te" };
    expect(read).toEqual([[said], [said]]);
    for (const { headers, body } of service.posted) {
      expect(headers).toMatchObject({
        "content-encoding": "aes128gcm",
        urgency: "high",
        ttl: "86400",
      });
      expect(body.toString("latin1")).not.toContain("lead");
      const { key, payload } = await readVapid(headers, sender.keys[0].publicKey);
      expect(key).toBe(sender.keys[0].publicKey);
      expect(payload).toMatchObject({ aud: service.origin, sub: "mailto:office@plots.example" });
    }
    expect([await waiting(), await drainPush(sender)]).toEqual([0, 0]);
    const rows = await database().db.select().from(pushDevices);
    expect(rows.flatMap(({ lastSentAt }) => lastSentAt ?? [])).toEqual([MORNING, MORNING]);
  });

  test("are not begun once the process stops, and go out by another", async () => {
    const sender = senderOf(database().db);
    await addDevice(await addAccount(), sender);
    await queue();
    expect(await drainPush(sender, AbortSignal.abort())).toBe(0);
    expect(await drainPush(sender)).toBe(1);
  });

  test("that fall together come as one", async () => {
    const sender = senderOf(database().db);
    const browser = await addDevice(await addAccount(), sender);
    for (let each = 0; each < 3; each += 1) await queue();
    expect(await drainPush(sender)).toBe(1);
    expect(service.posted.map(({ body }) => browser.read(body))).toMatchObject([
      { title: "3 in te", body: "lead,lead,lead" },
    ]);
  });

  test.each([404, 410])("end with the device where its service says %i", async (status) => {
    const results: string[] = [];
    const sender = senderOf(database().db, { onEnd: (result) => results.push(result) });
    await addDevice(await addAccount(), sender);
    await queue();
    service.says.status = status;
    expect(await drainPush(sender)).toBe(0);
    expect([await database().db.$count(pushDevices), await waiting()]).toEqual([0, 0]);
    expect(results).toEqual(["gone"]);
  });

  test("are tried again after longer and longer, or when the service says, and given up after a day", async () => {
    let now = MORNING;
    const lines: object[] = [];
    const log = { warn: (context: object) => lines.push(context) };
    const sender = senderOf(database().db, { clock: () => now, log });
    const accountId = await addAccount();
    const browser = await addDevice(accountId, sender);
    const { db } = database();
    await saveQuietHours(db, accountId, {
      hours: { isQuiet: false, fromHour: 21, toHour: 8 },
      now,
    });
    await queue();
    const nextAt = async () => (await db.select().from(pushNotes))[0]?.nextAt;
    service.says.status = 503;
    await drainPush(sender);
    expect(await nextAt()).toEqual(later(30_000));
    expect(await drainPush(sender)).toBe(0);
    now = later(30_000);
    service.says.headers = { "retry-after": "1200" };
    service.says.status = 429;
    await drainPush(sender);
    expect(await nextAt()).toEqual(later(30_000 + 1_200_000));
    expect(JSON.stringify(lines)).not.toMatch(/send\/|7KM4|127\.0\.0\.1/);
    expect(lines).toMatchObject([{ status: 503 }, { status: 429 }]);
    now = later(2 * HOUR_MS);
    service.says.status = 201;
    expect(await drainPush(sender)).toBe(1);
    expect(browser.read(service.posted.at(-1)?.body ?? Buffer.alloc(0))).toMatchObject({
      body: "lead",
    });
    await queue();
    now = later(25 * HOUR_MS);
    service.says.status = 503;
    await drainPush(sender);
    expect(await waiting()).toBe(0);
  });

  test("of a clock that was years ahead go out once it is right, and are given up a day after that", async () => {
    let now = later(4 * 365 * 24 * HOUR_MS);
    const { db } = database();
    const sender = senderOf(db, { clock: () => now });
    await addDevice(await addAccount(), sender);
    service.says.status = 503;
    await queue("lead", now);
    await drainPush(sender);
    now = MORNING;
    await queue();
    service.says.status = 201;
    expect(await drainPush(sender)).toBe(1);
    expect([service.posted.length, await waiting()]).toEqual([2, 0]);
    await queue("lead", later(4 * 365 * 24 * HOUR_MS));
    service.says.status = 503;
    await drainPush(sender);
    expect((await db.select().from(pushNotes)).map(({ nextAt }) => nextAt)).toEqual([
      later(30_000),
    ]);
    now = later(25 * HOUR_MS);
    await drainPush(sender);
    expect(await waiting()).toBe(0);
  });

  test("that a service refuses for good are not tried again, and the device stays", async () => {
    const sender = senderOf(database().db);
    await addDevice(await addAccount(), sender);
    await queue();
    service.says.status = 413;
    expect(await drainPush(sender)).toBe(0);
    expect([await database().db.$count(pushDevices), await waiting()]).toEqual([1, 0]);
  });

  test("wait through the quiet hours and come as one after, but for a try", async () => {
    let now = later(12 * HOUR_MS);
    const sender = senderOf(database().db, { clock: () => now });
    const browser = await addDevice(await addAccount(), sender);
    for (const kind of ["lead", "lead", TEST_NOTE]) await queue(kind, now);
    expect(await drainPush(sender)).toBe(1);
    expect(service.posted.map(({ body }) => browser.read(body))).toMatchObject([
      { body: TEST_NOTE },
    ]);
    now = later(21 * HOUR_MS);
    expect([await drainPush(sender), await waiting()]).toEqual([0, 2]);
    now = later(22 * HOUR_MS);
    expect(await drainPush(sender)).toBe(1);
    expect(service.posted.map(({ body }) => browser.read(body)).at(-1)).toMatchObject({
      body: "lead,lead",
    });
  });

  test("that wait go out once their owner ends the quiet hours", async () => {
    const now = later(12 * HOUR_MS);
    const sender = senderOf(database().db, { clock: () => now });
    const accountId = await addAccount();
    await addDevice(accountId, sender);
    await queue("lead", now);
    expect(await drainPush(sender)).toBe(0);
    const hours = { isQuiet: false, fromHour: 21, toHour: 8 };
    await saveQuietHours(database().db, accountId, { hours, now });
    expect(await drainPush(sender)).toBe(1);
  });

  test("go by the key that a device was made for, also an older one, and end with a key that is gone", async () => {
    const [older, current] = [toVapidKey(makeVapidPrivateKey()), toVapidKey(makeVapidPrivateKey())];
    const sender = senderOf(database().db, { keys: [current, older] });
    const accountId = await addAccount();
    await addDevice(accountId, sender, { vapidKey: older.publicKey });
    await queue();
    expect(await drainPush(sender)).toBe(1);
    const { key } = await readVapid(service.posted[0]?.headers ?? {}, older.publicKey);
    expect(key).toBe(older.publicKey);
    await queue();
    expect(await drainPush({ ...sender, keys: [current] })).toBe(0);
    expect(await database().db.$count(pushDevices)).toBe(0);
  });

  test("reach an account's ten newest devices", async () => {
    const sender = senderOf(database().db);
    const accountId = await addAccount();
    for (let each = 0; each < 11; each += 1)
      await addDevice(accountId, sender, { createdAt: later(each * 1000) });
    const rows = await database().db.select().from(pushDevices);
    expect(rows).toHaveLength(10);
    expect(rows.map(({ createdAt }) => createdAt)).not.toContainEqual(MORNING);
  });

  test("ask nobody in our own network, where the site is not one's own machine", async () => {
    const lines: object[] = [];
    const sender = senderOf(database().db, {
      post: pushPoster({ isOwnMachine: false }),
      log: { warn: (context) => lines.push(context) },
    });
    await addDevice(await addAccount(), sender);
    await queue();
    expect(await drainPush(sender)).toBe(0);
    expect([service.posted, lines.length]).toEqual([[], 1]);
  });
});

test.each([[["10.0.0.1"]], [["93.184.215.14", "127.0.0.1"]], [["::1"]], [[]]])(
  "a name that leads to %j is not asked",
  async (addresses) => {
    const resolve: Resolve = (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    const post = pushPoster({ isOwnMachine: false, resolve });
    const asked = post({ endpoint: "https://push.example/x", headers: {}, body: Buffer.alloc(0) });
    await expect(asked).rejects.toThrow("The push service is not on the internet.");
  },
);
