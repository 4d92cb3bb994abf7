import { setTimeout } from "node:timers/promises";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import {
  type BegunCall,
  beginCall,
  giveUpCall,
  type KeyedCall,
  keepAnswer,
} from "#features/admin/commands/answered-calls.server.ts";
import { isIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { type AdminAccessDeps, type AgentCalls, routeOf } from "./admin-access.server.ts";
import { UNKEYED } from "./route-rights.ts";

const LOOK_AGAIN_MS = 200;
/** So long a try waits for an earlier one that is under way; then the browser may ask again. */
const LONGEST_WAIT_MS = 3000;

/**
 * Behind `byRight`: a change that comes again with its Idempotency-Key, because its answer was lost
 * on the way, is not made again: it gets the answer of the first. A try that changed nothing is
 * forgotten, so that the next one sees things as they are then.
 */
export function answerOnce({ context: { db, clock } }: Pick<AdminAccessDeps, "context">) {
  /** An earlier try that is under way is waited for, but not by whom nobody waits for any more. */
  const begin = async (c: Context, call: KeyedCall): Promise<BegunCall> => {
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      if (c.req.raw.signal.aborted) return { kind: "running" };
      const begun = await beginCall(db, call, clock());
      if (begun.kind !== "running" || waited >= LONGEST_WAIT_MS) return begun;
      await setTimeout(LOOK_AGAIN_MS);
    }
  };
  return createMiddleware<AgentCalls>(async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (key === undefined || c.req.method === "GET" || UNKEYED.has(routeOf(c) ?? "")) return next();
    if (!isIdempotencyKey(key)) return c.json(BAD_KEY, 400);
    const call = await toKeyedCall(c, key);
    const begun = await begin(c, call);
    if (begun.kind === "running") return replyBusy(c);
    if (begun.kind === "key-reused") return c.json(KEY_REUSED, 409);
    if (begun.kind === "answered") {
      const { status, json } = begun.answer;
      return new Response(json, { status, headers: { "content-type": "application/json" } });
    }
    await next();
    if (!c.res.ok) return giveUpCall(db, begun);
    const answer = { status: c.res.status, json: await c.res.clone().text() };
    // The change is made, and its answer goes out, whatever becomes of the row.
    await keepAnswer(db, begun, { key, answer }).catch(() => undefined);
  });
}

const BAD_KEY = {
  success: false,
  code: "bad-key",
  message: "The header Idempotency-Key has 8 to 200 letters, digits or signs.",
};

const KEY_REUSED = {
  success: false,
  code: "key-reused",
  message: "This Idempotency-Key came with another call before. Make a new one.",
};

function replyBusy(c: Context): Response {
  c.header("retry-after", "5");
  return c.json({ success: false, code: "busy", message: "This is under way. Ask again." }, 503);
}

async function toKeyedCall(c: Context<AgentCalls>, key: string): Promise<KeyedCall> {
  const { method, path } = c.req;
  return { accountId: c.var.session.account.id, key, method, path, body: await c.req.text() };
}
