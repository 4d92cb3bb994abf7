import { expect, test } from "vitest";
import { newLeadKey, waitMsOf } from "./lead-key.ts";

const NOW = new Date("2026-11-22T05:00:00Z");

test("a key tells when its form was opened, and no two are the same", () => {
  const key = newLeadKey(NOW.getTime() - 500);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(waitMsOf(key, NOW)).toBe(1500);
  expect(newLeadKey(NOW.getTime() - 500)).not.toBe(key);
});

test.each([
  ["a form opened two seconds ago", newLeadKey(NOW.getTime() - 2000)],
  ["a clock that is ahead", newLeadKey(NOW.getTime() + 5000)],
  ["a key of another kind", "0199c0de-0000-4000-8000-000000000000"],
])("%s waits for nothing", (_, key) => {
  expect(waitMsOf(key, NOW)).toBe(0);
});
