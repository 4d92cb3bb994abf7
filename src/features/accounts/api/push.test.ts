import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import {
  EMAIL,
  HOME,
  joinWithSession,
  makeTestContext,
  type TestContext,
} from "#features/accounts/accounts-testing.ts";
import { openSession, type Session } from "#features/accounts/commands/sessions.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { pushDevices, pushNotes } from "#platform/db/schema.ts";
import { senderOf, TestBrowser } from "#platform/push/push-testing.ts";
import type { PushTopic } from "#platform/push/push-topics.ts";
import { pushApi } from "./push.server.ts";

describeEachDatabase(
  "notifications that anybody with an account may turn on",
  ({ database, empty }) => {
    let context: TestContext;
    let session: Session;
    beforeEach(async () => {
      await empty();
      context = makeTestContext(database().db);
      ({ session } = await joinWithSession(context, EMAIL));
    });

    const publicKey = senderOf(null as never).keys[0].publicKey;
    const post = async (topic: PushTopic, path: string, body: object = {}) => {
      const push = { publicKey, isOwnMachine: false, wake: () => undefined };
      const reply = await new Hono<{ Variables: { session: Session } }>()
        .use(async (c, next) => {
          c.set("session", session);
          await next();
        })
        .route("/", pushApi({ context, push }, topic))
        .request(path, { method: "POST", body: JSON.stringify(body) });
      return { status: reply.status, body: await reply.json() };
    };
    const turnOn = (topic: PushTopic, endpoint: string) => {
      const { p256dh, auth } = new TestBrowser();
      const device = { endpoint, p256dh, auth, vapidKey: publicKey, language: "te" };
      return post(topic, "/devices", device);
    };

    test("go through services that are known, while the team's may be any", async () => {
      const unknown = "https://push.example/1";
      expect(await turnOn("saved", unknown)).toMatchObject({
        status: 400,
        body: { field: "endpoint" },
      });
      expect(await turnOn("saved", "https://fcm.googleapis.com/fcm/send/1")).toMatchObject({
        status: 200,
        body: { push: { devices: [{ lastSentAt: null }] } },
      });
      expect(await turnOn("requests", unknown)).toMatchObject({ status: 200 });
      // Each topic has its own.
      expect(await context.db.$count(pushDevices)).toBe(2);
    });

    test("go on in the next session of their browser, and end where somebody else signs in", async () => {
      const { db } = context;
      const other = await joinWithSession(context, "other@homes.example");
      const { token } = session.caller;
      await turnOn("saved", "https://fcm.googleapis.com/fcm/send/1");
      const signIn = (account: Session["account"], before: string | null) =>
        openSession(context, account, { way: "password", caller: { ...HOME, token: before } });
      const anew = await signIn(session.account, token);
      expect(await db.select().from(pushDevices)).toMatchObject([{ sessionId: anew.id }]);
      await signIn(other.session.account, anew.token);
      expect(await db.$count(pushDevices)).toBe(0);
    });

    test("are tried five times in ten minutes", async () => {
      await turnOn("saved", "https://fcm.googleapis.com/fcm/send/1");
      await turnOn("requests", "https://push.example/1");
      for (let tries = 0; tries < 5; tries += 1)
        expect(await post("saved", "/test")).toMatchObject({ status: 200 });
      expect(await post("saved", "/test")).toMatchObject({
        status: 429,
        body: { code: "too-many-tries", retryAfterSeconds: 600 },
      });
      expect(await context.db.$count(pushNotes)).toBe(5);
      context.pass(600);
      expect(await post("saved", "/test")).toMatchObject({ status: 200 });
    });
  },
);
