import { expect, test } from "vitest";
import { ownDuties, type StateDuties, takeOwnDuties } from "./state-duties.ts";

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

test("duties are taken once: the same again is no news, those of another region are refused", () => {
  expect(ownDuties()).toBeNull();
  takeOwnDuties(dutiesOf("4"));
  takeOwnDuties(dutiesOf("4"));
  for (const other of [dutiesOf("5"), null])
    expect(() => takeOwnDuties(other)).toThrow("The duties of two regions");
  expect(ownDuties()).toEqual(dutiesOf("4"));
});
