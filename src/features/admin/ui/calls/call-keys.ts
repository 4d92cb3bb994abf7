import type { CallApi } from "#features/accounts/ui.ts";

/**
 * As `call`, with an Idempotency-Key for what changes something: until a change is made, it has the
 * same key each time it is sent, so that one whose answer was lost is made once. With any other change
 * that is made, those that were not are given up: sent again after it, they are meant anew.
 */
export function withKeys(call: CallApi): CallApi {
  const keys = new Map<string, string>();
  const underWay = new Set<string>();
  return async (method, path, body) => {
    if (method === "GET") return call(method, path, body);
    const change = JSON.stringify([method, path, body]);
    const key = keys.get(change) ?? crypto.randomUUID();
    keys.set(change, key);
    underWay.add(key);
    const reply = await call<never>(method, path, body, key);
    underWay.delete(key);
    if (reply.ok) for (const [other, itsKey] of keys) if (!underWay.has(itsKey)) keys.delete(other);
    return reply;
  };
}
