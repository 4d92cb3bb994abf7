import { expect, test } from "vitest";
import { outcomeKind } from "./outcome-kind.ts";

test.each([
  [{ added: 3, updated: 0 }, false, "new"],
  [{ added: 3, updated: 2 }, true, "drafts"],
  [{ added: 0, updated: 2 }, false, "changes"],
  [{ added: 0, updated: 2 }, true, "changes"],
  [{ added: 0, updated: 0 }, false, "nothing"],
] as const)("of %j, as drafts %s, is said what visitors have of it", (counts, asDrafts, kind) => {
  expect(outcomeKind(counts, asDrafts)).toBe(kind);
});
