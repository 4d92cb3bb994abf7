import { beforeEach, expect, test } from "vitest";
import { changePlots } from "#features/projects/commands/change-plots.server.ts";
import {
  byAgent,
  holdFor,
  makeTestPlots,
  TEST_PROJECT,
} from "#features/projects/commands/plots-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { findPlotsOf } from "./find-plots-of.server.ts";

const NOW = new Date("2026-03-02T04:30:00Z");
const PHONE = "+919876543210";

describeEachDatabase("plots of a buyer", ({ database, empty }) => {
  beforeEach(empty);

  test("those held, booked or sold under one of their contacts, and no others", async () => {
    const context = { db: database().db, clock: () => NOW };
    await makeTestPlots(context, 4);
    const change = (number: string, wanted: Parameters<typeof changePlots>[1]["wanted"]) =>
      changePlots(context, {
        project: TEST_PROJECT,
        seen: [{ number, version: 1 }],
        by: byAgent(),
        wanted,
      });
    const [own, other] = ["s@homes.example", "+919800000000"];
    await change("1", holdFor(NOW));
    await change("2", { what: "book", buyer: { name: "S", contact: own } });
    await change("3", { what: "sell", buyer: { name: "T", contact: other } });
    const plots = await findPlotsOf(context.db, [PHONE, own]);
    expect(plots.map(({ number, status }) => [number, status])).toEqual([
      ["1", "held"],
      ["2", "booked"],
    ]);
    expect(plots[0]).toMatchObject({
      projectName: "Kanuru Acres",
      sqYards: 200,
      priceRupees: 4_000_000,
    });
    expect(await findPlotsOf(context.db, [])).toEqual([]);
  });
});
