const KEY = /^[\x21-\x7e]{8,200}$/;

/** True of what any client may make up as the header Idempotency-Key: a UUID, most of the time. */
export function isIdempotencyKey(given: string): boolean {
  return KEY.test(given);
}
