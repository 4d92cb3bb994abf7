import { expect, test } from "vitest";
import { proofReason } from "./proof-reasons.ts";

test("the fresh proof says what is about to be done, and of one’s own account nothing else", () => {
  const reasons = ["people/deletion", "team/role", "settings"].map(
    (path) => proofReason(`/api/agent/${path}`)?.id,
  );
  expect(new Set(reasons).size).toBe(3);
  expect(reasons).not.toContain(undefined);
  expect(proofReason("/api/second-factor/codes")).toBeNull();
});
