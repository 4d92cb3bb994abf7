/** Nobody fills in a form faster; a program does. */
const QUICKEST_MS = 2000;
const TIME_BYTES = 6;
const TIMED_KEY = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** A key for one filled form: a UUID of version 7 (RFC 9562, 5.7) that holds when it was opened. */
export function newLeadKey(openedAt: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let at = 0; at < TIME_BYTES; at++)
    bytes[at] = Math.floor(openedAt / 256 ** (TIME_BYTES - 1 - at)) % 256;
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** How long to wait before a form that was opened a moment ago is taken; 0 when it is now. */
export function waitMsOf(key: string, now: Date): number {
  if (!TIMED_KEY.test(key)) return 0;
  const openedAt = Number.parseInt(key.replace("-", "").slice(0, 2 * TIME_BYTES), 16);
  const age = now.getTime() - openedAt;
  // A clock that is ahead of ours says nothing.
  return age < 0 ? 0 : Math.max(0, QUICKEST_MS - age);
}
