import { beforeEach, expect, test } from "vitest";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import {
  BUYER,
  byAgent,
  holdFor,
  makeTestPlots,
  TEST_PROJECT,
} from "#features/projects/commands/plots-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { findEndingHolds } from "./find-ending-holds.server.ts";

const DAY = 24 * 3600;
const NOW = new Date("2026-03-02T04:30:00Z");

describeEachDatabase("holds that end", ({ database, empty }) => {
  beforeEach(empty);

  test("those that end until then, the first to end first, with whom they are for", async () => {
    const context = { db: database().db, clock: () => NOW };
    await makeTestPlots(context, 4);
    const hold = (number: string, seconds: number) =>
      changePlots(context, {
        project: TEST_PROJECT,
        seen: [{ number, version: 1 }],
        by: byAgent(),
        wanted: holdFor(NOW, seconds),
      });
    await hold("1", DAY);
    await hold("2", DAY + 1);
    await hold("3", 3600);
    const to = new Date(NOW.getTime() + DAY * 1000);
    const holds = await findEndingHolds(context.db, { from: NOW, to });
    expect(holds.map(({ number }) => number)).toEqual(["3", "1"]);
    expect(holds[0]).toEqual({
      project: TEST_PROJECT,
      projectName: "Kanuru Acres",
      number: "3",
      heldUntil: "2026-03-02T05:30:00.000Z",
      buyer: BUYER,
    });
  });
});
