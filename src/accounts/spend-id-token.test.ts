import { expect, test } from "vitest";
import { usedIdTokens } from "#db/schema.ts";
import { describeEachDatabase } from "#db/testing.ts";
import { spendIdToken } from "./spend-id-token.server.ts";

const NOW = new Date("2026-11-21T06:00:00Z");
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describeEachDatabase("used id tokens", ({ database, empty }) => {
  test("of 20 who bring one token at once, one is first", async () => {
    await empty();
    const token = { hash: "a".repeat(64), uselessAt: minutesLater(6), now: NOW };
    const tries = Array.from({ length: 20 }, () => spendIdToken(database().db, token));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  test("what is refused by its age anyway is forgotten", async () => {
    await empty();
    const { db } = database();
    await spendIdToken(db, { hash: "old", uselessAt: minutesLater(6), now: NOW });
    await spendIdToken(db, { hash: "new", uselessAt: minutesLater(13), now: minutesLater(7) });
    expect(await db.select({ hash: usedIdTokens.hash }).from(usedIdTokens)).toEqual([
      { hash: "new" },
    ]);
  });
});
