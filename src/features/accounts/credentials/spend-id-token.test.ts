import { expect, test } from "vitest";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { spendIdToken } from "./spend-id-token.server.ts";

describeEachDatabase("used id tokens", ({ database, empty }) => {
  test("of 20 who bring one token at once, one is first", async () => {
    await empty();
    const token = { hash: "a".repeat(64), uselessAt: new Date("2026-11-21T06:06:00Z") };
    const tries = Array.from({ length: 20 }, () => spendIdToken(database().db, token));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });
});
