import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { StateDuties } from "./state-duties.ts";

// What is taken is of the module, which test files share: this one has a module of its own.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

const dutiesOf = (percent: string): StateDuties => ({
  asOf: "2026-11-24",
  duties: [
    {
      id: "stamp-duty",
      percent,
      source: { publisher: "The state", url: "https://state.example/", dated: null },
    },
  ],
  conflicts: [],
});

test("duties are taken once: the same again is no news, those of another region are refused", async () => {
  const { ownDuties, takeOwnDuties } = await import("./state-duties.ts");
  expect(ownDuties()).toBeNull();
  takeOwnDuties(dutiesOf("4"));
  takeOwnDuties(dutiesOf("4"));
  for (const other of [dutiesOf("5"), null])
    expect(() => takeOwnDuties(other)).toThrow("The duties of two regions");
  expect(ownDuties()).toEqual(dutiesOf("4"));
});
