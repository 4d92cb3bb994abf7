import { createECDH } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import type { Session } from "#features/accounts/commands/sessions.server.ts";
import { countTry, type Limit } from "#features/accounts/credentials/attempts.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import type { PushShown } from "#features/accounts/model/push-shown.ts";
import { MINUTE_SECONDS } from "#lib/time/time.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { TEST_NOTE } from "#platform/push/drain-push.server.ts";
import {
  findPushDevices,
  findQuietHours,
  removePushDevice,
  savePushDevice,
  seePushDevice,
} from "#platform/push/push-devices.server.ts";
import { isKnownPushEndpoint, isPushEndpoint } from "#platform/push/push-endpoint.ts";
import { queuePush } from "#platform/push/push-outbox.server.ts";
import type { PushTopic } from "#platform/push/push-topics.ts";
import { replyRefused } from "./refusals.server.ts";

/** What the calls of notifications need. */
export interface PushDeps {
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
/** Each is a message to every device of the account. */
const TESTS: Limit = { rule: "push test", most: 5, seconds: 10 * MINUTE_SECONDS };
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

const removalBody = bodyOf({ device: z.uuid("must be the id of a device") });
const seenBody = bodyOf({ endpoint: text(1000) });
const nothing = bodyOf({});

/** An account's notifications of a topic, as their calls tell them. */
export async function findPushShown(
  { context: { db }, push }: PushDeps,
  topic: PushTopic,
  accountId: string,
): Promise<PushShown> {
  const devices = await findPushDevices(db, accountId, topic);
  return {
    publicKey: push.publicKey,
    hours: await findQuietHours(db, accountId),
    devices: devices.map(({ id, device, createdAt, lastSentAt, endpoint }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      mark: digest(endpoint),
      lastSentAt: lastSentAt?.toISOString() ?? null,
    })),
  };
}

/** Below a path of its own: the caller's devices that show notifications of a topic. */
export function pushApi(deps: PushDeps, topic: PushTopic) {
  const { context, push } = deps;
  const { db, clock } = context;
  // The team is trusted with any service on the internet; everybody may have an account.
  const isTaken = topic === "requests" ? isPushEndpoint : isKnownPushEndpoint;
  const deviceBody = bodyOf({
    endpoint: text(1000).refine(
      (address) => isTaken(address, push.isOwnMachine),
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
  const shown = async ({ account }: Session) => ({
    success: true,
    message: "Your notifications.",
    push: await findPushShown(deps, topic, account.id),
  });
  return new Hono<{ Variables: { session: Session } }>()
    .get("/", async (c) => c.json(await shown(c.var.session)))
    .post("/devices", async (c) => {
      const read = await readBody(c, deviceBody);
      if (!read.ok) return read.response;
      const { id: sessionId, account, caller } = c.var.session;
      const of = { accountId: account.id, sessionId, topic, device: caller.device };
      await savePushDevice(db, { ...read.body, ...of }, clock());
      return c.json(await shown(c.var.session));
    })
    .post("/devices/seen", async (c) => {
      const read = await readBody(c, seenBody);
      if (!read.ok) return read.response;
      const { id: sessionId, account } = c.var.session;
      const seen = { accountId: account.id, sessionId, topic, endpoint: read.body.endpoint };
      const isKnown = await seePushDevice(db, seen);
      return c.json({ success: true, message: "Whether it shows notifications.", isKnown });
    })
    .post("/devices/removal", async (c) => {
      const read = await readBody(c, removalBody);
      if (!read.ok) return read.response;
      const own = { accountId: c.var.session.account.id, topic };
      await removePushDevice(db, own, read.body.device);
      return c.json(await shown(c.var.session));
    })
    .post("/test", async (c) => {
      const read = await readBody(c, nothing);
      if (!read.ok) return read.response;
      const { id: subject, email } = c.var.session.account;
      const limited = await countTry(db, { limit: TESTS, subject }, clock());
      if (limited) return replyRefused(c, limited);
      const test = { topic, to: [email], kind: TEST_NOTE, values: {} };
      await queuePush(db, { ...test, now: clock() });
      push.wake();
      return c.json(await shown(c.var.session));
    });
}
