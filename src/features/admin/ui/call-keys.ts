import type { CallApi } from "#features/accounts/ui.ts";

/** Failures that leave open whether the change was made: its answer was lost, or cut off. */
const UNANSWERED = new Set(["network", "unreadable"]);

/**
 * As `call`, with an Idempotency-Key for what changes something: a change that got no answer has the
 * same key when it is sent again, so that it is made once.
 */
export function withKeys(call: CallApi): CallApi {
  const unanswered = new Map<string, string>();
  return async (method, path, body) => {
    if (method === "GET") return call(method, path, body);
    const change = JSON.stringify([method, path, body]);
    const key = unanswered.get(change) ?? crypto.randomUUID();
    unanswered.set(change, key);
    const reply = await call<never>(method, path, body, key);
    if (reply.ok || !UNANSWERED.has(reply.code)) unanswered.delete(change);
    return reply;
  };
}
