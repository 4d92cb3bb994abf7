import { createECDH } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { type AccountsContext, digest } from "#features/accounts/index.server.ts";
import type { PushShown } from "#features/admin/model/replies.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { TEST_NOTE } from "#platform/push/drain-push.server.ts";
import {
  findPushDevices,
  findQuietHours,
  removePushDevice,
  savePushDevice,
  saveQuietHours,
  seePushDevice,
} from "#platform/push/push-devices.server.ts";
import { isPushEndpoint } from "#platform/push/push-endpoint.ts";
import { queuePush } from "#platform/push/push-outbox.server.ts";
import type { AgentCalls } from "./admin-access.server.ts";

/** What the calls of notifications need. */
export interface AdminPushDeps {
  readonly context: AccountsContext;
  readonly push: {
    /** The one that browsers subscribe with, base64url. */
    readonly publicKey: string;
    readonly isOwnMachine: boolean;
    /** Sends what is queued. */
    readonly wake: () => void;
  };
}

const AUTH_BYTES = 16;
const hour = z.int("must be a full hour").min(0).max(23, "must be an hour from 0 to 23");
const base64url = text(200).regex(/^[\w-]+={0,2}$/, "must be base64url");
const publicKey = base64url.refine(isPoint, "must be a public key of P-256");

function isPoint(key: string): boolean {
  try {
    const curve = createECDH("prime256v1");
    curve.generateKeys();
    curve.computeSecret(Buffer.from(key, "base64url"));
    return true;
  } catch {
    return false; // which is the answer
  }
}

const hoursBody = bodyOf({
  isQuiet: z.boolean("must be true or false"),
  fromHour: hour,
  toHour: hour,
}).refine(({ isQuiet, fromHour, toHour }) => !isQuiet || fromHour !== toHour, {
  path: ["toHour"],
  error: "must be another hour than the first",
});
const removalBody = bodyOf({ device: z.uuid("must be the id of a device") });
const seenBody = bodyOf({ endpoint: text(1000) });
const nothing = bodyOf({});

/** `/agent/push`: the caller's own devices that show notifications, and when they are quiet. */
export function adminPushApi({ context, push }: AdminPushDeps): Hono<AgentCalls> {
  const { db, clock } = context;
  const deviceBody = bodyOf({
    endpoint: text(1000).refine(
      (address) => isPushEndpoint(address, push.isOwnMachine),
      "must be the https address of a push service",
    ),
    p256dh: publicKey,
    auth: base64url.refine(
      (secret) => Buffer.from(secret, "base64url").length === AUTH_BYTES,
      "must be 16 bytes",
    ),
    vapidKey: publicKey,
    language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`),
  });
  const reply = async (c: Context<AgentCalls>) => {
    const accountId = c.var.session.account.id;
    const devices = await findPushDevices(db, accountId);
    const shown: PushShown = {
      publicKey: push.publicKey,
      hours: await findQuietHours(db, accountId),
      devices: devices.map(({ id, device, createdAt, lastSentAt, endpoint }) => ({
        ...{ id, device, createdAt: createdAt.toISOString(), mark: digest(endpoint) },
        lastSentAt: lastSentAt?.toISOString() ?? null,
      })),
    };
    return c.json({ success: true, message: "Your notifications.", push: shown });
  };
  return new Hono<AgentCalls>()
    .get("/agent/push", reply)
    .post("/agent/push/devices", async (c) => {
      const read = await readBody(c, deviceBody);
      if (!read.ok) return read.response;
      const { id: sessionId, account, caller } = c.var.session;
      const of = { accountId: account.id, sessionId, device: caller.device };
      await savePushDevice(db, { ...read.body, ...of }, clock());
      return reply(c);
    })
    .post("/agent/push/devices/seen", async (c) => {
      const read = await readBody(c, seenBody);
      if (!read.ok) return read.response;
      const { id: sessionId, account } = c.var.session;
      const seen = { accountId: account.id, sessionId, endpoint: read.body.endpoint };
      const isKnown = await seePushDevice(db, seen);
      return c.json({ success: true, message: "Whether it shows notifications.", isKnown });
    })
    .post("/agent/push/devices/removal", async (c) => {
      const read = await readBody(c, removalBody);
      if (!read.ok) return read.response;
      await removePushDevice(db, c.var.session.account.id, read.body.device);
      return reply(c);
    })
    .post("/agent/push/test", async (c) => {
      const read = await readBody(c, nothing);
      if (!read.ok) return read.response;
      const to = [c.var.session.account.email];
      await queuePush(db, { to, kind: TEST_NOTE, values: {}, now: clock() });
      push.wake();
      return reply(c);
    })
    .post("/agent/push/hours", async (c) => {
      const read = await readBody(c, hoursBody);
      if (!read.ok) return read.response;
      const set = { hours: read.body, now: clock() };
      await saveQuietHours(db, c.var.session.account.id, set);
      push.wake();
      return reply(c);
    });
}
